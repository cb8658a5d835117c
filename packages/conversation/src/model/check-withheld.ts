import type { Service } from '../knowledge/business.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { fold, monthNames } from '../knowledge/words.ts';
import { lookUp } from '../plan/refs.ts';
import { isOfKept } from './check-preliminaries.ts';
import type { DropReason } from './drop-reason.ts';
import { sentenceOf } from './figures.ts';
import type { Grounds } from './grounds.ts';
import { saidStems } from './in-both.ts';
import { numbersIn } from './numbers-in.ts';
import { withoutRefusal } from './price-refused.ts';
import type { Computed } from './references.ts';
import type { ModelSentence, Placed } from './resolve-sentence.ts';
import { nameStems, nameUses, servicesNamed, stemsOf } from './services-named.ts';
import { speaksOf } from './standing-words.ts';

const ofPrice =
  /\b(?:price[sd]?|pricing|cost|costs|pay|charge[sd]?|fee|fees|rate|quote|expensive|cheap|cheaper|affordable|pricey|budget|range|ballpark|roughly|around|under|(?<!\b(?:go|goes|going|went|come|came|it|talk|think|look|pull|pulled|stay|move|moved|turn|hand|take|lean|all) )over(?! (?:the (?:phone|line|telephone)|zoom|video|there|to))|below|above|more than|less than|at least|at most|up to|starting|hundred|hundreds|thousand|thousands|figures?|grand(?! (?:piano|opening))|double|twice|half|similar|same as|as much as|neighbou?rhood of|low|high|mid|upper|cher|chere|couter?|coute|prix|tarif|environ|autour|moins de|plus de|moitie|double|centaines?|milliers?|fourchette|abordable|chiffres|combien|au-dessus|en dessous)\b/;
