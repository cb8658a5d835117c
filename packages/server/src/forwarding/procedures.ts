import { procedures } from '../api/procedures.ts';
import type { Services } from '../app.ts';
import { checkForwarding, forwardingOf } from './find-forwarding.ts';

export function forwardingProcedures({ database, config }: Pick<Services, 'database' | 'config'>) {
  const { forwarding } = procedures;
  return {
    check: forwarding.check.handler(({ input }) =>
      checkForwarding(database, config, input.claimToken),
    ),
    mine: forwarding.mine.handler(({ context }) =>
      context.withDatabase((own) => forwardingOf(own, config, context.person)),
    ),
  };
}
