import type { Instant, ModelPrompt } from '../conversation.ts';
import type { Conversation } from '../dialogue/state.ts';
import type { Heard } from '../heard/heard.ts';
import { describeWeek } from '../knowledge/describe-hours.ts';
import { sayAddress } from '../knowledge/place.ts';
import { promotionsAt } from '../knowledge/promotions.ts';
import { shopLanguage } from '../knowledge/shop-language.ts';
import { listenerModels } from '../listener/models.ts';
import { rank } from '../listener/retrieve.ts';
import type { Receptionist } from '../receptionist.ts';
import { sayPhone } from '../speaking/say-contact.ts';

import { stateLines } from './prompt-state.ts';
import { rules } from './rules.ts';
import { type BriefEntry, briefOf, type ShopBrief } from './shop-brief.ts';

/** About four characters of English make a token; French needs a few more. */
const charactersPerToken = 3.5;
/** What the knowledge may take of a model's attention, in tokens. */
const knowledgeBudget = 6_000;
/** The same in characters. */
export const knowledgeSize = knowledgeBudget * charactersPerToken;
/** Of a larger shop, the part that fits the words: enough for several questions at once. */
export const mostRelevant = 40;
const turnsRemembered = 16;
/** A line of acts, a few spoken sentences and the note. */
const longestReply = 360;

/**
 * What a model is asked in one turn. What never changes within a call comes first, so that a
 * provider reads it once; then the talk as it was spoken; last where things stand, and the words.
 */
export function promptFor(
  receptionist: Receptionist,
  state: Conversation,
  heard: Heard,
  now: Instant,
  event: string | null = null,
): ModelPrompt {
  const brief = briefOf(receptionist);
  const whole = fits(brief);
  const told = whole ? brief.entries : [];
  const system = [
    rules,
    head(receptionist),
    ...lines(
      'KNOWLEDGE',
      told.filter(({ kind }) => kind !== 'promotion'),
    ),
    ...(whole ? [] : [`SERVICES: ${namesOf(brief)}`]),
  ].join('\n');
  const standing = [
    ...(whole
      ? []
      : lines('KNOWLEDGE for these words', relevant(receptionist, brief, state, heard))),
    ...promotionLines(receptionist, brief, now),
    ...stateLines(receptionist, brief, state, heard, now),
  ];
  const last = event ? `EVENT: ${event}` : `CALLER: ${heard.text}`;
  return {
    system,
    messages: [
      ...history(state, event === null),
      { role: 'user', content: `${standing.join('\n')}\n${last}` },
    ],
    maxTokens: longestReply,
  };
}

function fits({ entries }: ShopBrief): boolean {
  const size = entries.reduce((sum, { text }) => sum + text.length + 1, 0);
  return size <= knowledgeSize;
}

function lines(title: string, entries: readonly BriefEntry[]): string[] {
  return entries.length > 0 ? [`${title}:`, ...entries.map(({ text }) => text)] : [];
}

