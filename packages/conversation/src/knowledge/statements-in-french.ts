/**
 * Turns a question an owner wrote ("Acceptez-vous les chèques?") into the statement that answers it ("nous
 * acceptons les chèques"). Only shapes whose grammar is certain are turned; the rest give null.
 */

/** Verbs whose forms do not follow from one another, and the auxiliaries. */
const irregular: ReadonlyMap<string, string> = new Map([
  ['êtes', 'sommes'],
  ['faites', 'faisons'],
  ['dites', 'disons'],
  ['refaites', 'refaisons'],
]);

/** Whose words they are changes: the caller's "mon" is our "votre". */
const swapped: ReadonlyMap<string, string> = new Map([
  ['mon', 'votre'],
  ['ma', 'votre'],
  ['mes', 'vos'],
  ['me', 'vous'],
  ['moi', 'vous'],
  ['votre', 'notre'],
  ['vos', 'nos'],
]);

/** "Peut-on rester avec son chien": whoever "on" is, it is the caller's dog. */
const ofOn: ReadonlyMap<string, string> = new Map([
  ['son', 'votre'],
  ['sa', 'votre'],
  ['ses', 'vos'],
]);

function asTheCallers(rest: string): string {
  return rest.replace(
    /(?<![\p{L}'’])(?:son|sa|ses)(?![\p{L}'’])/giu,
    (word) => ofOn.get(word.toLowerCase()) ?? word,
  );
}

/** What the caller does: the form for "je", and for "vous". */
const ofCaller: ReadonlyMap<string, string> = new Map([
  ['peux', 'pouvez'],
  ['puis', 'pouvez'],
  ['peut', 'pouvez'],
  ['doit', 'devez'],
  ['pourrais', 'pourriez'],
  ['dois', 'devez'],
  ['devrais', 'devriez'],
  ['ai', 'avez'],
]);

function oursOf(verb: string): string | null {
  const known = irregular.get(verb);
  if (known) return known;
  if (/iez$/.test(verb) || !/.{2}ez$/.test(verb)) return null;
  const root = verb.slice(0, -2);
  if (root.endsWith('g')) return `${root}eons`;
  return root.endsWith('c') ? `${root.slice(0, -1)}çons` : `${root}ons`;
}

function turnedRound(rest: string): string {
  return rest
    .replace(/(?<![\p{L}'’])(?:mon|ma|mes|me|moi|votre|vos)(?![\p{L}'’])/giu, (word) => {
      return swapped.get(word.toLowerCase()) ?? word;
    })
    .replace(/chez vous/gi, 'chez nous');
}

const vowel = /^[aeiouyhâàéèêëîïôûü]/i;

/** "Nous prenons les cartes", "nous ne prenons pas les cartes". */
function said(subject: string, verb: string, rest: string, yes: boolean): string {
  if (yes) return `${subject} ${verb} ${rest}`.trim();
  // "Vous ne devez pas" forbids; what need not be done is only not asked for.
  if (verb === 'devez') return `${subject} n'avez pas à ${rest}`;
  const not = vowel.test(verb) ? `n'${verb}` : `ne ${verb}`;
  // "Être" keeps the article that other verbs lose: "nous n'avons pas de garantie".
  const partitive = verb === 'sommes' ? rest : withoutSome(rest);
  return `${subject} ${not} pas ${partitive}`.trim();
}

function withoutSome(rest: string): string {
  const article = /^(?:des |du |de la |de l'|une? )/i.exec(rest)?.[0] ?? '';
  if (article === '') return rest;
  const thing = rest.slice(article.length);
  return vowel.test(thing) ? `d'${thing}` : `de ${thing}`;
}

/** The statement that says yes or no to `question`, uncapitalised and unpunctuated, or null. */
export function statementInFrench(question: string, yes: boolean): string | null {
  const asked = question
    .trim()
    .replace(/’/g, "'")
    .replace(/[\s?.!]+$/, '');
  if (/[?.!]|\b(?:et|ou|sinon) (?:est-ce|combien|quand|comment|faut|à|quel)/i.test(asked))
    return null;
  const inverted = /^(\p{L}+)-vous\s+(.+)$/iu.exec(asked);
  if (inverted) return ofOurs(inverted[1] ?? '', inverted[2] ?? '', yes);
  const plain = /^est-ce que vous (\p{L}+)\s+(.+)$/iu.exec(asked);
  if (plain) return ofOurs(plain[1] ?? '', plain[2] ?? '', yes);
  const own = /^(?:est-ce (?:que je |qu'on )(\p{L}+)|(\p{L}+)-(?:je|on))\s+(.+)$/iu.exec(asked);
  if (own) return ofTheirs((own[1] ?? own[2] ?? '').toLowerCase(), own[3] ?? '', yes);
  const must = /^(?:est-ce qu'il faut|faut-il)\s+(.+)$/iu.exec(asked);
  if (must)
    return yes
      ? `il faut ${turnedRound(must[1] ?? '')}`
      : `il n'est pas nécessaire ${ofInfinitive(turnedRound(must[1] ?? ''))}`;
  const there = /^(?:est-ce qu'il y a|y a-t-il)\s+(.+)$/iu.exec(asked);
  if (there)
    return yes
      ? `il y a ${turnedRound(there[1] ?? '')}`
      : `il n'y a pas ${withoutSome(turnedRound(there[1] ?? ''))}`;
  return null;
}

/** "Donner un dépôt" is done, "un dépôt" is had: both can be needless. */
function ofInfinitive(rest: string): string {
  if (!/^(?:\p{L}+(?:er|ir|re|oir))(?!\p{L})/iu.test(rest)) return `d'avoir ${rest}`;
  return vowel.test(rest) ? `d'${rest}` : `de ${rest}`;
}

function ofOurs(verb: string, rest: string, yes: boolean): string | null {
  const form = oursOf(verb.toLowerCase());
  return form ? said('nous', form, turnedRound(rest), yes) : null;
}

function ofTheirs(verb: string, rest: string, yes: boolean): string | null {
  const form = ofCaller.get(verb);
  return form ? said('vous', form, asTheCallers(turnedRound(rest)), yes) : null;
}
