import { sampleAgentNumber, sampleBusiness } from '@second-ring/contract/sample-business';
import type { Lead, Quote } from '@second-ring/conversation';
import type { businesses } from '../../platform/database/schema/businesses.ts';

/** The invented shop as a row. Everything about it is made up; its numbers are never assigned. */
export const sampleBusinessRow = {
  name: sampleBusiness.name,
  primaryIndustry: sampleBusiness.industry,
  website: sampleBusiness.website,
  email: sampleBusiness.email,
  phoneNumber: sampleBusiness.phone,
  address: sampleBusiness.address,
  geographicServiceArea: sampleBusiness.serviceArea,
  aboutUsText: sampleBusiness.about,
  businessHours: sampleBusiness.hours,
  services: sampleBusiness.services,
  commonQuestions: sampleBusiness.commonQuestions,
  operationalNotes: sampleBusiness.operationalNotes,
  details: { ...sampleBusiness.details },
  timeZone: sampleBusiness.timeZone,
  region: sampleBusiness.region,
  // No appointments on the same day: Harbourview's notes ask for one day's notice.
  booking: { enabled: true, stepMinutes: 60, capacity: 1, leadMinutes: 960 },
  sample: true,
} satisfies typeof businesses.$inferInsert;

/** Where its owner reads texts about calls, E.164. */
export const sampleOwnerNumber = '+16045550119';

const other = (phoneNumber: string, region: string, reusable = true) => ({
  phoneNumber,
  region,
  reusable,
});

const areaCodes = {
  BC: ['236', '672', '778'],
  AB: ['368', '587', '780', '825'],
  SK: ['474', '639'],
  MB: ['431', '584'],
  ON: ['226', '249', '289', '343', '365', '437', '519', '548', '647', '705', '807', '905'],
  QC: ['367', '418', '438', '450', '579', '581', '819', '873'],
  NS: ['782'],
};

/** Of the numbers that are kept for stories, those that no sample caller has. */
const endings = '20 24 28 31 35 46 48 52 59 67 73 81 86 92'.split(' ');

/** Enough that many people can try the installation within a day of each other. */
const furtherNumbers = Object.entries(areaCodes).flatMap(([region, codes]) =>
  codes.flatMap((code) => endings.map((ending) => other(`+1${code}55501${ending}`, region))),
);

/** The pool: the sample agent's own number first, then free ones across Canada. */
export const samplePool = [
  other(sampleAgentNumber, 'BC'),
  other('+16045550188', 'BC'),
  other('+12505550126', 'BC'),
  other('+14035550129', 'AB'),
  other('+13065550138', 'SK'),
  other('+12045550151', 'MB'),
  other('+14165550117', 'ON'),
  other('+16135550164', 'ON', false),
  other('+15145550163', 'QC'),
  other('+19025550174', 'NS'),
  ...furtherNumbers,
];

/** One sample call, told from the caller's and the agent's side in turns. */
export interface SampleCall {
  daysAgo: number;
  /** UTC, hours and minutes. */
  time: [number, number];
  from: string | null;
  seconds: number;
  status: 'user-ended' | 'agent-ended' | 'completed';
  /** Caller and agent by turns, the agent first. */
  lines: string[];
  summary: string;
  lead?: Lead;
  quotes?: Omit<Quote, 'at'>[];
  promise?: string;
  /** How many days after the call the promise is due, at closing time; left out: no time was promised. */
  dueInDays?: number;
  unanswered?: string[];
  urgent?: true;
  spam?: true;
}

const greeting = 'Thanks for calling Harbourview. I am the AI assistant. How can I help?';

const quote = (
  service: [string, string],
  option: [string, string] | null,
  dollars: number,
): Omit<Quote, 'at'> => ({
  serviceId: service[0],
  serviceName: service[1],
  optionId: option?.[0] ?? null,
  optionName: option?.[1] ?? null,
  spoken: `$${dollars.toLocaleString('en')}`,
  amountCents: dollars * 100,
});
const tint: [string, string] = ['full-window-tint', 'Full Window Tint'];
const coating: [string, string] = ['ceramic-coating', 'Ceramic Coating'];
const film: [string, string] = ['paint-protection-film', 'Paint Protection Film'];

const lead = (name: string, phone: string, reason: string, preferredTime: string | null): Lead => ({
  name,
  phone,
  email: null,
  reason,
  preferredTime,
});

