import { procedures } from '../../platform/tenant-guard/procedures.ts';
import { dismissQuestions } from './dismiss-questions.ts';
import { listInbox } from './list-inbox.ts';

export function knowledgeInboxProcedures() {
  const { knowledgeInbox } = procedures;
  return {
    list: knowledgeInbox.list.handler(({ input, context }) =>
      context.withDatabase((database) => listInbox(database, context.scope, input.id)),
    ),
    dismiss: knowledgeInbox.dismiss.handler(({ input, context }) =>
      context.withDatabase((database) => dismissQuestions(database, context.scope, input)),
    ),
  };
}
