import { procedures } from '../api/procedures.ts';
import type { Services } from '../app.ts';
import { keepCommitment } from './keep-commitment.ts';
import { listCommitments } from './list-commitments.ts';

export function commitmentProcedures({ database }: Pick<Services, 'database'>) {
  const { commitments } = procedures;
  return {
    list: commitments.list.handler(({ input, context }) =>
      listCommitments(database, context.scope, input),
    ),
    keep: commitments.keep.handler(({ input, context }) =>
      keepCommitment(database, context.scope, input),
    ),
  };
}
