import { asSentences } from '../speaking/sentences.ts';
import { differsInFrench, whyTextIsWrong } from './judge-text.ts';
import { failed, passed, type Rehearsal, type RehearsalCase } from './rehearsal.ts';

/** Callers who ask about each note, and about the business: what the owner wrote must hold. */
export function noteCases(rehearsal: Rehearsal): RehearsalCase[] {
  const { operationalNotes, about } = rehearsal.profile.knowledge;
  const notes = operationalNotes
    .filter(({ content }) => content.trim() !== '')
    .map(({ id, title, content, contentFr }) =>
      textCase(rehearsal, {
        id,
        title: title.trim() || 'a note without a title',
        line: `Can you tell me about ${title.trim().toLowerCase() || 'how you work'}?`,
        why: whyTextIsWrong(rehearsal, content) ?? differsInFrench(content, contentFr),
      }),
    );
  if (!about?.trim()) return notes;
  const own = textCase(rehearsal, {
    id: 'about',
    title: 'your business',
    line: 'Can you tell me about your business?',
    why: whyTextIsWrong(rehearsal, about),
  });
  return [...notes, own];
}

interface OwnText {
  id: string;
  title: string;
  line: string;
  why: string | null;
}

function textCase({ now }: Rehearsal, { id, title, line, why }: OwnText): RehearsalCase {
  return {
    id: `note ${id}`,
    group: 'notes',
    name: `Asks about ${title}`,
    about: { kind: 'note', id },
    at: now,
    lines: [line],
    judge: ({ turns }) => {
      if (why) return failed(asSentences(`What you wrote about ${title} cannot be right: ${why}`));
      const told = turns.some(({ facts }) => facts.some((fact) => fact.id === id));
      return passed(
        told
          ? 'The AI told what you wrote.'
          : 'What you wrote agrees with your prices and hours. Callers hear it when they ask about it in other words.',
      );
    },
  };
}
