import type { HeardAct } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import type { HeardTurn } from './hearing.ts';

/** "And if it turns out more like twenty", "what if the train's even slower". */
const laterStill =
  /\b(?:if|say|suppose|in case|what happens|si|au cas)\b.*\b(?:more|longer|later|worse|over|than|closer to|past|like (?:\d+|\p{L}+)|minutes?|mins?|hour|half|late|behind|stuck|plus|minutes|heure|retard|tard)\b|\b(?:will|can|could|would|do|does|is|are|am|should) (?:\p{L}+ ){1,2}still\b|\b(?:va-t|vas|va|peut|peux|pouvez|allez|est-ce)\b.{0,30}\b(?:encore|quand meme|pareil)\b|\b(?:how late|what's (?:too|the) lat\w+|too late|jusqu'a quelle heure)\b/u;
const misheard =
  /^(?:ask\.(?:price|fact|total|compare|next|when|offer|includes|hours)|want\.late|describe|aside|unclear|give|claim|ack|choose|correct)$/;

/** Who is late and asks what becomes of it when it gets later asks of what is written about lateness. */
export function withLaterStill(acts: readonly HeardAct[], { hearing }: HeardTurn): HeardAct[] {
  if (hearing.request !== 'late') return [...acts];
  return acts.map((one) => {
    const said = fold(one.words);
    if (!misheard.test(one.act) || !laterStill.test(said) || instead.test(said)) return one;
    return { ...one, act: 'ask.fact', confidence: 1, target: null, slots: { ofLateness: true } };
  });
}

/** Another time is asked for, and no mercy for this one. */
const instead = /\b(?:move|reschedul\w*|another (?:day|time)|instead|tomorrow|demain|plutot)\b/;
