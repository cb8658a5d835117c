import type { HeardAct } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import type { HeardTurn } from './hearing.ts';
import { isPutAsQuestion } from './put-as-question.ts';

/** "I could drop by tomorrow", "je peux repasser jeudi": the caller is to come, and nobody is to call. */
const comes =
  /\b(?:and |but |so |then |or |et |pis |mais |ou )?(?:(?:i|we)(?:'d| could| can| would| will|'ll|'m going to|'m gonna| am going to| was going to| wanna| want to| need to|'d like to|'d rather| may| might)(?: \p{L}+){0,2}? (?:come|drop|swing|stop|pop|run|be)(?: (?:right|back))? ?(?:by|in|over|there|down|round|around|back|up|to (?:you|the shop|the store))?\b(?! (?:home|off|free|around for|available|working|busy|away|happy|nice|great|good|fine))|(?:je|on|j') ?(?:peux|pourrais|pourrait|vais|vas|va|viendrais|veux|voudrais|aimerais)(?: \p{L}+){0,1}? ?(?:re)?(?:venir|passer|arreter)\b|je (?:re)?(?:viens|passe|passerai|passerais|viendrai|viendrais)\b)/u;
/** Acts that such words are taken for, with the time in them. */
const told =
  /^(?:give|describe|correct|aside|claim|want\.(?:callback|message|book)|ask\.when|choose|ack|affirm|unclear|deny)$/;
const negated = /(?:\bnot|n['’]t|\bno|\bpas)\W*$/i;
const ofCall = /\b(?:call|phone|ring|text|r?appel\p{L}*|telephon\p{L}*|texte\w*)\b/u;

/**
 * Where they complain, when the caller would come about it is the time of a visit: "it's Jo Hart, and I could come
 * Thursday around noon" asks for no call then.
 */
export function withComingAboutIt(
  acts: readonly HeardAct[],
  { text, hearing }: HeardTurn,
): readonly HeardAct[] {
  const troubled = hearing.complains === true || acts.some(({ act }) => act === 'complain');
  if (!troubled) return acts;
  return acts.flatMap((act): HeardAct[] => {
    const { times = [] } = act.slots;
    const folded = fold(act.words);
    const found = folded.length === act.words.length ? comes.exec(folded) : null;
    if (
      !found ||
      !told.test(act.act) ||
      times.length === 0 ||
      isPutAsQuestion(act.words) ||
      act.target?.kind === 'services'
    )
      return [act];
    const at = act.start + found.index;
    const ofVisit = times.filter(({ start }) => start >= at);
    const rest = folded.slice(found.index + found[0].length);
    if (ofVisit.length === 0 || ofCall.test(rest)) return [act];
    const { times: _, ...slots } = act.slots;
    const visit: HeardAct = {
      ...act,
      act: 'want.book',
      confidence: surely,
      start: at,
      words: act.words.slice(found.index).trim(),
      target: null,
      slots: { times: ofVisit, aboutIt: true },
    };
    const before = act.words.slice(0, found.index).trim();
    // "Don't call me, I want to come in": the call is wanted by nobody.
    const notCalled = act.act === 'want.callback' && negated.test(text.slice(0, act.start));
    if (before === '' || notCalled)
      return [{ ...visit, slots: { ...slots, times: ofVisit, aboutIt: true } }];
    const others = times.filter((time) => !ofVisit.includes(time));
    const lead: HeardAct = {
      ...act,
      end: at,
      words: before,
      slots: others.length > 0 ? { ...slots, times: others } : slots,
    };
    return [lead, visit];
  });
}

const surely = 0.9;
