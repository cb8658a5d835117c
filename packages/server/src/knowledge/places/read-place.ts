import { newAgentSentences } from '@second-ring/contract';
import {
  type BusinessHours,
  type OpenPeriod,
  type Region,
  type Weekday,
  weekdays,
} from '@second-ring/conversation';
import { z } from 'zod';
import { Refusal } from '../../platform/refusal.ts';
import { allDay, hoursOf, overlaps, timeOf } from '../opening-hours/week.ts';
import { placeOfAddress } from './place-of-address.ts';
import { readNumber } from './read-number.ts';
import { regionNamed, timeZoneOf } from './regions.ts';

/** What a place says about its business. Null: it does not say, or says something senseless. */
export interface PlaceFacts {
  placeId: string;
  name: string;
  address: string | null;
  /** E.164. */
  phone: string | null;
  website: string | null;
  about: string | null;
  hours: BusinessHours | null;
  /** Google's place types, the primary one first. */
  types: string[];
  region: Region | null;
  timeZone: string | null;
}

const text = (most: number) =>
  z.preprocess(textOf, z.string().trim().min(1).max(most)).optional().catch(undefined);

const address = z.looseObject({
  longText: z.string().optional(),
  shortText: z.string().optional(),
  long_name: z.string().optional(),
  short_name: z.string().optional(),
  types: z.array(z.string()),
});
const degrees = z.object({ lat: z.number(), lng: z.number() });

/** Old form and new beside each other; a field of the wrong kind counts as missing. */
const place = z.object({
  id: text(300),
  place_id: text(300),
  name: text(200),
  displayName: text(200),
  formattedAddress: text(500),
  formatted_address: text(500),
  vicinity: text(500),
  internationalPhoneNumber: text(50),
  international_phone_number: text(50),
  nationalPhoneNumber: text(50),
  formatted_phone_number: text(50),
  websiteURI: text(2000),
  website: text(2000),
  editorialSummary: text(2000),
  regularOpeningHours: z.looseObject({ periods: z.unknown() }).nullish().catch(undefined),
  opening_hours: z.looseObject({ periods: z.unknown() }).nullish().catch(undefined),
  addressComponents: z.array(address).nullish().catch(undefined),
  address_components: z.array(address).nullish().catch(undefined),
  location: degrees.nullish().catch(undefined),
  geometry: z.object({ location: degrees }).nullish().catch(undefined),
  primaryType: text(100),
  types: z.array(z.string().max(100)).max(50).nullish().catch(undefined),
  timeZone: text(100),
});
type RawPlace = z.infer<typeof place>;

/**
 * Reads a place as the browser's Google Maps library gives it, of the old form (`place_id`, `name`)
 * or the new (`id`, `displayName`). It comes from a browser: nothing in it is believed to be of the
 * right kind.
 * @throws Refusal `PLACE_NOT_FOUND` without a name or an id.
 */
export function readPlace(source: unknown): PlaceFacts {
  const parsed = place.safeParse(source);
  const raw: RawPlace = parsed.success ? parsed.data : {};
  const placeId = raw.place_id ?? raw.id;
  const name = raw.displayName ?? raw.name;
  if (!placeId || !name) throw new Refusal('PLACE_NOT_FOUND', newAgentSentences.invalidPlace);
  const written = raw.formattedAddress ?? raw.formatted_address ?? raw.vicinity ?? null;
  const { country, region } = whereIs(raw, written);
  const spot = raw.location ?? raw.geometry?.location;
  const position = spot && { latitude: spot.lat, longitude: spot.lng };
  return {
    placeId,
    name,
    address: written,
    phone: numberOf(raw, country),
    website: webAddress(raw.websiteURI ?? raw.website),
    about: raw.editorialSummary ?? null,
    hours: hoursOfPeriods((raw.regularOpeningHours ?? raw.opening_hours)?.periods),
    types: [...new Set([raw.primaryType ?? [], raw.types ?? []].flat())],
    region,
    timeZone: timeZoneOf({ ...position, timeZone: raw.timeZone ?? null, region }),
  };
}

