import type { Services } from '../../platform/services.ts';
import { procedures } from '../../platform/tenant-guard/procedures.ts';
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
