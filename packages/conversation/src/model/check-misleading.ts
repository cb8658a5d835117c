import type { Conversation } from '../dialogue/state.ts';
import { fold } from '../knowledge/words.ts';
import { isMailHost } from '../understanding/slots/emails.ts';
import type { DropReason } from './drop-reason.ts';
import { type Grounds, ownersWrote } from './grounds.ts';
import type { ModelSentence } from './resolve-sentence.ts';

/**
 * What leads a caller astray whoever put it into the model's mouth: an address nobody here wrote, a
 * payment the owner does not ask for, an order to stay where danger is, news that the shop is no more.
 * Each may be said in the owner's own words alone.
 */
export function checkMisleading({ folded }: ModelSentence, grounds: Grounds): DropReason | null {
  const owners = grounds.passages.map((passage) => passage.folded);
  const own = (words: string) => ownersWrote(grounds, words);
  const { knowledge } = grounds.receptionist.profile;
  const { caller } = grounds.state;
  const told = [
    ...owners,
    fold(`${knowledge.website ?? ''} ${knowledge.email ?? ''} ${caller.email?.value ?? ''}`),
    grounds.caller,
  ];
  if (hasStrangeAddress(folded, told.join(' | ')) || namesStrangePlace(folded, grounds))
    return 'address';
  if (asksForMoney(folded, grounds, own)) return 'payment';
  if (endsShop.test(folded) && !own(endsShop.exec(folded)?.[0] ?? '')) return 'closed';
  const soothed = soothes.exec(folded)?.[0];
  if (soothed !== undefined && !own(soothed)) return 'danger';
  return misleadsInDanger(folded, grounds, own) ? 'danger' : null;
}

