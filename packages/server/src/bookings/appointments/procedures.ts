import type { Services } from '../../platform/services.ts';
import { procedures } from '../../platform/tenant-guard/procedures.ts';
import { cancelByHand, createAppointment, moveByHand } from './edit-appointments.ts';
import { listAppointments } from './list-appointments.ts';

export function appointmentProcedures(services: Pick<Services, 'database' | 'booking'>) {
  const { appointments } = procedures;
  return {
    list: appointments.list.handler(({ input, context }) =>
      context.withDatabase((database) => listAppointments(database, context.scope, input)),
    ),
    create: appointments.create.handler(({ input, context }) =>
      createAppointment(services, context.scope, input),
    ),
    move: appointments.move.handler(({ input, context }) =>
      moveByHand(services, context.scope, input),
    ),
    cancel: appointments.cancel.handler(({ input, context }) =>
      cancelByHand(services, context.scope, input.id),
    ),
  };
}
