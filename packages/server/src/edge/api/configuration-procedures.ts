import type { Services } from '../../platform/services.ts';
import { procedures } from '../../platform/tenant-guard/procedures.ts';

export function configurationProcedures({ config }: Pick<Services, 'config'>) {
  return { get: procedures.configuration.get.handler(() => config) };
}
