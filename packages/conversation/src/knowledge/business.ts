/**
 * What one business has told us about itself: the only source of facts the receptionist may speak.
 * The shapes are those the owner edits, so that nothing is lost between the form and the call.
 */

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** A span of one day, local time, `HH:MM`. A `close` at or before `open` runs past midnight. */
export interface OpenPeriod {
  open: string;
  close: string;
}

/** One weekday. `more` holds further spans of a split day, in order. */
export interface DayHours extends OpenPeriod {
  isClosed: boolean;
  more?: OpenPeriod[] | undefined;
}

/** A date on which the weekly hours do not hold. */
export interface HoursException extends DayHours {
  /** `YYYY-MM-DD`, local to the business. */
  date: string;
  /** What callers call the day, such as "Boxing Day". */
  name?: string | undefined;
}

export type BusinessHours = Record<Weekday, DayHours> & {
  exceptions?: HoursException[] | undefined;
};

export type PricingType = 'simple' | 'options' | 'dont_say';

/** A price as its owner typed it: `899`, `"899"`, `"from $99"`, `"120/hour"`, `""`. */
export type PriceText = string | number | null | undefined;

export interface ServiceOption {
  id: string;
  name: string;
  price?: PriceText;
  /** What its name stands for, where the owner wrote it elsewhere: "under 20 pounds". Read, never stored. */
  measure?: string;
  /** What its name means in words, each way of saying it: "past the shoulders". Read, never stored. */
  meanings?: readonly string[];
}

export interface Service {
  id: string;
  name: string;
  description?: string | null | undefined;
  pricingType: PricingType;
  basePrice?: PriceText;
  options: ServiceOption[];
  source?: string | undefined;
  /** Names or ids of services this one is worth offering with. */
  goesWith?: string[] | undefined;
  /** The service's name in French, where the owner gave one. */
  nameFr?: string | undefined;
  /** How long an appointment for it takes; an hour where the owner does not say. */
  durationMinutes?: number | undefined;
  /** What the owner adds to its price in some cases, as it was written elsewhere. Read, never stored. */
  addedElsewhere?: readonly WrittenSurcharge[];
}

/** "Full washes of a van with roof racks are 15 extra", as one of its services reads it. */
export interface WrittenSurcharge {
  noteId: string;
  title: string;
  said: string;
  cents: number;
  /** What it depends on: any one of these ways of saying it. */
  ways: readonly string[];
}

export type FaqAnswer = 'yes' | 'no' | 'explain';

export interface FaqItem {
  id: string;
  question: string;
  answer: FaqAnswer;
  explanation?: string | null | undefined;
  questionFr?: string | undefined;
  explanationFr?: string | undefined;
}

export interface OperationsNote {
  id: string;
  title: string;
  content: string;
  contentFr?: string | undefined;
}

/** Something a business gives for a while, or until it is taken off the list. */
export interface Promotion {
  id: string;
  title: string;
  /** What it gives, in the owner's words: "$50 off any full tint". */
  offer: string;
  titleFr?: string | undefined;
  offerFr?: string | undefined;
  /** Names or ids of the services it belongs to; none: it belongs to no service in particular. */
  goesWith?: string[] | undefined;
  /** The first and the last day it runs, both inclusive, `YYYY-MM-DD` local to the business. */
  firstDay?: string | undefined;
  lastDay?: string | undefined;
}

export interface BusinessDetails {
  summary?: { core_purpose?: string; primary_value_proposition?: string } | undefined;
  persona_and_style?:
    | { suggested_persona?: string; suggested_tone?: string; style_notes?: string }
    | undefined;
  keywords_for_recognition?: string[] | undefined;
  readiness_assessment?:
    | { summary?: string; strengths?: string[]; limitations?: string[] }
    | undefined;
}

/** Where a business keeps its holidays: a province or a state. */
export interface Region {
  country: 'CA' | 'US';
  /** The postal abbreviation of the province or state, such as `BC`. */
  subdivision: string;
}

export interface BusinessKnowledge {
  name: string;
  industry?: string | null | undefined;
  phone?: string | null | undefined;
  email?: string | null | undefined;
  website?: string | null | undefined;
  address?: string | null | undefined;
  serviceArea?: string | null | undefined;
  about?: string | null | undefined;
  /** An IANA zone such as `America/Vancouver`. */
  timeZone: string;
  region: Region | null;
  hours: BusinessHours | null;
  services: Service[];
  commonQuestions: FaqItem[];
  operationalNotes: OperationsNote[];
  /** Left out by what was kept before there were any. */
  promotions?: Promotion[] | undefined;
  details: BusinessDetails | null;
}
