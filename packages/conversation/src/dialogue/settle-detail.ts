import { offerNews } from './appointments.ts';
import { startGoodbye } from './closing.ts';
import { currentGoal } from './goals.ts';
import { isFreeText, type Reply, type Settled, withoutDetails } from './reply.ts';
import { tookSomething } from './take-details.ts';
import { ask, type Turn, tell } from './turn.ts';

const sameNumber =
  /\b(this|that|the same|same|my) (number|one|phone|cell)\b|\bcall(ing)? (me )?(back )?(on|at|from) (this|it)\b|\b(ce|même) numéro\b/i;

/** Whether the number they call from is the one to call. */
export function settleCallerNumber({ turn, heard, taken, answer, has }: Reply): Settled {
  const { caller, callerNumber } = turn.state;
  if (taken.partialPhone) caller.otherNumber = true;
  if (taken.phone || taken.partialPhone) return 'answered';
  const byEmail = settleEmailOnly(turn, heard.text);
  if (byEmail) return byEmail;
  if (callerNumber && (answer === 'yes' || sameNumber.test(heard.text))) {
    caller.phone = callerNumber;
    return 'answered';
  }
  if (answer !== 'no' && !has('correction')) return 'open';
  caller.otherNumber = true;
  return 'answered';
}

const emailOnly =
  /\b(?:just|only|by|prefer|rather|use|through)\b.{0,20}\be-?mail\b|\be-?mail (?:only|please|is (?:best|better|fine|easier)|me (?:instead|rather))\b|\b(?:juste|seulement|plutôt|par)\b.{0,12}\bcourriel\b|\bcourriel seulement\b/i;

/** Who would rather be written to need not give a number, once we know where to write. */
function settleEmailOnly(turn: Turn, words: string): Settled | null {
  if (!emailOnly.test(words)) return null;
  const { caller } = turn.state;
  if (caller.email) {
    caller.refused.push('phone');
    return 'done';
  }
  ask(turn, { kind: 'phone' }, 'askEmail');
  return 'done';
}

type Detail = 'name' | 'phone' | 'time' | 'reason';

const refusal =
  /\b(rather not|don'?t (want|have|wanna)|do not (want|have)|prefer not|not (going to|gonna)|no thanks|why do you need|none of your|skip (it|that)|préfère (ne )?pas|aime mieux pas|pas nécessaire|veux pas le (dire|donner))\b/i;

const noThanks = /^\W*(?:no|non)\b,? (?:thanks?|thank you|merci)\b/i;

/** A detail we asked for: given, refused, or put off while something else is asked. */
export function settleDetail(detail: Detail, reply: Reply): Settled {
  const { turn, heard, taken, answer, has } = reply;
  const given = {
    name: taken.name,
    phone: taken.phone || taken.partialPhone,
    time: taken.time,
    reason: false,
  };
  if (given[detail]) return 'answered';
  const byEmail = detail === 'phone' && !taken.email ? settleEmailOnly(turn, heard.text) : null;
  if (byEmail) return byEmail;
  if (detail === 'time' && noThanks.test(heard.text) && !tookSomething(taken)) {
    // No day at all is no booking at all.
    turn.state.goals = turn.state.goals.filter((goal) => goal !== currentGoal(turn.state));
    tell(turn, 'declined');
    return 'done';
  }
  const plainNo = answer === 'no' && heard.intents.length <= 1 && !tookSomething(taken);
  if (refusal.test(heard.text) || plainNo) {
    turn.state.caller.refused.push(detail);
    return 'done';
  }
  if (detail === 'phone' && taken.email) {
    turn.state.caller.refused.push('phone');
    return 'answered';
  }
  if (detail === 'time' && (has('dontKnow') || leavesTimeToUs(heard.text))) {
    turn.state.caller.refused.push('time');
    return 'done';
  }
  if (detail === 'reason' && isFreeText(reply)) {
    turn.state.caller.reasons.push(withoutDetails(heard) || heard.text.trim());
    return has('price', 'hours', 'address', 'serviceOffered') ? 'answered' : 'done';
  }
  if (detail === 'name' || detail === 'phone') {
    if (has('dontKnow')) turn.state.caller.refused.push(detail);
    return has('dontKnow') ? 'done' : 'open';
  }
  return 'open';
}

/** In a longer sentence "whenever" says something else. */
const shortReply = 8;

/** Whether a caller leaves the time to us: "any time", "whenever suits you". */
export function leavesTimeToUs(words: string): boolean {
  return words.trim().split(/\s+/).length <= shortReply && anyTime.test(words);
}

const anyTime =
  /\b(any ?time|whenever|any day|does ?n'?t matter|not sure|you (tell|pick)|flexible|as soon as|asap|soonest|earliest|first available|n'importe quand|peu importe|quand vous voulez|plus tôt possible|dès que possible|ça m'est égal)\b/i;

/** The details as read back: right, changed, or to be changed. */
export function settleDetailsRight({ turn, heard, taken, answer, has }: Reply): Settled {
  const added = taken.time && answer !== 'yes';
  if (taken.corrected || added || (answer === 'no' && (taken.name || taken.phone))) {
    tell(turn, 'corrected');
    const goal = turn.state.goals.at(-1);
    if (goal) goal.readBackAt = null;
    return 'answered';
  }
  if (answer === 'yes') {
    const { booking, urgent } = turn.state;
    tell(turn, booking.unsettled !== null ? 'promisePass' : urgent ? 'noted' : 'allSet');
    offerNews(turn);
    return 'answered';
  }
  if (has('goodbye') || (answer === null && has('thanks'))) {
    startGoodbye(turn, 'caller-done');
    return 'done';
  }
  if (answer === 'no' || has('correction')) {
    if (heard.services.length > 0 && has('price')) return 'answered';
    ask(turn, { kind: 'whatToChange' }, 'changeWhat');
    return 'done';
  }
  return heard.intents.length > 0 || heard.services.length > 0 ? 'answered' : 'open';
}

/** What was wrong with the details: what is given anew, or taken out to be asked again. */
export function settleWhatToChange({ turn, heard, taken, answer }: Reply): Settled {
  const { caller, goals } = turn.state;
  const goal = goals.at(-1);
  if (answer === 'no' && heard.text.split(/\s+/).length < 4) {
    tell(turn, 'allSet');
    return 'answered';
  }
  if (/\bname\b/i.test(heard.text) && !taken.name) caller.name = null;
  if (/\b(number|phone|cell|digits?)\b/i.test(heard.text) && !taken.phone) caller.phone = null;
  if (/\b(time|day|date|when)\b/i.test(heard.text) && !taken.time) caller.time = null;
  const known = taken.name || taken.phone || taken.time || !caller.name || !caller.phone;
  if (!known) caller.reasons.push(heard.text.trim());
  if (goal) goal.readBackAt = null;
  tell(turn, 'corrected');
  return 'answered';
}
