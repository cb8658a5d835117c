import { procedures } from '../api/procedures.ts';
import type { Services } from '../app.ts';

export function configurationProcedures({ config }: Pick<Services, 'config'>) {
  return { get: procedures.configuration.get.handler(() => config) };
}
