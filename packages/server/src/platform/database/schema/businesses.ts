import type {
  BusinessDetails,
  BusinessHours,
  FaqItem,
  OperationsNote,
  Promotion,
  Region,
  Service,
} from '@second-ring/conversation';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt } from './columns.ts';

/** How a business takes appointments. */
export interface BookingSettings {
  /** Off: requests for appointments are passed on to people. */
  enabled: boolean;
  /** Appointments start on multiples of this, counted from midnight. */
  stepMinutes: number;
  /** How many appointments may run at once. */
  capacity: number;
  /** How far ahead an appointment must be booked. */
  leadMinutes: number;
}

/** The tenant: one shop and everything it has told us about itself. */
export const businesses = pgTable(
  'businesses',
  {
    id: id(),
    name: text('name'),
    primaryIndustry: text('primary_industry'),
    website: text('website'),
    email: text('email'),
    phoneNumber: text('phone_number'),
    address: text('address'),
    geographicServiceArea: text('geographic_service_area'),
    aboutUsText: text('about_us_text'),
    businessHours: jsonb('business_hours').$type<BusinessHours>(),
    services: jsonb('services').$type<Service[]>(),
    promotions: jsonb('promotions').$type<Promotion[]>(),
    commonQuestions: jsonb('common_questions').$type<FaqItem[]>(),
    operationalNotes: jsonb('operational_notes').$type<OperationsNote[]>(),
    details: jsonb('details').$type<BusinessDetails & Record<string, unknown>>(),
    /** An IANA zone: the zone its hours are meant in. */
    timeZone: text('time_zone').notNull(),
    region: jsonb('region').$type<Region>(),
    plan: text('plan'),
    /** The number of the last publish; 0: none yet. Rises by one with each. */
    knowledgeVersion: integer('knowledge_version').notNull().default(0),
    /** Null: it takes no appointments. */
    booking: jsonb('booking').$type<BookingSettings>(),
    /** SHA-256, hex, of the token in the calendar feed's address; null: there is no feed. */
    calendarTokenHash: text('calendar_token_hash').unique(),
    calendarTokenMadeAt: instant('calendar_token_made_at'),
    /** Google's place id, when the business was found there. */
    placeId: text('place_id'),
    /** The website it was read from, as `siteOf` writes it. */
    site: text('site'),
    /**
     * When it was proved to be its owner's: the phone its website names was answered, or an operator
     * said so. Null: anybody may have named that place or site, and it keeps nobody else from it.
     */
    ownershipProvedAt: instant('ownership_proved_at'),
    /** SHA-256, hex, of the token that lets the person who set it up claim it after signing up. */
    claimTokenHash: text('claim_token_hash').unique(),
    claimExpiresAt: instant('claim_expires_at'),
    /** Since when that token makes nobody an owner any more: it was used, or somebody is one already. */
    claimSpentAt: instant('claim_spent_at'),
    /** When it gives its number back unless someone has claimed it by then; null: it keeps it. */
    trialEndsAt: instant('trial_ends_at'),
    /** The network it was made from, while that counts for the cap on numbers; null afterwards. */
    trialNetwork: text('trial_network'),
    /** Part of the sample installation: says so wherever it is shown. */
    sample: boolean('sample').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('businesses_created_at_idx').on(table.createdAt, table.id),
    index('businesses_place_id_idx').on(table.placeId).where(sql`place_id is not null`),
    index('businesses_site_idx').on(table.site).where(sql`site is not null`),
  ],
);
