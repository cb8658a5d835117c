import type { Act } from '../heard/acts.ts';
import type { HeardAct } from '../heard/heard.ts';
import { mayBeMoneyIn } from '../knowledge/bare-amounts.ts';
import { fold } from '../knowledge/words.ts';
import { onlyLikeliest, textsTelling } from '../knowledge/written-texts.ts';
import type { Receptionist } from '../receptionist.ts';
import type { HeardTurn } from './hearing.ts';
import { mergedAct, withMerged } from './merged-act.ts';
import { servicesByOwnWord } from './sums.ts';

/** Something that befalls a caller and that owners charge for, by their own words and by an owner's. */
interface Circumstance {
  befalls: RegExp;
  written: RegExp;
}

/** In this order: who is late may not make it, and who does not make it is not late. */
const circumstances: readonly Circumstance[] = [
  {
    befalls:
      /\b(?:(?:\d+|\p{L}+) (?:minutes?|mins?|hours?) (?:late|over|past|after|behind)|half an hour (?:late|over|past|after)|(?:after|past) (?:you(?:'re)?|closing|hours|the shop|they) ?(?:close|closed|shut|lock|guys close)?\b|(?:late|behind|over) (?:picking|getting|bringing|returning|to (?:pick|get|return))|(?:pick|picked|picking|get|getting|bring|bringing|return\w*) (?:\p{L}+ ){1,3}(?:up |back )?(?:\p{L}+ )?late\b|(?:i'll|i will|ill|i'm|im|i am|gonna|going to|might|we'll|we're) (?:be |running |run |gonna be )*(?:\p{L}+ ){0,2}(?:late|over|behind)\b|(?:i'll|ill|i will|we'll|gonna) be (?:there |in |by )?(?:\p{L}+ ){0,2}(?:quarter|half|\d+)|en retard|(?:minutes?|heures?) (?:de retard|apres)|apres (?:la fermeture|que vous (?:fermez|ayez ferme)|l'heure))/u,
    written:
      /\b(?:late\w*|after (?:closing|hours|we close)|past closing|overdue|overtime|not (?:picked up|returned|collected)|en retard|retards?|apres (?:la fermeture|l'heure))\b/,
  },
  {
    befalls:
      /\b(?:cancel\w*|call(?:s|ing|ed)? (?:it |this |that )?off|(?:pull|bail|back|duck)(?:s|ing|ed)? out|bail(?:s|ing|ed)?\b|(?:don't|dont|do not|can't|cant|cannot|can not|won't|wont|not gonna|not going to|couldn't|just can't|not able to|unable to) (?:\p{L}+ )?(?:show|make|come|get there|be there|turn up)|no[- ]shows?|(?:miss|skip|missed|skipped|forget|forgot) (?:it|my|the|our|that|an?)\b|(?:not|never) (?:show|turn)(?:ing|ed)? up|annul\w*|cancell?\w*|decommand\w*|(?:me |nous )?(?:presente|pointe) pas|(?:peux|peut|pourrai|pourrais) (?:pas|plus) (?:venir|y aller|etre la)|manqu\w+ (?:mon|le|un|notre) (?:rendez-vous|rdv|cours))/u,
    written: /\b(?:cancel\w*|no[- ]?shows?|missed|notice|annul\w*|preavis|absen\w*|decommand\w*)\b/,
  },
];

/** A question of what is to be paid, which names nothing that is. */
const asksToPay =
  /\b(?:what(?:'?s|'?ll| is| does| would| will| do| did)?|how much)\b[^.?!]{0,24}\b(?:cost|run|charge|pay|owe|fee|penalty|set me back|dinged?|happens?)\b|\b(?:do|does|am|are|will|would|is|gonna|gotta|have to|still)\b[^.?!]{0,24}\b(?:pay|charged?|cost (?:me|us|extra|anything|more)|fees?|penalt\w+|penali\w+|dinged|docked|billed|fined|on the hook|owe|extra|lose (?:my|the) (?:deposit|money))\b|\b(?:what happens|what do you (?:do|charge)|what'?s the (?:deal|policy|penalty|fee|charge))\b|\b(?:ca (?:me )?(?:coute|couterait|va me couter)|combien|(?:va|vais|vas|allez|dois|faut)[^.?!]{0,20}\b(?:payer|charger?|facturer?)|y a-t-il (?:des|un) frais|des frais|une penalite|qu'est-ce qui (?:arrive|se passe))\b/;

const mayBePart: ReadonlySet<Act> = new Set([
  'ask.price',
  'ask.fact',
  'ask.includes',
  'ask.total',
  'ask.next',
  'ask.donow',
  'ask.hours',
  'ask.when',
  'ask.offer',
  'ask.discount',
  'claim',
  'describe',
  'give',
  'aside',
  'unclear',
  'correct',
]);

/** A share of the price is charged as an amount is. */
const charges =
  /%|\b(?:percent|half|full (?:price|amount|fee)|whole price|charged?|fees?|deposit|pour ?cent|moitie|frais|factur\w+)\b/;

/** What was said so lately, this line among it, may be what a question leans on. */
const linesLeantOn = 2;

/**
 * "If I'm twenty minutes over, what's that cost me", "am I getting dinged for that" of a visit called off a line
 * before: asked of what the owner wrote is charged then, and not of what a service costs.
 */
export function withCircumstance(
  acts: readonly HeardAct[],
  { text, hearing }: HeardTurn,
): HeardAct[] {
  const asking = acts.find(
    ({ act, words, target }) =>
      mayBePart.has(act) &&
      act !== 'describe' &&
      act !== 'give' &&
      asksToPay.test(fold(words)) &&
      (target?.kind !== 'fact' || act === 'ask.hours') &&
      servicesByOwnWord(words, hearing.receptionist).length === 0,
  );
  if (!asking) return [...acts];
  const before = (hearing.saidBefore ?? []).slice(-linesLeantOn).join(' . ');
  const told = [text, before].map(fold);
  for (const [at, words] of told.entries())
    for (const { befalls, written } of circumstances) {
      if (!befalls.test(words)) continue;
      const factId = chargeFor(written, hearing.receptionist);
      if (factId === null) continue;
      const parts = at > 0 ? [asking] : acts.filter((one) => one === asking || isOf(one, befalls));
      const { times: _, ...slots } = asking.slots;
      return withMerged(
        acts,
        parts,
        mergedAct(text, parts, { act: 'ask.fact', target: { kind: 'fact', factId }, slots }),
      );
    }
  return [...acts];
}

/** Whether an act does nothing but tell of it. */
function isOf({ act, words, slots }: HeardAct, befalls: RegExp): boolean {
  const tells = slots.name ?? slots.phone ?? slots.email ?? slots.address;
  return mayBePart.has(act) && tells === undefined && befalls.test(fold(words));
}

/** The one note or answer of the owner's that tells what is charged then; null where none does. */
function chargeFor(written: RegExp, { profile }: Receptionist): string | null {
  const found = textsTelling(profile.knowledge, written).filter(
    ({ body }) => mayBeMoneyIn(body).length > 0 || charges.test(fold(body)),
  );
  return onlyLikeliest(found)?.id ?? null;
}
