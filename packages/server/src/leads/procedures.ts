import { procedures } from '../api/procedures.ts';
import type { Services } from '../app.ts';
import { noteContact } from './note-contact.ts';

export function leadProcedures({ database }: Pick<Services, 'database'>) {
  return {
    update: procedures.leads.update.handler(({ input, context }) =>
      noteContact(database, context.scope, input),
    ),
  };
}