function whereIs(raw: RawPlace, written: string | null) {
  const components = raw.addressComponents ?? raw.address_components ?? [];
  const short = (type: string) => {
    const found = components.find(({ types }) => types.includes(type));
    return found?.shortText ?? found?.short_name ?? null;
  };
  const country = short('country');
  const region =
    regionNamed(short('administrative_area_level_1'), country) ??
    (written ? placeOfAddress(written, country).region : null);
  return { country: country ?? region?.country ?? null, region };
}

function numberOf(raw: RawPlace, country: string | null): string | null {
  const international = raw.internationalPhoneNumber ?? raw.international_phone_number;
  const national = raw.nationalPhoneNumber ?? raw.formatted_phone_number;
  const read = (written: string | undefined) => (written ? readNumber(written, country) : null);
  return read(international) ?? read(national);
}

function webAddress(written: string | undefined): string | null {
  if (!written || !URL.canParse(written)) return null;
  const { protocol, href } = new URL(written);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

/** Google writes some texts as `{text, languageCode}`. */
function textOf(value: unknown): unknown {
  const wrapped = z.object({ text: z.string() }).safeParse(value);
  return wrapped.success ? wrapped.data.text : (value ?? undefined);
}

/** A moment of the week in either of Google's forms: `{day, hour, minute}` or `{day, time: "0900"}`. */
const moment = z
  .object({
    day: z.int().min(0).max(6),
    hour: z.int().optional(),
    minute: z.int().optional(),
    hours: z.int().optional(),
    minutes: z.int().optional(),
    time: z
      .string()
      .regex(/^\d{4}$/)
      .optional(),
  })
  .transform(({ day, time, hour, hours, minute, minutes }, context) => {
    const read = time
      ? timeOf(Number(time.slice(0, 2)), Number(time.slice(2)))
      : timeOf(hour ?? hours ?? Number.NaN, minute ?? minutes ?? 0);
    if (read === null) context.addIssue('This is no time of day.');
    return { day, time: read ?? '' };
  });

const periods = z
  .array(z.object({ open: moment, close: moment.nullish() }))
  .min(1)
  .max(100);
type Moment = z.infer<typeof moment>;

/** Google counts days from Sunday. */
const weekdayAt = (day: number): Weekday => weekdays[(day + 6) % 7] ?? 'monday';

/**
 * The week of a place from its opening periods: overnight, split and round-the-clock days included.
 * Null where there are none or they make no sense: then the hours are not known.
 * @param source `regularOpeningHours.periods` of the new form or `opening_hours.periods` of the old.
 */
export function hoursOfPeriods(source: unknown): BusinessHours | null {
  const parsed = periods.safeParse(source);
  if (!parsed.success) return null;
  const week = new Map<Weekday, OpenPeriod[]>(weekdays.map((day) => [day, []]));
  for (const { open, close } of parsed.data) {
    if (!close) {
      // Google's form for a place that never closes: one period that opens and does not end.
      if (parsed.data.length > 1) return null;
      for (const day of weekdays) week.set(day, [allDay]);
      break;
    }
    for (const [day, span] of spansOf(open, close)) week.get(weekdayAt(day))?.push(span);
  }
  if ([...week.values()].some(overlaps)) return null;
  return hoursOf(week);
}

/** One span a day. A span that ends the next morning stays with the evening it began on. */
function spansOf(open: Moment, close: Moment): [number, OpenPeriod][] {
  const days = (close.day - open.day + 7) % 7;
  const sameDay = days === 0 && open.time < close.time;
  if (sameDay) return [[open.day, { open: open.time, close: close.time }]];
  if (days === 1 && close.time <= open.time) {
    const whole = open.time === '00:00' && close.time === '00:00';
    return [[open.day, whole ? allDay : { open: open.time, close: close.time }]];
  }
  const length = days === 0 ? 7 : days;
  const between = Array.from({ length: length - 1 }, (_, step): [number, OpenPeriod] => [
    (open.day + step + 1) % 7,
    allDay,
  ]);
  const first = open.time === '00:00' ? allDay : { open: open.time, close: '00:00' };
  const last: [number, OpenPeriod][] =
    close.time === '00:00' ? [] : [[close.day, { open: '00:00', close: close.time }]];
  return [[open.day, first], ...between, ...last];
}
