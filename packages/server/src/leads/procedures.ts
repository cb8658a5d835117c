import { procedures } from '../api/procedures.ts';
import { noteContact } from './note-contact.ts';

export function leadProcedures() {
  return {
    update: procedures.leads.update.handler(({ input, context }) =>
      context.withDatabase((database) => noteContact(database, context.scope, input)),
    ),
  };
}
