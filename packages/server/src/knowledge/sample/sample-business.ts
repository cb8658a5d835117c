import { sampleAgentNumber, sampleBusiness } from '@second-ring/contract/sample-business';
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
  BC: ['236', '778'],
  AB: ['587', '780'],
  SK: ['639'],
  MB: ['431'],
  ON: ['437', '905'],
  QC: ['438'],
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
