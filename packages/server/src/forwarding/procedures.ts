import { procedures } from '../api/procedures.ts';
import type { Services } from '../app.ts';
import { checkForwarding, forwardingOf } from './find-forwarding.ts';

export function forwardingProcedures({ database }: Pick<Services, 'database'>) {
  const { forwarding } = procedures;
  return {
    check: forwarding.check.handler(({ input }) => checkForwarding(database, input.claimToken)),
    mine: forwarding.mine.handler(({ context }) =>
      context.withDatabase((own) => forwardingOf(own, context.person)),
    ),
  };
}
