import { procedures } from '../api/procedures.ts';
import type { Services } from '../app.ts';

export function browserCallProcedures({ calls }: Pick<Services, 'calls'>) {
  return {
    start: procedures.browserCalls.start.handler(({ input }) => calls.startBrowserCall(input)),
  };
}
