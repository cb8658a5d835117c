import { procedures } from '../api/procedures.ts';
import type { Services } from '../app.ts';
import { findAnsweringBusiness } from './find-answering-business.ts';

export function browserCallProcedures({ calls, database }: Pick<Services, 'calls' | 'database'>) {
  return {
    answeringBusiness: procedures.browserCalls.answeringBusiness.handler(({ input }) =>
      findAnsweringBusiness(database, input),
    ),
    start: procedures.browserCalls.start.handler(({ input }) => calls.startBrowserCall(input)),
  };
}
