import { procedures } from '../../platform/tenant-guard/procedures.ts';
import { keepCommitment } from './keep-commitment.ts';
import { listCommitments } from './list-commitments.ts';

export function commitmentProcedures() {
  const { commitments } = procedures;
  return {
    list: commitments.list.handler(({ input, context }) =>
      context.withDatabase((database) => listCommitments(database, context.scope, input)),
    ),
    keep: commitments.keep.handler(({ input, context }) =>
      context.withDatabase((database) => keepCommitment(database, context.scope, input)),
    ),
  };
}