function namesOf({ entries }: ShopBrief): string {
  const names = entries.flatMap(({ kind, text }) =>
    kind === 'service' ? (text.split(/[:(]/)[0]?.trim() ?? []) : [],
  );
  return names.join('; ').slice(0, knowledgeBudget);
}

/** The entries a large shop's listener finds likeliest for the words, and those talked of. */
function relevant(
  receptionist: Receptionist,
  { entries }: ShopBrief,
  state: Conversation,
  heard: Heard,
): BriefEntry[] {
  const spoken = state.transcript.filter(({ role }) => role === 'user').slice(-2);
  const query = {
    text: [...spoken.map(({ content }) => content), heard.text].join(' '),
    act: heard.acts[0]?.act ?? ('ask.fact' as const),
    language: state.language,
    focus: state.focus.refs,
    focusFact: state.focus.factId,
  };
  const ranked = rank(listenerModels().retrieval, receptionist, query);
  const order = new Map(ranked.map(({ candidate }, at) => [candidate?.id ?? '', at]));
  const talkedOf = new Set([
    ...state.focus.refs.map(({ serviceId }) => serviceId),
    ...state.wanted.items.map(({ ref }) => ref.serviceId),
    state.focus.factId ?? '',
  ]);
  const rankOf = ({ id }: BriefEntry) =>
    talkedOf.has(id) ? -1 : (order.get(id) ?? entries.length);
  const sorted = entries
    .filter(({ kind }) => kind !== 'promotion')
    .sort((a, b) => rankOf(a) - rankOf(b));
  let left = knowledgeSize;
  return sorted.slice(0, mostRelevant).filter(({ text }) => {
    left -= text.length + 1;
    return left >= 0;
  });
}

function head({ profile, listsServices }: Receptionist): string {
  const { knowledge, books, transferNumber } = profile;
  const style = knowledge.details?.persona_and_style;
  const facts = [
    `SHOP: ${knowledge.name}${knowledge.industry ? ` (${knowledge.industry})` : ''}`,
    shopLanguage(knowledge) === 'fr' ? 'NOTES: in French' : '',
    style?.suggested_tone ? `Tone: ${style.suggested_tone}` : '',
    style?.style_notes ? `Style: ${style.style_notes}` : '',
    knowledge.address?.trim() ? `Address {shop:address}: ${sayAddress(knowledge.address)}` : '',
    knowledge.phone ? `Telephone {shop:phone}: ${sayPhone(knowledge.phone)}` : '',
    knowledge.email ? `E-mail {shop:email}` : '',
    knowledge.website ? 'Website {shop:website}' : '',
    `Hours {hours:monday} … {hours:sunday}, {hours:today}, {hours:tomorrow} (the same of opens, closes): ${describeWeek(knowledge, 'en')}`,
    ...(knowledge.hours?.exceptions ?? []).map(
      ({ date, name, isClosed, open, close }) =>
        `Exception {hours:${date}}${name ? ` ${name}` : ''}: ${isClosed ? 'closed' : `${open} to ${close}`}`,
    ),
    books
      ? 'Appointments: you can look up free times and book; ask what, when, name and number.'
      : 'Appointments: you cannot see the book. Take what, when, name and number; a person confirms.',
    listsServices
      ? ''
      : 'The owner has not said yet all that the shop does: of a service that is not listed say neither that it is done nor that it is not; pass the question on.',
    transferNumber
      ? 'Callers who ask for a person can be put through (want.person).'
      : 'Nobody can be put through; take a message.',
  ];
  return facts.filter(Boolean).join('\n');
}

function promotionLines({ profile }: Receptionist, { entries }: ShopBrief, now: Instant): string[] {
  const { running } = promotionsAt(profile.knowledge, now);
  const told = new Set(running.map(({ id }) => id));
  return lines(
    'PROMOTIONS running now',
    entries.filter(({ kind, id }) => kind === 'promotion' && told.has(id)),
  );
}

/** The talk as it was heard: what was cut off ends where it was cut off. */
function history(state: Conversation, answering: boolean): ModelPrompt['messages'] {
  const entries = state.transcript.slice(-turnsRemembered);
  const before = answering ? withoutLastWords(entries) : entries;
  const messages: ModelPrompt['messages'] = [];
  for (const { role, content, interrupted } of before) {
    const said = interrupted ? `${content} — (cut off by the caller)` : content;
    const last = messages.at(-1);
    if (last?.role === role) last.content += role === 'user' ? `\n${said}` : ` ${said}`;
    else messages.push({ role, content: said });
  }
  return messages;
}

/** The caller's words since we last spoke are what is asked about. */
function withoutLastWords(entries: Conversation['transcript']): Conversation['transcript'] {
  const last = entries.findLastIndex(({ role }) => role === 'assistant');
  return entries.slice(0, last + 1);
}
