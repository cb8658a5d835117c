import { procedures } from '../api/procedures.ts';
import type { Services } from '../app.ts';
import { makeCalendarFeed } from '../calendar/make-calendar-feed.ts';
import { getBusiness } from './get-business.ts';
import { listBusinesses } from './list-businesses.ts';
import { updateBusiness } from './update-business.ts';

export function businessProcedures({
  database,
  jobs,
  publicUrl,
}: Pick<Services, 'database' | 'jobs' | 'publicUrl'>) {
  const { businesses } = procedures;
  return {
    list: businesses.list.handler(({ input, context }) =>
      listBusinesses(database, context.scope, input),
    ),
    get: businesses.get.handler(({ input, context }) =>
      getBusiness(database, context.scope, input.id),
    ),
    update: businesses.update.handler(({ input: { id, ...change }, context }) =>
      updateBusiness(database, jobs, context.scope, id, change),
    ),
    makeCalendarFeed: businesses.makeCalendarFeed.handler(({ input, context }) =>
      makeCalendarFeed(database, publicUrl, context.scope, input.id),
    ),
  };
}
