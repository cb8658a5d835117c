import type { Business, KeptCallRow } from '@second-ring/contract';
import {
  keptCase,
  prepareRehearsal,
  type RehearsalResult,
  rehearseCase,
  writeCases,
} from '@second-ring/conversation';
import type { RehearsalNews, RehearsalOrder } from './use-rehearsal.ts';

/** The other side of `rehearse-apart.ts`: holds one rehearsal and tells how it goes. */
addEventListener('message', ({ data }: MessageEvent<RehearsalOrder>) => {
  const tell = (news: RehearsalNews) => postMessage(news);
  const results = rehearseStaged(data.business, data.kept, (done, total) =>
    tell({ kind: 'progress', done, total }),
  );
  tell({ kind: 'held', results });
});

/** How often, in milliseconds, it is told how far the rehearsal is. */
const betweenReports = 250;

/**
 * Plays the calls that were kept and the scripted callers against a business as it would be once it
 * is published. `onProgress` hears how many calls of how many are done.
 */
function rehearseStaged(
  business: Business,
  kept: readonly KeptCallRow[],
  onProgress: (done: number, total: number) => void,
): RehearsalResult[] {
  const { agent } = business;
  const rehearsal = prepareRehearsal({
    profile: {
      agentId: agent?.id ?? business.id,
      firstMessage: agent?.first_message ?? null,
      transferNumber: agent?.transfer_number ?? null,
      languageModel: false,
      knowledge: {
        name: business.name ?? 'our shop',
        industry: business.primary_industry,
        phone: business.phone_number,
        email: business.email,
        website: business.website,
        address: business.address,
        serviceArea: business.geographic_service_area,
        about: business.about_us_text,
        timeZone: business.time_zone,
        region: business.region,
        hours: business.business_hours,
        services: business.services ?? [],
        commonQuestions: business.common_questions ?? [],
        operationalNotes: business.operational_notes ?? [],
        promotions: business.promotions ?? [],
        details: business.details,
      },
    },
    transferHours: agent?.transfer_hours ?? null,
    now: Date.now(),
  });
  const keptCases = kept.map(({ id, name, called_at, turns }) =>
    keptCase({ id, name, calledAt: Date.parse(called_at), turns }),
  );
  const cases = [...keptCases, ...writeCases(rehearsal)];
  const results: RehearsalResult[] = [];
  let reported = performance.now();
  for (const script of cases) {
    results.push(rehearseCase(rehearsal, script));
    if (performance.now() - reported < betweenReports) continue;
    onProgress(results.length, cases.length);
    reported = performance.now();
  }
  return results;
}
