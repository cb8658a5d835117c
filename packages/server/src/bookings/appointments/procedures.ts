import { randomUUID } from 'node:crypto';
import type { AppointmentRow, NewAppointmentRequest } from '@second-ring/contract';
import { isOpenAt, type Slot } from '@second-ring/conversation';
import { and, eq, gt, lt, or, type SQL } from 'drizzle-orm';
import { readPhoneNumber } from '../../lines/phone-numbers/read-phone-number.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { appointments } from '../../platform/database/schema/appointments.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { ofNamedBusiness } from '../../platform/lists/named-rows.ts';
import {
  containing,
  type ListQuery,
  type Page,
  pageFrom,
  pagingOf,
  textColumn,
} from '../../platform/lists/page.ts';
import { foundOrRefused, Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { type Scope, within } from '../../platform/tenant-guard/person.ts';
import { procedures } from '../../platform/tenant-guard/procedures.ts';
import {
  type ChangeOutcome,
  type Changer,
  type ChangingGround,
  changeBook,
} from './change-book.ts';
import { minutesFor, type StoredAppointment } from './change-once.ts';

export function appointmentProcedures(of: Pick<Services, 'database' | 'booking'>) {
  const services = { ...of, now: () => Date.now() };
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

const {
  id,
  businessId,
  status,
  startAt,
  endAt,
  createdAt,
  customerName,
  customerPhone,
  serviceName,
} = appointments;

const sortColumns = {
  start_at: { expression: startAt, type: 'timestamptz' },
  created_at: { expression: createdAt, type: 'timestamptz' },
  customer_name: textColumn(customerName),
  service_name: textColumn(serviceName),
} as const;

interface AppointmentsQuery extends ListQuery<keyof typeof sortColumns> {
  businessId?: string | undefined;
  /** ISO 8601: those that end after `from` and start before `to`. */
  from?: string | undefined;
  to?: string | undefined;
}

/** The appointments in scope, cancelled ones too, the latest start first unless asked otherwise. */
async function listAppointments(
  database: Queryable,
  scope: Scope,
  query: AppointmentsQuery,
): Promise<Page<AppointmentRow>> {
  const paging = pagingOf(query, sortColumns, 'start_at', id);
  const kept = and(
    within(scope, businessId),
    query.businessId ? eq(businessId, query.businessId) : undefined,
    query.from ? gt(endAt, new Date(query.from)) : undefined,
    query.to ? lt(startAt, new Date(query.to)) : undefined,
    await matching(database, scope, query.q),
  );
  const fetched = await database
    .select({
      appointment: appointments,
      business: { name: businesses.name, timeZone: businesses.timeZone },
      id,
      position: paging.position,
    })
    .from(appointments)
    .innerJoin(businesses, eq(businesses.id, businessId))
    .where(and(kept, paging.after))
    .orderBy(...paging.orderBy)
    .limit(paging.fetch);
  const total = await database.$count(appointments, kept);
  return pageFrom(paging, '/api/appointments', fetched, total, ({ appointment, business }) =>
    rowOfAppointment(appointment, business),
  );
}

async function matching(
  database: Queryable,
  scope: Scope,
  q: string | undefined,
): Promise<SQL | undefined> {
  if (!q) return undefined;
  return or(
    containing(q, [customerName, customerPhone, serviceName, status]),
    await ofNamedBusiness(database, scope, q, businessId),
  );
}

/**
 * Books by hand: opening hours and lead time do not bind the owner, what is booked does. Refuses
 * with `NOT_FOUND` outside the scope and with `SLOT_TAKEN`.
 */
async function createAppointment(
  ground: ChangingGround,
  scope: Scope,
  request: NewAppointmentRequest,
): Promise<AppointmentRow> {
  const { business_id: businessId, service_id: serviceId = null, note = null } = request;
  const { database } = ground;
  const [row] = await database
    .select()
    .from(businesses)
    .where(and(eq(businesses.id, businessId), within(scope, businesses.id)));
  const business = foundOrRefused(row, 'business');
  const change = {
    kind: 'book',
    slot: slotFrom(request.start_at, minutesFor(business, serviceId)),
    serviceId,
    name: request.customer_name || null,
    phone: readPhoneNumber(request.customer_phone || null) ?? null,
    note,
  } as const;
  const id = bookedOrRefused(await changeBook(ground, change, byHand(businessId)));
  return getAppointment(database, scope, id);
}

/**
 * Moves to another start, one that is to come; it takes as long as before. Refuses like
 * `createAppointment`.
 */
async function moveByHand(
  ground: ChangingGround,
  scope: Scope,
  { id, start_at }: { id: string; start_at: string },
): Promise<AppointmentRow & { outside_hours: boolean }> {
  const { database } = ground;
  const before = await getAppointment(database, scope, id);
  if (Date.parse(start_at) <= ground.now())
    throw new Refusal('INVALID_REQUEST', 'This time is past. Choose one that is to come.');
  const minutes = (Date.parse(before.end_at) - Date.parse(before.start_at)) / 60_000;
  const slot = slotFrom(start_at, minutes);
  const change = { kind: 'moveAppointment', appointmentId: id, slot } as const;
  bookedOrRefused(await changeBook(ground, change, byHand(before.business_id, before.test)));
  const moved = await getAppointment(database, scope, id);
  return { ...moved, outside_hours: await isOutsideHours(database, before.business_id, slot) };
}

/** Whether the business is known to be closed when something begins, or as it ends. */
async function isOutsideHours(database: Queryable, id: string, slot: Slot): Promise<boolean> {
  const [business] = await database
    .select({ hours: businesses.businessHours, timeZone: businesses.timeZone })
    .from(businesses)
    .where(eq(businesses.id, id));
  if (!business) return false;
  const { hours, timeZone } = business;
  return [slot.start, slot.end - 1].some((at) => isOpenAt(hours, at, timeZone) === 'closed');
}

/** Calls off; what is off already stays so. Refuses with `NOT_FOUND` outside the scope. */
async function cancelByHand(
  ground: ChangingGround,
  scope: Scope,
  id: string,
): Promise<AppointmentRow> {
  const { database } = ground;
  const before = await getAppointment(database, scope, id);
  if (before.status === 'cancelled') return before;
  const change = { kind: 'cancelAppointment', appointmentId: id } as const;
  await changeBook(ground, change, byHand(before.business_id, before.test));
  return getAppointment(database, scope, id);
}

function slotFrom(startAt: string, minutes: number): Slot {
  const start = Date.parse(startAt);
  return { start, end: start + minutes * 60_000 };
}

function bookedOrRefused(outcome: ChangeOutcome): string {
  if (outcome.kind === 'booked') return outcome.appointmentId;
  throw new Refusal('SLOT_TAKEN', 'This time is taken. Please choose another.');
}

function byHand(businessId: string, test = false): Changer {
  return { effectId: `by-hand:${randomUUID()}`, businessId, callId: null, test };
}

/** One appointment. Refuses with `NOT_FOUND` outside the scope. */
async function getAppointment(
  database: Queryable,
  scope: Scope,
  id: string,
): Promise<AppointmentRow> {
  const [found] = await database
    .select({
      appointment: appointments,
      business: { name: businesses.name, timeZone: businesses.timeZone },
    })
    .from(appointments)
    .innerJoin(businesses, eq(businesses.id, appointments.businessId))
    .where(and(eq(appointments.id, id), within(scope, appointments.businessId)));
  const { appointment, business } = foundOrRefused(found, 'appointment');
  return rowOfAppointment(appointment, business);
}

/** A stored appointment as the API shows it. */
function rowOfAppointment(
  appointment: StoredAppointment,
  business: Pick<typeof businesses.$inferSelect, 'name' | 'timeZone'>,
): AppointmentRow {
  return {
    id: appointment.id,
    business_id: appointment.businessId,
    business_name: business.name,
    time_zone: business.timeZone,
    call_id: appointment.callId,
    service_id: appointment.serviceId,
    service_name: appointment.serviceName,
    customer_name: appointment.customerName,
    customer_phone: appointment.customerPhone,
    start_at: appointment.startAt.toISOString(),
    end_at: appointment.endAt.toISOString(),
    note: appointment.note,
    status: appointment.status,
    test: appointment.test,
    created_at: appointment.createdAt.toISOString(),
    updated_at: appointment.updatedAt.toISOString(),
  };
}
