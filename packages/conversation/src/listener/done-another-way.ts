import type { Act } from '../heard/acts.ts';
import { type HeardAct, refsMeant, type ServiceRef } from '../heard/heard.ts';
import type { Service } from '../knowledge/business.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { fold } from '../knowledge/words.ts';
import type { Candidate } from './candidates.ts';
import type { HeardTurn, Hearing } from './hearing.ts';
import { tellingStems } from './own-words.ts';
import { withOption } from './service-targets.ts';

/** Ways in which the same may be had, each as callers ask for it and owners write it. The nearer ones first. */
const ways: readonly RegExp[][] = [
  [
    /\b(?:at|from) home\b|\b(?:at|from|in) (?:my|our|your|his|her|their|the|one's) (?:own )?(?:home|house|place|living room|kitchen table)\b|\b(?:a|depuis) la maison\b|\bchez (?:moi|nous|vous|lui|elle|eux|soi)\b|\ba domicile\b/,
    /\b(?:online|virtual(?:ly)?|remote(?:ly)?|zoom|by video|over video|video|on (?:the|my) computer|en ligne|a distance|en virtuel|virtuel\w*|par video)\b/,
  ],
  [
    /\b(?:one[- ](?:on|to)[- ]one|private(?:ly)?|by (?:my|him|her)self|individual(?:ly)?|prive\w*|individuel\w*|seul a seul|toute? seule?)\b/,
  ],
  [/\b(?:in a group|group|with others|en groupe|de groupe|a plusieurs)\b/],
];

/** "Could I do it at home": of how one's own part is done, and of nobody who comes or is fetched. */
const ofDoing =
  /\b(?:(?:can|could|may|would|does|is there (?:a|any) way (?:to|for)) ?(?:i|we|he|she|they|one|me|us|him|her)?|is it possible to|est-ce qu(?:e |')(?:je|on|il|elle|ils|elles)|(?:je|on|il|elle) (?:peut|peux|pourrai[st])(?:[- ]tu)?|puis-je|peut-on|possible de)\b(?: (?:just|also|only|instead|maybe|juste|aussi))? ?(?:\p{L}+ )?(?:do|does|take|taken?|have|get|learn|study|attend|join|faire|suivre|prendre|avoir|apprendre)\b/u;

const mayAsk: ReadonlySet<Act> = new Set([
  'ask.fact',
  'ask.offer',
  'ask.donow',
  'ask.includes',
  'ask.compare',
  'ask.area',
]);

/** As many words have to be common to what is talked of and what is done so in its place. */
const leastAlike = 2;

/**
 * "Could I do the class part at home", of a course that is talked of: the one service like it whose own words say that
 * it is done so, where what is talked of does not. An answer of the owner's goes before it, and so does a name.
 */
export function withDoneAnotherWay(
  acts: readonly HeardAct[],
  { hearing }: HeardTurn,
): readonly HeardAct[] {
  return acts.map((act) => {
    const said = fold(act.words);
    if (!mayAsk.has(act.act) || act.target?.kind === 'fact' || !ofDoing.test(said)) return act;
    const way = ways.find((one) => one.some((each) => each.test(said)));
    const found = way && doneSo(act, way, hearing);
    if (!found) return act;
    const ref = withOption(hearing.receptionist, found.id, [act.words], act.slots, hearing);
    const { thing: _, ...slots } = act.slots;
    return { ...act, act: 'ask.offer', target: { kind: 'services', refs: [ref] }, slots };
  });
}

/** The service that is meant by a question of one way of doing what is talked of; null where none stands out. */
function doneSo(act: HeardAct, way: readonly RegExp[], hearing: Hearing): Service | null {
  const { receptionist, focus, excluded } = hearing;
  const said = fold(act.words);
  const servicesOf = (refs: readonly ServiceRef[]) =>
    refs.flatMap(({ serviceId }) => receptionist.serviceById.get(serviceId) ?? []);
  const isSo = (service: Service) => way.some((each) => each.test(textOf(service)));
  const talkedOf = servicesOf(focus);
  if ([...talkedOf, ...servicesOf(refsMeant(act.target))].some(isSo)) return null;
  // "The theory part" is called by what is done so; a part that only another service is called by is not.
  const rest = tellingStems(way.reduce((text, each) => text.replace(each, ' '), said));
  const candidates = receptionist.candidates.all.filter(({ kind }) => kind === 'service');
  const likely = receptionist.profile.knowledge.services.filter((service) => {
    const own = candidates.find(({ id }) => id === service.id);
    if (!own || excluded?.has(service.id) || !isSo(service)) return false;
    const ofOthers = rest.some(
      (stem) =>
        !isOwn(own, stem) &&
        !talkedOf.some(({ name }) => contentStems(name).has(stem)) &&
        candidates.some(({ title }) => title.has(stem)),
    );
    return !ofOthers;
  });
  const alike = (service: Service) => {
    const own = contentStems(textOf(service));
    const known = contentStems(talkedOf.map(textOf).join(' . '));
    return [...own].filter((stem) => known.has(stem)).length;
  };
  if (talkedOf.length === 0 && rest.length === 0) return null;
  const nearest = way.find((each) => each.test(said));
  const exact = likely.filter((service) => nearest?.test(textOf(service)));
  const [best, second] = (exact.length > 0 ? exact : likely)
    .map((service) => ({ service, alike: alike(service) }))
    .toSorted((one, other) => other.alike - one.alike);
  if (!best || (second && second.alike === best.alike)) return null;
  return talkedOf.length > 0 && best.alike < leastAlike ? null : best.service;
}

const isOwn = ({ title, body }: Candidate, stem: string) => title.has(stem) || body.has(stem);

const textOf = ({ name, description, options }: Service) =>
  fold([name, description ?? '', ...options.map((one) => one.name)].join(' . '));
