import type { Services } from '../../platform/services.ts';
import { procedures } from '../../platform/tenant-guard/procedures.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { inviteUser } from './invite-user.ts';
import { listUsers } from './list-users.ts';
import { removeSecondFactors } from './remove-second-factors.ts';
import { updateUser } from './update-user.ts';

export function userProcedures({
  database,
  accounts,
  operatorEmails,
}: Pick<Services, 'database' | 'operatorEmails'> & { accounts: Accounts | null }) {
  const { users } = procedures;
  return {
    list: users.list.handler(({ input, context }) =>
      context.withDatabase((own) => listUsers(own, context.scope, input, operatorEmails)),
    ),
    invite: users.invite.handler(({ input, context }) =>
      inviteUser(accounts, context.person, input),
    ),
    update: users.update.handler(({ input, context }) =>
      updateUser(database, context.person, input, operatorEmails),
    ),
    removeSecondFactors: users.removeSecondFactors.handler(({ input, context }) =>
      removeSecondFactors(accounts, context.person, input.id),
    ),
  };
}