/** What a body or a building will do is for who has seen it: nobody is calmed about it over the telephone. */
const soothes =
  /\b(?:(?:perfectly|completely|totally|entirely|quite) (?:normal|safe|harmless|fine to (?:drive|use|touch|eat))|(?:settle|clear up|go away|heal|dry out|sort itself|pass) (?:on its own|by itself|in (?:a|an) (?:hour|day|few)|overnight)|nothing (?:serious|worse|dangerous)|(?:clears? up|cures?|heals?|fixes|treats?|gueri\w*|soigne\w*)(?: [a-z']+){0,3} (?:asthma|allerg\w+|eczema|rash\w*|infections?|pain|arthritis|asthme)|tout a fait normal|(?:va|ca va) (?:passer|partir|guerir|secher) tout seul|rien de grave)\b/;

/** Written as it is said: "evil dot example slash win". */
const spokenMarks: readonly (readonly [RegExp, string])[] = [
  [/ (?:forward )?(?:slash|barre oblique) (?=[a-z0-9])/g, '/'],
  [/ (?:arobase|at sign) (?=[a-z0-9])/g, '@'],
  [/ (?:dash|hyphen|underscore|tiret) (?=[a-z0-9])/g, '-'],
];
/** "At that point we" is no address: after a point that is spoken comes what ends a name. */
const spokenEnd =
  /^(?:com|ca|org|net|io|info|biz|shop|store|app|site|online|xyz|co|us|fr|qc|quebec|example|me|tv|dev|ai|gg|link|live|top|club|page|web|eu|uk|ru|cn)$/;
const address = /[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+(?:\/[a-z0-9./-]*)?/g;
/** "a.m", "p.m" and "e.g" have a letter on either side. */
const shortened = /^(?:[a-z]\.)+[a-z]$/;

function written(spoken: string): string {
  const text = spoken.replace(/(\S+) (dot|point) ([a-z0-9-]+)/g, (words, before, mark, end) =>
    mark === 'dot' || spokenEnd.test(end) ? `${before}.${end}` : words,
  );
  return spokenMarks.reduce((sum, [mark, sign]) => sum.replace(mark, sign), text);
}

/** Whether a web or mail address is named that stands nowhere in what is known. */
export function hasStrangeAddress(folded: string, known: string): boolean {
  const bare = (text: string) => written(text).replace(/[^a-z0-9./@]/g, '');
  const there = bare(known);
  const text = written(folded);
  const named = [...text.matchAll(address)]
    .map(([found]) => found.replace(/[./]+$/, ''))
    .filter((found) => !shortened.test(found) && !/^\d/.test(found));
  const hasMark =
    /[a-z0-9]@|\S@[a-z]/.test(text) || /\b(?:forward slash|slash|backslash)\b/.test(text);
  const isKnown = (found: string) => there.includes(bare(found));
  if (named.some((found) => !isKnown(found))) return true;
  // "Write to gerard at outlook dot com": whose box it is counts as well, where many have theirs.
  const boxes = [...text.matchAll(/([a-z0-9._-]+) at ([a-z0-9.-]+)/g)].filter(([, , host = '']) =>
    isMailHost(host.replace(/\.+$/, '')),
  );
  const isBoxKnown = (box = '', host = '') =>
    ['@', 'at'].some((mark) => there.includes(bare(`${box}${mark}${host}`)));
  if (boxes.some(([, box, host]) => !isBoxKnown(box, host?.replace(/\.+$/, '')))) return true;
  if (!hasMark || named.length === 0) return hasMark;
  const mail = [...text.matchAll(/([a-z0-9._-]+)@([a-z0-9.-]+)/g)];
  return mail.some(([found]) => !isKnown(found.replace(/\.$/, '')));
}

const elsewhere =
  /\b(?:whatsapp|telegram|signal app|wechat|viber|discord|tiktok|snapchat|instagram|facebook|messenger|kijiji|marketplace|linktree)\b/g;

/** Where else a shop may be reached is its own to say. */
function namesStrangePlace(folded: string, { known }: Grounds): boolean {
  return (folded.match(elsewhere) ?? []).some((place) => !known.has(place));
}

const means =
  /\b(?:e-?transfers?|interac|wire transfers?|wire (?:it|money|funds)|bank transfers?|money (?:orders?|transfers?)|western union|moneygram|paypal|venmo|zelle|cash ?app|gift cards?|prepaid cards?|deposits?|down ?payments?|prepay(?:ment)?s?|virements?|acomptes?|arrhes|cartes? (?:cadeaux?|prepayees?))\b/g;
const ahead =
  /\b(?:up ?front|in advance|ahead of time|beforehand|before (?:the|any|your|we|you|anything)|right now|first(?=[.,!?]|$)|over the phone|online|by (?:text|mail|email)|through (?:a|the|this|our) link|to (?:hold|secure|keep|reserve) (?:it|that|the|your)|d'avance|a l'avance|avant (?:de|la|le|toute?)|tout de suite|par telephone|en ligne)\b/;
const pays = /\b(?:pay|pays|paid|payments?|prepaid|payer|payez|paiement|paie|regler|reglez)\b/;
const sendsMoney =
  /\b(?:send|transfer|wire|mail|forward|drop off|hand over|envoye[rz]|transfere[rz]|verse[rz]|vire[rz]|remette[rz])\b(?: [a-z']+){0,3} (?:money|funds|cash|payment|fee|l'argent|d'argent|argent|montant|somme|fonds|paiement)\b/;
/** Said of what is not known, not asked for, or left to somebody: no order. */
const leavesOpen =
  /\b(?:no|not|nothing|never|without|whether|find out|check|ask|pass|note|wondering|question|sais|pas|aucune?|sans|jamais|si|rien|demander|transmettre|noter|poser (?:la|votre)|reponse)\b|n't\b/;

function asksForMoney(folded: string, grounds: Grounds, own: (words: string) => boolean): boolean {
  return folded.split(/[,.;:!?–—]/).some((clause) => {
    if (leavesOpen.test(clause)) return false;
    const sent = sendsMoney.exec(clause)?.[0];
    const when = ahead.exec(clause)?.[0];
    return (
      (clause.match(means) ?? []).some((word) => !isOwnersWord(word, grounds)) ||
      (sent !== undefined && !own(sent)) ||
      (pays.test(clause) && when !== undefined && !own(when) && !isPaidAhead(grounds))
    );
  });
}

/** "In advance", of an owner who wrote "a month ahead". */
function isPaidAhead({ passages }: Grounds): boolean {
  return passages.some(({ folded }) =>
    folded
      .split(/[.;](?:\s|$)/)
      .some((clause) => pays.test(clause) && (ahead.test(clause) || /\bahead\b/.test(clause))),
  );
}

/** However an owner writes it: "e-transfer" and "etransfers". */
function isOwnersWord(word: string, { passages }: Grounds): boolean {
  const stem = word.replace(/[^a-z]/g, '').replace(/s$/, '');
  return passages.some(({ folded }) => folded.replace(/[^a-z]/g, '').includes(stem));
}

const shopItself =
  "(?:we(?:'ve|'re| have| are)?|(?:the|our) [a-z]+(?: is| has)?|nous (?:avons|sommes)|on a)";
const endsShop = new RegExp(
  [
    '(?:clos(?:ed|ing|e)|shut(?:ting)?)(?: [a-z]+){0,3} (?:forever|for ever|for good|permanently|indefinitely)',
    '(?:forever|permanently|indefinitely) (?:clos(?:ed|ing)|shut)',
    `${shopItself}(?: [a-z]+)? (?:clos(?:ed|ing)|shut(?:ting)?)(?: [a-z]+){0,2} down`,
    `${shopItself} (?:went|gone|going) under(?= |$)(?! (?:the|a|your))`,
    `(?:closed|shut) (?:our|its) doors`,
    'out of business|not in business',
    'no longer (?:in business|operat[a-z]+|exist[a-z]*|(?:open|around)(?! (?:on|at|past|after|before|for)))',
    "(?:we|shop|store|business|company|place)(?: [a-z]+)? (?:don't|doesn't|do not|does not) exist|we do ?n[o']t exist",
    'bankrupt[a-z]*|insolven[a-z]+',
    'ceas(?:ed|ing) (?:[a-z]+ )?(?:operations?|trading|business)',
    "(?:won't|will not|never) (?:re-?open|be (?:re-?)?opening)",
    'sold the (?:business|shop|company)',
    'ferme[a-z]* (?:[a-z]+ )?(?:definitivement|pour (?:toujours|de bon)|a jamais)|(?:definitivement|a jamais) ferme[a-z]*',
    "faillite|plus en affaires|n'exist[a-z]+ plus",
    'cess[a-z]+ (?:[a-z]+ )?(?:nos|ses|les|toute?s?) (?:[a-z]+ )?(?:activites?|operations?)',
    '(?:avons|a|ont) (?:[a-z]+ )?ferme (?:nos|ses|les) portes',
  ].join('|'),
);

const helpers =
  '(?:911|9-1-1|nine[- ]one[- ]one|emergency (?:services?|line|number)|ambulances?|paramedics|fire (?:department|hall|service|brigade|fighters?)|firefighters|police|gas (?:company|utility)|poison control|neuf[- ]un[- ]un|pompiers|secours|urgences?)';
const theHelpers = `(?:(?:an?|the|any|your|le|la|les|une?) |l')?${helpers}`;
/** "Don't hesitate to call 911" is no such thing. */
const between = "(?: (?!hesitate|wait|delay|be afraid)[a-z']+)";
const calling =
  "(?:(?:call|phone|dial|ring|contact|bother|alert|involve|get|need|send for)(?:ing)?|(?:d'|l')?(?:appel|contact|telephon|derang|prevenir)[a-z]*)";
const against =
  "(?:do not|don't|never|no (?:need|reason)|not (?:necessary|needed|required)|isn't (?:necessary|needed)|needn't|shouldn't|should not|mustn't|hold off(?: on)?|avoid|stop|pas|inutile|evitez|ne|n')";
const insteadOf =
  "(?:no need for|skip|forget(?: about)?|instead of|rather than|without|au lieu d['e]|plutot que|sans)";
const againstHelp = new RegExp(
  [
    `\\b${against}${between}{0,3}? ?${calling}${between}{0,2}? ${theHelpers}`,
    `\\b${insteadOf}(?: ?${calling})? ?${theHelpers}`,
    `\\b(?:calling|phoning|ringing|appeler) ${theHelpers}(?: [a-z]+)? (?:isn't|is not|won't|n'est pas)`,
    `\\b${helpers} (?:isn't|is not|won't be) (?:necessary|needed|required)`,
  ].join('|'),
);
const keepsThere =
  /\b(?:(?:stay|remain|wait|keep|sit|hide|sleep)(?: [a-z]+){0,2} (?:inside|indoors|in (?:the|your) (?:house|home|building|room|apartment|basement|garage|kitchen|bed)|where you are|put|right there)|(?:go|get|head) back (?:in|inside|into|down(?:stairs)?)|ignore|(?:take|pull|remove)(?: [a-z]+){0,2} (?:batter[a-z]+|alarm|detector)|(?:turn|switch|shut) (?:off )?(?:the|your)(?: [a-z]+)? (?:alarm|detector)|silence the|(?:it's|it is|that's|that is|you're|you are|this is)(?: [a-z]+)? (?:safe|harmless|nothing|normal|not dangerous)|not dangerous|no danger|nothing to worry|(?:she|he|they|you)(?:'ll| will) be (?:fine|ok|okay)|(?:turn|switch|put)(?: on)? (?:the )?(?:lights?|stove|furnace)(?: back)? on|(?:turn|switch) on the (?:lights?|stove|furnace)|light (?:a match|it up|the)|relight|strike a|(?:restez|demeurez|attendez)(?: [a-z]+)? (?:a l'interieur|dans|chez vous|la ou|ou vous)|ignorez|ce n'est (?:rien|pas (?:grave|dangereux))|(?:sans|aucun) danger|rentrez|retournez)\b/;
const forbidsLeaving =
  /\b(?:don't|do not|no need to|needn't|shouldn't|never)(?: (?:have|need) to)? (?:leave|evacuate|get out|go out(?:side)?|open (?:the|a|any) (?:windows?|doors?))\b|\b(?:sortez|quittez|evacuez|partez) pas\b/;
const negated = /(?:n't|\bnot|\bnever|\bpas|\bbefore you|\bne) (?:[a-z]+ )?$/;
const danger =
  /\b(?:gas leak|smell(?:s|ing|ed)?(?: [a-z]+){0,3} gas|gas smell|smoke (?:in|coming|from|out|back|everywhere)|(?:on|a|chimney|house) fire|flames?|carbon monoxide|co (?:alarm|detector)|alarm is going|sparking|sparks|electrocuted|unconscious|not breathing|can't breathe|bleeding|dizzy|collapsed|overdose|heart attack|odeur de gaz|sent le gaz|fumee|en feu|flammes|monoxyde|etincelles|inconscient|saigne|respire (?:pas|plus))\b/;

function misleadsInDanger(
  folded: string,
  { state, caller }: Grounds,
  own: (words: string) => boolean,
): boolean {
  const refused = againstHelp.exec(folded)?.[0];
  if (refused !== undefined) return !own(refused);
  if (!isInDanger(state, caller)) return false;
  const kept = keepsThere.exec(folded);
  const isOrder = kept !== null && !negated.test(folded.slice(0, kept.index));
  const order = isOrder ? kept[0] : forbidsLeaving.exec(folded)?.[0];
  return order !== undefined && !own(order);
}

function isInDanger({ model }: Conversation, caller: string): boolean {
  return (model?.alarm ?? null) !== null || danger.test(caller);
}
