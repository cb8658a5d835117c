/** What somebody did, in the past. */
const did = String.raw`(?:did|hit|hurt|left|cut|put|came|went|took|broke|got|gave|made|tore|bent|drove|ran|lost|sent|hung|set|shut|built|wore|threw|spilt|(?:was|were|been) (?:just )?(?:here|by|over|out|in|around)|\p{L}{2,}ed)\b`;
/** What was done, after what it was done to. */
const done = String.raw`(?:done|cut|put in|put on|made|redone|built|hung|set|\p{L}{2,}ed)\b`;
/** "Your plow guy hit", "you guys cleaned", "somebody from your place came". */
export const yours = new RegExp(
  String.raw`\b(?:you(?: guys| people| folks)?|your (?:\p{L}+ ){1,2}|(?:somebody|someone|one) (?:from|of) your\p{L}* (?:\p{L}+ )?|the (?:guy|girl|lady|fellow|fella|man|woman|kid|tech|technician|driver|crew)s? (?:(?:that|who|you sent) )?)(?: ?(?:just|only|all))? ?${did}`,
  'u',
);
/** "I had my heels done", "my mom had her dog done", "I was in for a perm", "I had a guy out". */
export const theirs = new RegExp(
  String.raw`\b(?:i|we|my \p{L}+|our \p{L}+) (?:just )?(?:(?:had|got|have had) (?:(?:my|our|his|her|their|the|a|an|it|them|some|one) ?(?:(?!done\b)\p{L}+ ){0,4}?)${done}|(?:had|have had) (?:a |an |one of |some |your )?(?:\p{L}+ ){1,3}(?:out|over|in|come|here)\b|(?:had|got) (?:an?|my|our) (?:\p{L}+ ){1,3}(?:with|from|by) (?:you|your)\b|(?:was|were|came) in\b|picked (?:\p{L}+ ){0,3}up\b|picked up\b)`,
  'u',
);
/** "Vos gars sont passés hier", « vous avez lavé mon char ». */
const yoursInFrench =
  /(?<!\p{L})(?:vos (?:\p{L}+ ){1,2}(?:sont|ont)|votre (?:\p{L}+ ){1,2}(?:est|a)|vous (?:autres )?(?:avez|etes)|(?:le gars|les gars|la fille|les filles|quelqu'un) (?:de chez vous )?(?:est|a|sont|ont)|(?:j'ai|on a) (?:eu|recu|fait faire)) /u;