export const sampleCalls: SampleCall[] = [
  {
    daysAgo: 1,
    time: [18, 12],
    from: '+16045550171',
    seconds: 96,
    status: 'user-ended',
    lines: [
      greeting,
      'Hi, how much is it to tint an SUV?',
      'Full window tint for an SUV is $399. Shall I take your name, so the shop can book you?',
      'Sure, it is Priya, this number is fine. Thursday morning would be great.',
      'Thank you, Priya. I will pass on Thursday morning and the shop will call you back.',
    ],
    summary: 'Priya · 604-555-0171 · tint for an SUV · quoted $399 · wants Thursday morning',
    lead: lead('Priya', '+16045550171', 'Window tint for an SUV', 'Thursday morning'),
    quotes: [quote(tint, ['suv', 'SUV'], 399)],
    promise: 'The shop will call back about Thursday morning.',
  },
  {
    daysAgo: 1,
    time: [23, 47],
    from: '+17785550134',
    seconds: 41,
    status: 'user-ended',
    lines: [
      greeting,
      'Are you open on Saturdays?',
      'No, we are closed on Saturday and Sunday. We are open Monday to Friday, nine to five.',
      'Okay, thanks.',
      'Thank you for calling.',
    ],
    summary: '778-555-0134 · asked about Saturday hours · answered: closed',
  },
  {
    daysAgo: 2,
    time: [17, 5],
    from: '+16045550156',
    seconds: 133,
    status: 'completed',
    lines: [
      greeting,
      'What would a ceramic coating cost me, and do I have to pay up front?',
      'Ceramic coating is $899. For jobs over $500 we ask for half as a deposit to hold the day.',
      'Fine. I am Owen Hale, please call me back tomorrow to book.',
      'Thank you, Owen. The shop will call you tomorrow.',
    ],
    summary:
      'Owen Hale · 604-555-0156 · ceramic coating · quoted $899 · PROMISED callback tomorrow',
    lead: lead('Owen Hale', '+16045550156', 'Ceramic coating', null),
    quotes: [quote(coating, null, 899)],
    promise: 'The shop will call back to book the coating.',
    dueInDays: 1,
  },
  {
    daysAgo: 3,
    time: [19, 30],
    from: '+12505550195',
    seconds: 78,
    status: 'user-ended',
    lines: [
      greeting,
      'Can you remove old tint from a windshield, and what does it cost?',
      'I do not have a price for that. I will ask the shop and someone will get back to you.',
      'Alright. Marguerite, at this number.',
      'Thank you, Marguerite. I have passed it on.',
    ],
    summary: 'Marguerite · 250-555-0195 · tint removal, windshield · could not answer the price',
    lead: lead('Marguerite', '+12505550195', 'Tint removal on a windshield', null),
    promise: 'Someone will get back with a price for tint removal.',
    unanswered: ['What does removing old tint from a windshield cost?'],
  },
  {
    daysAgo: 4,
    time: [16, 20],
    from: '+18885550107',
    seconds: 19,
    status: 'agent-ended',
    lines: [
      greeting,
      'This is an important message about your business listing. Press one to speak to a specialist.',
      'We are not interested. Please take this number off your list. Goodbye.',
    ],
    summary: '888-555-0107 · recorded sales message · nothing to do',
    spam: true,
  },
  {
    daysAgo: 5,
    time: [21, 2],
    from: '+16045550183',
    seconds: 64,
    status: 'completed',
    lines: [
      greeting,
      'My car is in your bay and the alarm will not stop, I need someone right now.',
      'I am marking this as urgent for the shop. What is your name?',
      'Dana.',
      'Thank you, Dana. I am passing on your number and what is happening.',
    ],
    summary: 'URGENT · Dana · 604-555-0183 · car alarm will not stop in the bay',
    lead: lead('Dana', '+16045550183', 'Car alarm in the bay will not stop', 'now'),
    urgent: true,
  },
  {
    daysAgo: 6,
    time: [18, 44],
    from: null,
    seconds: 88,
    status: 'user-ended',
    lines: [
      greeting,
      'How much is protection film for just the hood?',
      'Paint protection film for the hood only is $699.',
      'And the full front?',
      'The full front is $1,499. Would you like the shop to call you?',
      'Not now, thanks.',
      'You are welcome. Goodbye.',
    ],
    summary: 'Withheld number · protection film · quoted $699 hood, $1,499 full front',
    quotes: [
      quote(film, ['hood-only', 'Hood Only'], 699),
      quote(film, ['full-front', 'Full Front'], 1499),
    ],
  },
];
