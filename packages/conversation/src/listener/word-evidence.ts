import { matchFaq } from '../knowledge/faq.ts';
import { sensedWords } from '../knowledge/senses.ts';
import { matchServices } from '../knowledge/services.ts';
import type { Receptionist } from '../receptionist.ts';
import { hashText } from './hash.ts';

/** What hashes of pairs begin with, by what they pair. */
export const prefix = {
  kindAct: hashText('ka'),
  titlePair: hashText('tp'),
  bodyPair: hashText('bp'),
  none: hashText('no'),
  noneAct: hashText('na'),
  kindWord: hashText('kw'),
} as const;

export interface RuleEvidence {
  services: ReadonlyMap<string, { score: number; sure: boolean; rival: boolean }>;
  facts: ReadonlyMap<string, { score: number; sure: boolean }>;
}

/** What the owner's very words, their synonyms and their sounds say by themselves. */
export function ruleEvidence(receptionist: Receptionist, text: string): RuleEvidence {
  const services = new Map<string, { score: number; sure: boolean; rival: boolean }>();
  for (const { candidates, ambiguous } of matchServices(receptionist.services, text))
    for (const { service, score, kind } of candidates)
      services.set(service.id, { score, sure: kind !== 'near', rival: ambiguous });
  const facts = new Map<string, { score: number; sure: boolean }>();
  const fact = matchFaq(receptionist.questions, text);
  if (fact?.source === 'item')
    facts.set(`faq:${fact.item.id}`, { score: fact.score, sure: fact.kind === 'strong' });
  if (fact?.source === 'note')
    facts.set(`note:${fact.note.id}`, { score: fact.score, sure: fact.kind === 'strong' });
  return { services, facts };
}

/** What each word of a text is also called, by its root. */
export function sensesBeside(text: string): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  for (const { root, senses } of sensedWords(text))
    for (const one of senses) found.set(root, (found.get(root) ?? new Set()).add(one));
  return found;
}