/** « Je suis venue hier », « j'ai fait faire mes cheveux samedi », « mon chien est revenu »: work that was done for them. */
export const theirsInFrench =
  /(?<!\p{L})(?:(?:je suis|j'suis|chus?|on est|nous sommes) (?:juste )?(?:venue?s?|(?:passee?s?|allee?s?) (?:chez vous|vous voir)|allee?s? (?:le |la |les )?(?:chercher|ramasser) (?:mon|ma|mes|notre) (?!enfant|fil|gars|mere|pere|blonde|chum|ami|femme|mari)\p{L}+)|(?:ma|mon|notre|mes|nos) \p{L}+ (?:est|sont) (?:revenu\p{L}*|venu\p{L}*)|(?:j'etais|on etait|(?:ma|mon|notre) \p{L}+ etait) (?:la|chez vous|ici)|(?:j'ai|on a|(?:ma|mon|notre) \p{L}+ a) (?:juste )?(?:(?:eu|recu|laisse) (?:[\p{L}']+ ){1,4}(?:chez|avec) vous|fait (?:faire|poser|couper|reparer|arranger|changer|nettoyer|toiletter|installer|laver|teindre|peinturer|tondre|deboucher|remplacer|monter)|(?:ramasse|recupere) (?:mon|ma|mes|le|la|les|notre)|paye))(?!\p{L})(?=.*(?<!\p{L})(?:hier|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|(?:la semaine|l'autre|le mois) (?:passee?|derniere?|jour)|ce matin|tantot|aujourd'hui|chez vous|avec vous|(?:pour|de) ca|depuis)(?!\p{L}))/u;
/** "My daughter had her lesson yesterday": done by who is called about it. */
const hadLately =
  /\b(?:i|we|(?:my|our) \p{L}+) (?:just )?(?:had|got) (?:(?:my|our|his|her|their|an?|the) (?:\p{L}+ ){1,3}|\p{L}+ing (?:with you )?)(?:yesterday|today|this (?:morning|afternoon|week)|last \p{L}+|on \p{L}+day|earlier|the other day|\p{L}+day)\b/u;
/** After praise, what was not as it should be. */
const contrast =
  /(?<!\p{L})(?:but|only|except|though|although|however|just|it's just|mais|sauf|juste|par contre|seulement)(?!\p{L})/gu;
/** Something was left out, left behind or came late; of what they did. */
const fellShort =
  /\b(?:forgot|forgotten|missed|skipped|overlooked|left (?:out|behind|the|a|an|some|all|my|our|their|it|without|early|before)|(?:did|was|were|has|have|had)n't (?:\p{L}+ ){0,2}?(?:do|done|get|got|finish\p{L}*|clean\p{L}*|touch\p{L}*|put|take|taken|sweep|swept|wash\p{L}*|mow\p{L}*|trim\p{L}*|wipe\p{L}*|empt\p{L}*|lock\p{L}*|close\p{L}*|come|work\p{L}*|show\p{L}*|fix\p{L}*)|never (?!been\b|had\b|felt\b|seen\b|looked\b|knew\b|better\b|again\b|mind\b)\p{L}+|(?<!\b(?:i|we) )didn't (?!know\b|have to\b|need\b|cost\b|hurt\b|take long\b)\p{L}+|(?:minutes?|hours?|an hour|half an hour|way|so|really|pretty|a bit|quite) late|(?:cut|ended|stopped|left) (?:it )?short|there(?:'s| is| are|'re) (?:still|a few|some|an?) (?:\p{L}+ ){1,4}(?:left|missing|streak\p{L}*|spots?|marks?|scratch\p{L}*|stains?|smudges?)|(?:is|are|'s) (?:still|missing|not (?:done|finished|clean|right))|oubli\p{L}+|manque\p{L}*|saute|laisse|pas (?:\p{L}+ )?(?:fait\p{L}*|fini\p{L}*|nettoy\p{L}+|lav\p{L}+|pass\p{L}+|touch\p{L}+|ramass\p{L}+)|reste (?:encore )?(?:un|une|des|du)|en retard)(?!\p{L})/u;
/** What the caller forgot, left there or wishes for besides is no fault of ours. */
const ofTheirOwn =
  /\b(?:i|we|my \p{L}+)(?:'ve|'m|'re)? (?:think |just |also |have |only |was |were ){0,3}(?:forgot\p{L}*|missed|left|skipped|lost|(?:(?:came|got (?:here|there|in)|arrived|showed up|ran|running) )?(?:(?!started\b|began\b|ended\b|got\b|were\b)\p{L}+ ){0,3}late)\b|\b(?:j'ai|on a|nous avons) (?:\p{L}+ )?(?:oubli\p{L}+|manque|laisse|saute)\b|\bleft (?:a|the|an|your) (?:note|card|message|voicemail|quote|estimate|invoice|bill|number)\b|\b(?:i|we) (?:think (?:i|we)(?:'d| would|'ll)? |just |also |only ){0,2}(?:'d like|would like|want|wanna|need|'ll)\b|\b(?:book|another (?:one|appointment|time)|(?:can|could) (?:i|we) (?:get|have|book|come))\b|\b(?:je|on) (?:voudrais|voudrait|veux|veut|aimerais|aimerait)\b/u;
/**
 * "It looks really nice, but I think they forgot the bathroom": a fault in work of ours, behind praise for it.
 * @param said folded words.
 */
export function fallsShort(said: string): boolean {
  const work = [yours, theirs, hadLately, yoursInFrench]
    .map((one) => one.exec(said))
    .find((found) => found !== null);
  if (!work) return false;
  const from = work.index + work[0].length;
  return [...said.matchAll(contrast)].some(({ index, 0: word }) => {
    const rest = said.slice(index + word.length);
    return index >= from && fellShort.test(rest) && !ofTheirOwn.test(rest);
  });
}
