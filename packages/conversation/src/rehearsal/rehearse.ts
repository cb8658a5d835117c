import { prepareReceptionist } from '../receptionist.ts';
import { callCases } from './call-cases.ts';
import { hoursCases } from './hours-cases.ts';
import { noteCases } from './note-cases.ts';
import { playCase } from './play-case.ts';
import { priceCases } from './price-cases.ts';
import { promotionCases } from './promotion-cases.ts';
import { questionCases } from './question-cases.ts';
import type { Rehearsal, RehearsalCase, RehearsalResult, RehearsalSettings } from './rehearsal.ts';

/** Makes the staged receptionist ready to be rehearsed. The language model takes no part. */
export function prepareRehearsal(settings: RehearsalSettings): Rehearsal {
  const given = { ...settings.profile, languageModel: false, books: false };
  const receptionist = prepareReceptionist(given);
  return { ...settings, profile: receptionist.profile, receptionist };
}

/** The calls that a business's own knowledge asks for. */
export function writeCases(rehearsal: Rehearsal): RehearsalCase[] {
  return [
    ...callCases(rehearsal),
    ...priceCases(rehearsal),
    ...promotionCases(rehearsal),
    ...hoursCases(rehearsal),
    ...questionCases(rehearsal),
    ...noteCases(rehearsal),
  ];
}

/** Plays one call and judges it. Pure, and a few milliseconds at most: a page can go through a list. */
export function rehearseCase(rehearsal: Rehearsal, script: RehearsalCase): RehearsalResult {
  const call = playCase(rehearsal, script);
  const { id, group, name, about } = script;
  return { id, group, name, about, transcript: call.transcript, ...script.judge(call) };
}

/** Whether all that is wrong with a call was wrong with it before, too. */
export function wasWrongBefore(now: RehearsalResult, before: readonly RehearsalResult[]): boolean {
  const then = before.find(({ id }) => id === now.id);
  if (now.passed || !then || then.passed) return false;
  const known = then.faults ?? [then.why];
  return (now.faults ?? [now.why]).every((fault) => known.includes(fault));
}
