import type { Turn } from '../dialogue/turn.ts';
import type { Act } from '../heard/acts.ts';
import { type Heard, type HeardAct, refsMeant, type ServiceRef, sameRef } from '../heard/heard.ts';
import { beginAlike } from '../knowledge/begin-alike.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { fold } from '../knowledge/words.ts';
import { leaveBooking, leaveCall, leaveForm, leaveLate, leaveVisit, ownersName } from './wanted.ts';

/** "Not both, just the seniors cut": everything wanted but the one that is named. */
function besidesOnly({ state }: Turn, acts: readonly HeardAct[]): string[] {
  const denies = acts.some(({ act }) => act === 'deny' || act === 'correct');
  // A model says itself what is out; and "only one flight" says how many.
  if (state.model) return [];
  const only = acts.find(
    ({ target, words, slots }) =>
      target?.kind === 'services' && slots.count === undefined && justThat.test(words),
  );
  if (!denies || only?.target?.kind !== 'services') return [];
  const named = new Set(only.target.refs.map(({ serviceId }) => serviceId));
  const wanted = state.wanted.items.map(({ ref }) => ref.serviceId);
  return wanted.some((id) => named.has(id)) ? wanted.filter((id) => !named.has(id)) : [];
}

const justThat = /\b(?:just|only|juste|seulement) (?:the|that|one|le|la|une?)\b/i;

/** "No, I mean for the whole season", of what was just priced: what is named is meant, and not that. */
function meantInstead({ state }: Turn, acts: readonly HeardAct[]): string[] {
  if (state.model) return [];
  const instead = acts.find(
    ({ act, target, words }) =>
      act === 'correct' && target?.kind === 'services' && meansOther.test(fold(words)),
  );
  if (!instead || alsoThat.test(fold(instead.words))) return [];
  const named = refsMeant(instead.target).map(({ serviceId }) => serviceId);
  const wanted = state.wanted.items.map(({ ref }) => ref.serviceId);
  const told = state.focus.refs.map(({ serviceId }) => serviceId);
  return told.length === 1 ? told.filter((id) => !named.includes(id) && !wanted.includes(id)) : [];
}

const meansOther =
  /^(?:(?:uh|um|oh|well|euh|ben|bon|hm+|sorry|mais)[ ,.]+)*(?:no|nope|nah|non)\b|\b(?:i (?:mean|meant)|je (?:veux|voulais) dire|je parlais)\b/;
const alsoThat = /\b(?:too|also|as well|add|aussi|en plus|ajout\w*|rajout\w*)\b/;

/** Acts that say what is wanted in the place of something. */
const takesPlace: ReadonlySet<Act> = new Set(['want.book', 'correct', 'choose', 'give']);
const inPlaceOf =
  /(?<!\p{L})(?:instead of|rather than|in place of|au lieu (?:de |du |des |d['’])|plutôt qu(?:e |['’])|à la place (?:de |du |des |d['’]))\s*([^,.;!?]{3,40})/giu;

/** "A brake job instead of the swap": what gives way to what is named, by its own words alone. */
function swappedOut({ state }: Turn, acts: readonly HeardAct[], text: string): string[] {
  const named = acts
    .filter(({ act }) => takesPlace.has(act))
    .flatMap(({ target }) => refsMeant(target))
    .map(({ serviceId }) => serviceId);
  if (named.length === 0) return [];
  const others = state.wanted.items.filter(({ ref }) => !named.includes(ref.serviceId));
  return [...text.matchAll(inPlaceOf)].flatMap(([, words = '']) => {
    const said = [...contentStems(words)];
    const worth = others.map(({ ref, name }) => {
      const stems = [...contentStems(name)];
      const shared = said.filter((one) => stems.some((stem) => beginAlike(one, stem)));
      return { id: ref.serviceId, shared: shared.length };
    });
    const most = Math.max(0, ...worth.map(({ shared }) => shared));
    const [best, second] = worth.filter(({ shared }) => shared === most && most > 0);
    return best && !second ? [best.id] : [];
  });
}

/** An option alone is out: what else is wanted of the service stays, or takes its place, or has yet to be chosen. */
function leaveOptions(turn: Turn, options: readonly ServiceRef[]): void {
  const { wanted, focus, model } = turn.state;
  const isOut = (ref: ServiceRef) => options.some((option) => sameRef(option, ref));
  const out = wanted.items.filter(({ ref }) => isOut(ref));
  const kept = wanted.items.filter(({ ref }) => !isOut(ref));
  turn.corrected ||= out.length > 0;
  // A model says itself what is wanted instead.
  if (model) {
    wanted.items = kept;
    focus.refs = focus.refs.filter((ref) => !isOut(ref));
    return;
  }
  const open = out
    .filter(({ ref }) => !kept.some((one) => one.ref.serviceId === ref.serviceId))
    .map((item) => {
      const ref = { ...item.ref, optionId: null };
      return { ...item, ref, name: ownersName(turn, ref) };
    });
  wanted.items = [...kept, ...open];
  focus.refs = focus.refs.map((ref) => (isOut(ref) ? { ...ref, optionId: null } : ref));
  wanted.declinedOptions = [
    ...(wanted.declinedOptions ?? []).filter((ref) => !isOut(ref)),
    ...options,
  ];
}

/** What is ruled out is wanted no more, whatever else was heard, and however surely. */
export function leaveOut(turn: Turn, acts: readonly HeardAct[], { acts: all, text }: Heard): void {
  const { wanted, focus } = turn.state;
  const back = new Set(acts.flatMap(({ slots }) => slots.takesBack ?? []));
  if (back.has('time')) wanted.time = null;
  if (back.has('booking')) leaveBooking(turn);
  if (back.has('change')) leaveVisit(turn);
  if (back.has('late')) leaveLate(turn);
  if (back.has('call')) leaveCall(turn);
  if (back.has('form')) leaveForm(turn);
  const told = [...all.flatMap(({ slots }) => slots.without ?? []), ...swappedOut(turn, all, text)];
  const options = all.flatMap(({ slots }) => slots.withoutOptions ?? []);
  if (options.length > 0) leaveOptions(turn, options);
  // Who says which one is out has said that the others stay.
  const ids = new Set([
    ...told,
    ...(told.length + options.length > 0
      ? []
      : [...besidesOnly(turn, acts), ...meantInstead(turn, acts)]),
  ]);
  // What is named again is no longer out.
  const named = new Set(
    all.flatMap(({ target }) => refsMeant(target)).map(({ serviceId }) => serviceId),
  );
  wanted.declined = wanted.declined.filter((id) => !named.has(id));
  if (ids.size === 0) return;
  const kept = wanted.items.filter(({ ref }) => !ids.has(ref.serviceId));
  turn.corrected ||= kept.length < wanted.items.length;
  wanted.items = kept;
  wanted.declined = [...new Set([...wanted.declined, ...ids])];
  const names = [...ids].flatMap((id) => turn.receptionist.serviceById.get(id)?.name ?? []);
  wanted.declinedNames = [...new Set([...(wanted.declinedNames ?? []), ...names])];
  focus.refs = focus.refs.filter(({ serviceId }) => !ids.has(serviceId));
}
