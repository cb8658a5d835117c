import type { Appointment, Instant, Request, RequestResult, Slot, Wish } from '../src/index.ts';
import { localDateTime } from '../src/understanding/slots/time-zone.ts';

const hour = 60 * 60_000;
/** Hours at which the book of the scenarios takes appointments, local time. */
const firstHour = 9;
const lastHour = 16;
const mostTold = 3;

/**
 * A small appointment book for scenarios: one chair, one-hour appointments on the hour, every day
 * from nine to five. Answers what a conversation may ask of a real one.
 */
export class AppointmentBook {
  readonly appointments: (Appointment & { phone: string | null })[] = [];
  readonly texted: string[] = [];
  /** True: it answers nothing that would change it. */
  silent = false;
  readonly #timeZone: string;

  constructor(timeZone: string) {
    this.#timeZone = timeZone;
  }

  /** The answer to a request; null where it asks nothing of a book. */
  answer(request: Request): RequestResult | 'silence' | null {
    const changes = ['book', 'moveAppointment', 'cancelAppointment'];
    if (this.silent && changes.includes(request.kind)) return 'silence';
    switch (request.kind) {
      case 'findSlots':
        return this.#find(request.wish);
      case 'findAppointments': {
        const mine = this.appointments.filter(({ phone }) => phone === request.phone);
        return { kind: 'appointments', appointments: mine };
      }
      case 'book': {
        if (this.#taken(request.slot.start)) return this.#unavailable(request.slot.start);
        const id = `appointment-${this.appointments.length + 1}`;
        const { slot, serviceId, phone } = request;
        this.appointments.push({ ...slot, id, serviceId, phone });
        return { kind: 'booked', appointmentId: id, slot };
      }
      case 'moveAppointment': {
        const found = this.appointments.find(({ id }) => id === request.appointmentId);
        if (!found || this.#taken(request.slot.start)) return this.#unavailable(request.slot.start);
        Object.assign(found, request.slot);
        return { kind: 'booked', appointmentId: found.id, slot: request.slot };
      }
      case 'cancelAppointment': {
        const index = this.appointments.findIndex(({ id }) => id === request.appointmentId);
        if (index >= 0) this.appointments.splice(index, 1);
        return { kind: 'cancelled' };
      }
      case 'textWhenKnown':
      case 'textConfirmation':
        this.texted.push(request.phone);
        return { kind: 'acknowledged' };
      case 'alertOwner':
      case 'stopTexts':
      case 'askModel':
        return null;
    }
  }

  #find({ from, to, start }: Wish): RequestResult {
    if (start !== null && this.#open(start) && !this.#taken(start))
      return { kind: 'slots', slots: [slotAt(start)], exact: true };
    const around = start === null ? from : Math.max(from, start - 2 * hour);
    const slots = this.#free(around, to);
    return { kind: 'slots', slots: slots.slice(0, mostTold), exact: start === null };
  }

  #free(from: Instant, to: Instant): Slot[] {
    const slots: Slot[] = [];
    for (let at = Math.ceil(from / hour) * hour; at < to; at += hour)
      if (this.#open(at) && !this.#taken(at)) slots.push(slotAt(at));
    return slots;
  }

  #unavailable(near: Instant): RequestResult {
    const alternatives = this.#free(near, near + 24 * hour).slice(0, mostTold);
    return { kind: 'unavailable', alternatives };
  }

  #open(at: Instant): boolean {
    const local = localDateTime(at, this.#timeZone);
    return local.minute === 0 && local.hour >= firstHour && local.hour <= lastHour;
  }

  #taken(start: Instant): boolean {
    return this.appointments.some((appointment) => appointment.start === start);
  }
}

function slotAt(start: Instant): Slot {
  return { start, end: start + hour };
}
