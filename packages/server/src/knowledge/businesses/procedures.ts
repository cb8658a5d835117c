import type { Services } from '../../platform/services.ts';
import { procedures } from '../../platform/tenant-guard/procedures.ts';
import { getBusiness } from './get-business.ts';
import { listBusinesses } from './list-businesses.ts';
import { makeCalendarFeed } from './make-calendar-feed.ts';
import { updateBusiness } from './update-business.ts';

export function businessProcedures(services: Pick<Services, 'jobs' | 'publicUrl' | 'tolls'>) {
  const { publicUrl } = services;
  const { businesses } = procedures;
  return {
    list: businesses.list.handler(({ input, context }) =>
      context.withDatabase((database) => listBusinesses(database, context.scope, input)),
    ),
    get: businesses.get.handler(({ input, context }) =>
      context.withDatabase((database) => getBusiness(database, context.scope, input.id)),
    ),
    update: businesses.update.handler(({ input: { id, ...change }, context }) =>
      context.withDatabase((database) => updateBusiness(database, services, context, id, change)),
    ),
    makeCalendarFeed: businesses.makeCalendarFeed.handler(({ input, context }) =>
      context.withDatabase((database) =>
        makeCalendarFeed(database, publicUrl, context.scope, input.id),
      ),
    ),
  };
}
