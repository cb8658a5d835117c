import { prepareRehearsal, rehearseCase, writeCases } from '@second-ring/conversation';
import { largeBusiness } from '../packages/conversation/src/testing/large-business.ts';
import type { Row } from './support/row.ts';

const services = 40;
const questions = 20;
const timedRuns = 9;

/** Rehearses a business of 40 services from its knowledge to the last verdict, as its page does. */
export async function run(): Promise<Row[]> {
  const knowledge = largeBusiness(services, questions);
  const began = performance.now();
  const calls = rehearse(knowledge);
  const cold = performance.now() - began;
  const times = Array.from({ length: timedRuns }, () => {
    const start = performance.now();
    rehearse(knowledge);
    return performance.now() - start;
  }).sort((one, other) => one - other);
  const median = times[Math.floor(timedRuns / 2)] ?? 0;
  const what = `rehearse ${services} services and ${questions} questions in ${calls} calls`;
  return [
    { measure: `${what}: first run`, value: `${cold.toFixed(0)} ms` },
    { measure: `${what}: median of ${timedRuns} more`, value: `${median.toFixed(0)} ms` },
  ];
}

function rehearse(knowledge: ReturnType<typeof largeBusiness>): number {
  const rehearsal = prepareRehearsal({
    profile: {
      agentId: 'bench',
      knowledge,
      firstMessage: null,
      transferNumber: '+19055550101',
      languageModel: false,
    },
    transferHours: null,
    now: Date.UTC(2026, 10, 21, 18),
  });
  return writeCases(rehearsal).map((script) => rehearseCase(rehearsal, script)).length;
}
