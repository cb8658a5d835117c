import type { AppointmentRow } from '@second-ring/contract';
import { and, eq, gt, lt, or, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { appointments } from '../../platform/database/schema/appointments.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { ofNamedBusiness } from '../../platform/lists/of-named-business.ts';
import {
  containing,
  type ListQuery,
  type Page,
  pageFrom,
  pagingOf,
  textColumn,
} from '../../platform/lists/page.ts';
import { type Scope, within } from '../../platform/tenant-guard/person.ts';
import { rowOfAppointment } from './row-of-appointment.ts';

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

export interface AppointmentsQuery extends ListQuery<keyof typeof sortColumns> {
  businessId?: string | undefined;
  /** ISO 8601: those that end after `from` and start before `to`. */
  from?: string | undefined;
  to?: string | undefined;
}

/** The appointments in scope, cancelled ones too, the latest start first unless asked otherwise. */
export async function listAppointments(
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