const hinting =
  /\b(?:hundred|hundreds|thousand|thousands|grand(?! (?:piano|opening))|(?:two|three|four|five|six|single|double)[- ](?:figures?|digits?)|double|twice|half|similar|same as|as much as|more than|less than|under|(?<!\b(?:go|goes|going|went|come|came|it|talk|think|look|pull|pulled|stay|move|moved|turn|hand|take|lean|all) )over(?! (?:the (?:phone|line|telephone)|zoom|video|there|to))|below|above|at least|at most|up to|ballpark|range|roughly|around (?:the|what|a)|neighbou?rhood|cheap|cheaper|cheapest|expensive|pricey|affordable|reasonable|inexpensive|low|high|higher|lower|mid|upper|(?:prices?|rates?|costs?|fees?|that|it|they|which|these|those) (?:all )?starts?|(?:it|that|price)(?:'s| is) (?:right |way |pretty )?up there|starting (?:price|rate|at|from)|close to|compared|comparable|not much|a lot|quite a bit|bargain|moins|plus (?:de|que|cher)|environ|autour|moitie|centaines?|milliers?|fourchette|abordable|cher|chere|pas cher|chiffres|comparable|semblable|raisonnable|bas|basse|eleve|elevee|au-dessus|en dessous|(?:pas|non) loin|proche|pres de|plus ou moins|dans (?:les|ces) (?:bonnes )?eaux|nowhere near|think of an?|imaginez|pensez a une?)\b/;

/** "After mid-August", "that must mean a lot to you", "he may know more than I do". */
const ofNoPrice = new RegExp(
  `\\bmid-? ?(?:${monthNames}|day|week|month)\\b|\\bmeans? a lot\\b|\\bknows? (?:more|less|better) than\\b`,
  'g',
);

/** A price the owner keeps to a person: no figure, no hint and no comparison stands for it. */
export function checkWithheld(sentence: ModelSentence, grounds: Grounds): DropReason | null {
  const { folded, places } = sentence;
  const figures = places.filter(({ computed }) => computed?.unit === 'money');
  // Beside a figure one word of a name that is longer may be about something else.
  const hidden = hiddenIn(folded, grounds, figures.length > 0 ? 0.5 : 0);
  const meant = hidden.length > 0 || isHiddenAsked(grounds, figures.length > 0 ? 0.5 : 0);
  if (!meant) return null;
  const named = numbersIn(grounds.lastWords).size > 0 || guessing.test(grounds.lastWords);
  if (named && agreesWith(withoutRefusal(folded))) return 'withheld';
  const others =
    servicesNamed(folded, grounds).some(
      ({ service, share }) => share === 1 && service.pricingType !== 'dont_say',
    ) ||
    (hidden.length === 0 && figures.length > 0 && tellsOthersOnly(sentence, grounds));
  const names = hidden.length > 0;
  if (
    figures.length > 0 &&
    names &&
    !(others && !compares(folded)) &&
    !tellsTerms(sentence, grounds)
  )
    return 'withheld';
  if (figures.length > 0 && !names && !others) {
    const hinted = hiddenIn(folded, grounds).length > 0 && !tellsTerms(sentence, grounds);
    if (hinted || !isWordsFigure(figures)) return 'withheld';
  }
  const plain = withoutRefusal(withoutOwners(withoutNames(folded, grounds), sentence, grounds))
    .replace(leavesOpen, ' ')
    .replace(ofNoPrice, ' ')
    .replace(saysNeither, ' ')
    .replace(measured, ' ')
    .replace(placed, (words) => (isCallersPlace(words, grounds) ? ' ' : words));
  const ofMoney = ofPrice.test(plain) || ofPrice.test(grounds.lastWords);
  if (figures.length === 0 && ofMeans.test(plain) && !asksOrLeaves.test(folded)) return 'withheld';
  const bare = withoutRefusal(folded);
  const likened =
    figures.length === 0 && likens.test(bare) && hiddenIn(grounds.lastWords, grounds).length > 0;
  if (likened) return 'withheld';
  if ((names || !others) && ofMoney && hinting.test(plain)) return 'withheld';
  if (names && likens.test(bare)) return 'withheld';
  return null;
}

/**
 * "A re-roof needs {f22} down, and a new trough over {f23} needs a deposit too": what an owner wrote of the
 * hidden thing is told of it, each figure beside what it is of. And "{f4+f1}, with any dematting on top".
 */
function tellsTerms(sentence: ModelSentence, grounds: Grounds): boolean {
  const { folded, places } = sentence;
  const isTerm = ({ computed }: Placed) => computed !== null && isTermOfHidden(computed, grounds);
  const told = places.filter(({ computed }) => computed);
  if (told.every(isTerm) && !compares(folded)) return true;
  const parts = partsOf(folded);
  return parts.every(({ start, end, text }, at) => {
    if (hiddenIn(text, grounds).length === 0)
      return !compares(withoutOwners(text, sentence, grounds, comparing));
    const figures = told.filter((one) => one.start >= start && one.end <= end);
    if (figures.length > 0) return figures.every(isTerm);
    return onTop.test(text) && !hinting.test(text) && at > 0 && at === parts.length - 1;
  });
}

/** A figure that the owner asks for beside the price of something whose price is kept to a person. */
function isTermOfHidden({ plain, figures }: Computed, grounds: Grounds): boolean {
  const [figure] = figures;
  if (!plain || figure?.source.kind !== 'words') return false;
  if (isOfKept(figure.source.entryId, grounds)) return true;
  const words = fold(sentenceOf(figure.source.words, figure));
  return ofTerms.test(words) && hiddenIn(words, grounds).length > 0;
}

/** The parts of a sentence that are each about one thing. */
function partsOf(folded: string): { start: number; end: number; text: string }[] {
  const parts: { start: number; end: number; text: string }[] = [];
  let start = 0;
  for (const joint of [...folded.matchAll(/[,;:]\s|\b(?:and|but|with|et|mais)\b/g), null]) {
    const end = joint?.index ?? folded.length;
    parts.push({ start, end, text: folded.slice(start, end) });
    start = end;
  }
  return parts.filter(({ text }) => /[a-z]/.test(text) || / {3}/.test(text));
}

/** What is asked for a thing apart from its price. */
const ofTerms =
  /\b(?:deposits?|down|up ?front|trip|travel|mileage|call[- ]?out|cancel\w*|no[- ]?shows?|fees?|depots?|acomptes?|avance|deplacements?|annul\w*|frais)\b/;
const onTop =
  /\b(?:on top|extra|besides|apart|separate\w*|in addition|not included|en plus|en sus|a part|non compris\w*)\b/;

/** "The package", in a turn that only mentions the well: each row told is of a service a word of the sentence is of. */
function tellsOthersOnly({ places, folded }: ModelSentence, grounds: Grounds): boolean {
  // "Plus the trip" adds in English and compares in French.
  if (compares(grounds.language === 'en' ? folded.replace(/\bplus\b/g, ' ') : folded)) return false;
  const said = contentStems(folded);
  const { services } = grounds.receptionist.profile.knowledge;
  const told = contentStems(
    services
      .filter(({ pricingType }) => pricingType !== 'dont_say')
      .map(({ name, description }) => `${name} ${description ?? ''}`)
      .join(' '),
  );
  const hidden = new Set(
    services
      .filter(({ pricingType }) => pricingType === 'dont_say')
      .flatMap((one) => [...nameStems(one)])
      .filter((stem) => !told.has(stem)),
  );
  if ([...hidden].some((stem) => said.has(stem))) return false;
  const rows = places.flatMap(({ computed }) =>
    (computed?.figures ?? []).flatMap(({ source }) => (source.kind === 'row' ? source.ref : [])),
  );
  return (
    rows.length > 0 &&
    rows.every((ref) => {
      const told = lookUp(grounds, ref);
      const stems = told ? [...nameStems(told.service), ...stemsOf(told.option?.name ?? '')] : [];
      return stems.some((stem) => said.has(stem) && !hidden.has(stem));
    })
  );
}

/** "Over {f24} it's half down": what the owner's own text about a figure says beside it hints at nothing. */
function withoutOwners(
  plain: string,
  { places, folded }: ModelSentence,
  grounds: Grounds,
  words = hinting,
): string {
  const { brief, passages } = grounds;
  const entries = places.flatMap(({ computed }) =>
    (computed?.figures ?? []).flatMap(({ source }) =>
      source.kind === 'words' ? (brief.entries.find(({ id }) => id === source.entryId) ?? []) : [],
    ),
  );
  const facts = [
    ...entries.filter(({ kind }) => kind === 'fact').map(({ words }) => fold(words)),
    // "Anything more than two feet up needs a permit": told of heights, and of no price.
    ...passages
      .filter((one) => one.kind === 'fact' && places.length === 0 && speaksOf(one, folded, grounds))
      .map((one) => one.folded),
  ];
  if (facts.length === 0) return plain;
  return plain.replace(new RegExp(words.source, 'g'), (hint) => {
    const forms = bounds.find((alike) => alike.includes(hint)) ?? [hint];
    const written = new RegExp(`\\b(?:${forms.join('|')})\\b`);
    return facts.some((fact) => written.test(fact)) ? ' ' : hint;
  });
}

/** What sets a bound in either language: "for treatment over {f24}" is told as "plus de {f24}". */
const bounds: readonly (readonly string[])[] = [
  ['over', 'above', 'more than', 'plus de', 'au-dessus', 'and up', 'et plus'],
  ['under', 'below', 'less than', 'moins', 'moins de', 'en dessous'],
  ['at least', 'minimum', 'au moins'],
  ['up to', 'at most', "jusqu'a"],
];

/** "You're well over", "they're all under cover": where somebody is, and no price. */
const placed =
  /\b(?:you|we|they|everybody|everyone|both|all|kids|children|vous|ils|elles|tout le monde)(?:'re| are| were| is|'s| etes| sont| est)(?: (?!pay|cost|spend|look|budget|pric|charg|quot|get)[a-z']+){0,6} (?:over|under|above|below|up|low|high|close|au-dessus|en dessous|pres|loin)\b(?! (?:budget|that|this|it|what|a|an|\d|\w+ (?:hundred|thousand|grand)| {3})| *(?:\d|\{))/g;

/** Whether the caller said of themselves that they are there, in words without a price or a number. */
function isCallersPlace(words: string, { lastWords }: Grounds): boolean {
  const [place = ''] = words.match(/[a-z-]+$/) ?? [];
  return lastWords
    .split(/[.;!?]\s|\b(?:and|but|et|mais)\b/)
    .some(
      (part) =>
        new RegExp(`\\b${place}\\b`).test(part) &&
        numbersIn(part).size === 0 &&
        !ofPrice.test(part.replaceAll(place, ' ')),
    );
}

/** "On cars over two years old": what a number measures is no price. */
const measured =
  /\b(?:over|under|above|below|more than|less than|at least|at most|up to|around|roughly|environ|plus de|moins de|au moins|au-dessus de|en dessous de) (?:an? |une? )?(?:[\d.,]+|[a-z-]+(?: [a-z]+)?)[ -](?:years?|months?|weeks?|days?|hours?|minutes?|feet|foot|inch(?:es)?|metres?|people|ans?|annees?|mois|semaines?|jours?|heures?|pieds?|pouces?|personnes)\b/g;

const either =
  '(?:over|under|above|below|more|less|higher|lower|high|low|up|down|cheap|cheaper|expensive|pricey|yes|no|plus|moins|au-dessus|en dessous|haut|bas|cher|pas cher|eleve)';

/** "I can't say whether it's over or under that": both ways are left open, so neither is hinted at. */
const leavesOpen = new RegExp(
  `\\b(?:can't|cannot|couldn't|can not|wouldn't|don't|not able to|unable to|peux pas|saurais pas|sais pas|pourrais pas) (?:\\w+ ){0,3}?(?:whether|if|that|si) (?:\\w+'?\\w* ){0,4}?${either} (?:or|nor|ou) (?:\\w+ )?${either}(?: (?:than|that|of|de|que|than|it|ca|cela)\\b(?: ca)?)*(?: (?:your|votre|vos) (?:[\\w-]+ )?(?:hundred|thousand|grand|cents?|mille|\\d+))?`,
  'g',
);

/** "I can't say whether your five hundred would do", "noted that your budget is eight hundred": theirs, and neither agreed to nor denied. */
const saysNeither =
  /\b(?:can't|cannot|couldn't|can not|not able to|unable to|don't know|peux pas|saurais pas|sais pas)\b (?:\w+ ){0,3}?(?:whether|if|si)\b[^,;.]*|\b(?:note|noted|noting|pass(?:ed|ing)? on|put down|note|inscris)\b (?:that |que )?(?:your|votre) (?:budget|limit|figure|limite)\b[^,;.]*/g;

/** A price told by another's: "a bit under the full balayage", "not much more". */
const likens =
  /\b(?:(?:a (?:bit|little|touch|hair)|slightly|somewhat|just|not (?:much|a lot|far)|much|way|well) (?:more|less|over|under|above|below|off)|(?:about|roughly|much|nearly|almost) (?:the same|as much|what)|the same again|as much as|put together|un peu (?:plus|moins)|pas (?:beaucoup|bien) (?:plus|moins)|a peu pres (?:pareil|autant|le meme)|autant que)\b/;

/** A price told by who can pay it, by what else costs as much, or by whoever pays for it instead. */
const ofMeans =
  /\b(?:(?:works?|fits?|suits?|is|it's|falls?|well|within|in|for|inside|under|over|beyond|out of|outside)(?: [a-z]+){0,3} (?:your|most|any|a|the|every|anybody's|anyone's|people's) (?:[a-z']+ )?(?:budgets?|pockets?|means|wallets?|price range)|(?:your|most) budgets? (?:[a-z]+ ){0,2}(?:works?|is|covers?|fits?|allows?|enough|plenty|will do)|(?:what|as much as) (?:you|you'd|people|somebody|someone|most)(?:'d| would| might| usually)* (?:pay|spend)|(?:cost|price|worth) of (?:an? |your )?[a-z]+|(?:can|could|will be able to|easily|comfortably) afford|break the bank|(?:your |the |most )?(?:insurance|insurers?|plan|warranty|benefits)(?: [a-z]+){0,2} (?:pays?|covers?|picks? up)|(?:pays? for|covers?) (?:[a-z]+ )?(?:itself|all of it|most of it|half)|(?:dans|pour|selon) (?:votre|tous? les|la plupart des) (?:budgets?|moyens)|votre budget (?:[a-z]+ )?(?:suffi\w*|convien\w*|va|couvre|permet)|ce (?:que|qu') ?(?:vous|on|les gens) (?:pai\w*|payeri\w*|depens\w*)|le prix d'un\w*|(?:votre |vos |les )?(?:assurances?|assureurs?)(?: [a-z]+){0,2} (?:pai\w*|couvr\w*|rembours\w*)|(?:vous )?(?:pouvez|pourrez) vous (?:le |la )?permettre)\b/;
/** "What is your budget?", "I can't say whether it's within your budget". */
const asksOrLeaves =
  /\?\s*$|\b(?:can't|cannot|couldn't|don't know|not sure|whether|not able|unable|will (?:tell|let|say|confirm|go over)|peux pas|sais pas|saurais|\bsi\b)\b/;

/** They have us say whether they are near it. */
const guessing =
  /\b(?:warm|hot|cold|closer?|higher|lower|over|under|more|less|chaud|froid|plus|moins)\b/;

/** "That sounds about right", to who named a sum for it: as good as telling it. */
function agreesWith(folded: string): boolean {
  return (
    /^\W*(?:yes|yeah|yep|exactly|correct|right|indeed|spot on|oui|exact\w*|voila|c'est ca|tout a fait)\b(?:,? (?:that's|it's|it is|that is|c'est|you're|about|a|un|en)\b[^.]{0,40})?\W*$/.test(
      folded,
    ) ||
    /\b(?:about right|sounds? right|pretty (?:close|much)|not (?:far|wrong|too far)|close enough|in the right|on the money|overcharged|undercharged|(?:a (?:bit|little|touch|hair)|un peu|pas mal|beaucoup) (?:more|less|over|under|higher|lower|plus|moins)|en bas de|en haut de|surprise?|(?:bonne|good) memo\w+|pas mal ca|(?:you're|tu es|vous etes) (?:warm|hot|close|cold|burning|chaude?|proche)|what (?:you|they) (?:think|expect|heard)|a peu pres)\b/.test(
      folded,
    )
  );
}

function compares(folded: string): boolean {
  return comparing.test(folded);
}

const comparing =
  /\b(?:same|similar|like|as|more|less|than|double|twice|comme|autant|plus|moins)\b/;

/** "Half" in the name of an option is no half of a price. */
function withoutNames(folded: string, { receptionist }: Grounds): string {
  const names = receptionist.profile.knowledge.services.flatMap(({ name, options }) => [
    name,
    ...options.map((option) => option.name),
  ]);
  return names.reduce((text, name) => text.replaceAll(fold(name), ' '), folded);
}

function isWordsFigure(places: readonly Placed[]): boolean {
  return places.every(({ computed }) =>
    computed?.figures.every(({ source }) => source.kind === 'words'),
  );
}

/** Withheld services a folded text names, by a word only they have and at least a share of the name. */
function hiddenIn(folded: string, { receptionist }: Grounds, least = 0): Service[] {
  const { services } = receptionist.profile.knowledge;
  const said = saidStems(folded);
  const uses = nameUses(receptionist);
  return services.filter((service) => {
    if (service.pricingType !== 'dont_say') return false;
    const stems = [...nameStems(service)];
    const own = stems.filter((stem) => said.has(stem) && uses.get(stem) === 1);
    const share = stems.filter((stem) => said.has(stem)).length / stems.length;
    return own.length > 0 && share > least;
  });
}

/** Whether the caller just spoke of a withheld service, or nothing else is being talked of. */
function isHiddenAsked(grounds: Grounds, least: number): boolean {
  const { focus } = grounds.state;
  const isHidden = (id: string) =>
    grounds.receptionist.serviceById.get(id)?.pricingType === 'dont_say';
  return (
    hiddenIn(grounds.lastWords, grounds, least).length > 0 ||
    (focus.refs.length > 0 && focus.refs.every(({ serviceId }) => isHidden(serviceId)))
  );
}
