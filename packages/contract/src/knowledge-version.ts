import { z } from 'zod';
import { business } from './business.ts';
import { instant, rowId } from './list.ts';
import { forOwners, forPatientOwners } from './procedure.ts';

/** A business's versions count from 1; 0: nothing has been published yet. */
const versionNumber = z.number().int().min(0);

/** Who published, as their account was called then. The account may be gone by now. */
const versionAuthor = z.object({ id: rowId, name: z.string().nullable() });
export type VersionAuthor = z.infer<typeof versionAuthor>;

/** What was published meanwhile; told with `VERSION_CONFLICT`. */
export const versionConflict = z.object({
  version: versionNumber,
  /** Null: it was set up without an account, or came with the installation. */
  author: versionAuthor.nullable(),
  published_at: instant,
});
export type VersionConflict = z.infer<typeof versionConflict>;

/** How many of its changes a version names in the list. */
export const namedChanges = 6;

/** One publish. Versions are only ever added. */
const knowledgeVersionRow = z.object({
  number: versionNumber,
  author: versionAuthor.nullable(),
  published_at: instant,
  /** The version whose content was published again; null: none. */
  restored_from: versionNumber.nullable(),
  /** What changed, in the order of the page: the first few of `change_count`. */
  changes: z.array(z.object({ subject: z.string(), part: z.string().nullable() })),
  change_count: z.number().int(),
});
export type KnowledgeVersionRow = z.infer<typeof knowledgeVersionRow>;

const publishedKnowledge = business.pick({
  name: true,
  primary_industry: true,
  website: true,
  email: true,
  phone_number: true,
  address: true,
  geographic_service_area: true,
  about_us_text: true,
  details: true,
  business_hours: true,
  services: true,
  promotions: true,
  common_questions: true,
  operational_notes: true,
  booking: true,
});

const knowledgeVersion = knowledgeVersionRow.extend({
  knowledge: publishedKnowledge,
  /** The version before it; null: it is the first. */
  before: publishedKnowledge.nullable(),
});
export type KnowledgeVersion = z.infer<typeof knowledgeVersion>;

const oneVersion = z.object({ id: rowId, number: z.coerce.number<string | number>().int().min(1) });

export const largestVersionPage = 50;

export const knowledgeVersions = {
  list: forOwners
    .route({
      method: 'GET',
      path: '/businesses/{id}/versions',
      tags: ['Businesses'],
      summary: 'What was published, newest first, at most 50 at a time',
    })
    .input(
      z.object({
        id: rowId,
        /** Only versions older than this one. */
        before: z.coerce.number<string | number>().int().min(1).optional(),
      }),
    )
    .output(z.array(knowledgeVersionRow)),
  get: forOwners
    .route({ method: 'GET', path: '/businesses/{id}/versions/{number}', tags: ['Businesses'] })
    .input(oneVersion)
    .output(knowledgeVersion),
  restore: forPatientOwners
    .route({
      method: 'POST',
      path: '/businesses/{id}/versions/{number}/restore',
      tags: ['Businesses'],
      summary: "Publishes a version's content again, as a new version",
    })
    .input(oneVersion.extend({ expectedVersion: versionNumber.optional() }))
    .output(business),
};
