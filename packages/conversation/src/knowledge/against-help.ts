import { dangerShown } from './danger-by-sign.ts';
import { hazardIn, isOfLife, namesDanger } from './hazards.ts';
import { fold } from './words.ts';

const help =
  '(?:9-?1-?1|ambulances?|paramedics?|fire(?:fighters?| department)?|police|hospital|doctor|emergency|gas company|help|poison\\w*|pompiers?|ambulanciers?|hopital|urgence\\w*|medecin|secours|compagnie de gaz)';

/** That help is not sent for. */
const withholdsHelp = new RegExp(
  [
    String.raw`\b(?:no|not|don't|dont|do not|never|needn't|need not|without|avoid|before)\b(?! (?:you )?(?:hesitate|wait|delay|forget|be afraid|panic|worry|(?:call|phone|contact|text) us\b))[^.,:;!?]{0,30}\b(?:call|calling|phone|phoning|dial|dialing|bother\w*|need\w*|necessary|wake|go to|going to)\b[^.,;!?]{0,20}\b${help}\b`,
    String.raw`\bno (?:need for )?(?:an? )?${help} (?:is |are )?(?:needed|necessary|required)\b`,
    String.raw`\b(?:call us|phone us)\b[^.;!?]{0,12}\b(?:instead of|rather than|before|not)\b[^.;!?]{0,12}\b${help}\b`,
    String.raw`\b(?:pas besoin|inutile|pas necessaire|n'appelez pas|ne (?:\p{L}+ )?(?:appelez|composez|derangez|sortez|quittez|evacuez) pas)\b[^.,;!?]{0,30}\b(?:${help}|sortir|evacuer|maison|dehors)`,
    String.raw`\bn'appelez pas\b[^.,;!?]{0,20}\b${help}|\bappelez[ -]nous\b[^.;!?]{0,12}\b(?:au lieu|plutot|avant|pas)\b[^.;!?]{0,12}\b${help}`,
  ].join('|'),
  'u',
);
/** That nobody goes out. */
const keepsFromLeaving =
  /\b(?:no need|not necessary|don't have|don't need|do not need|needn't|need not|never|don't|do not)(?: to)?\b[^.,;!?]{0,12}\b(?:leave|evacuate|go out|get out|go outside)(?!\s+(?:\p{L}+\s+){0,3}(?:unattended|behind))|\b(?:pas besoin|inutile|pas necessaire)(?: de| d')? ?(?:sortir|evacuer|quitter)/u;
/** So plainly that of no other matter it would be said. */
const noCalls =
  /\b(?:no|not|don't|never|needn't|without|instead of)\b(?! (?:you )?(?:hesitate|wait|delay|forget|be afraid|panic|worry|(?:call|phone|contact|text) us\b))[^.,:;!?]{0,24}\b(?:call\w*|phon\w*|dial\w*|need\w*)\b[^.,;!?]{0,12}\b(?:9-?1-?1|ambulances?|paramedics?|fire (?:department|brigade))\b|\b(?:pas besoin|inutile|n'appelez pas|ne composez pas)\b[^.,;!?]{0,24}\b(?:9-?1-?1|ambulances?|pompiers)\b/u;
/** What leads into the danger, or keeps people in it. */
const leadsIn =
  /\b(?:stay|remain|keep|wait|sit)(?: \p{L}+){0,2} (?:inside|indoors|in (?:the |your )?(?:house|home|room|building|bed)|put)\b|\bgo (?:back )?(?:inside|indoors|in|to (?:bed|sleep))\b|\b(?:close|shut)(?: \p{L}+){0,2} windows?\b|\b(?:re-?light|light|strike)(?: \p{L}+){0,2} (?:pilot|match\w*|candle|lighter|flame|stove|burner|it)\b|\brestez(?: \p{L}+){0,2} (?:a l'interieur|en dedans|dedans|chez vous|dans (?:la|votre)|couches?)|\b(?:re)?fermez(?: \p{L}+){0,2} fenetres?\b|\b(?:r?allumez|craquez)(?: \p{L}+){0,2} (?:veilleuse|allumette|chandelle|pilote|briquet|rond|feu)|\b(?:recouchez|rendormez)/u;
/** That a detector is made to keep quiet; a new battery is none of it. */
const silences =
  /\b(?:take|pull|remove|pop)(?: \p{L}+){0,3} batter(?:y|ies)\b|\b(?:unplug|silence|ignore|mute|disable|reset|turn off|disconnect)(?: \p{L}+){0,2} (?:alarm|detector|it)\b|\b(?:enlevez|retirez|otez)(?: \p{L}+){0,2} (?:pile|batterie)s?\b|\b(?:debranchez|ignorez|fermez)(?: \p{L}+){0,2} (?:alarme|detecteur|avertisseur)|\b(?:debranchez|ignorez)-l[ea]\b/u;
const newBattery =
  /\bchirp\w*|\b(?:low|new|fresh|replace\w*|change) (?:the |a |its )?(?:batter\w+|one)|\bnouvelle pile|\bchangez|\bremplacez/;
/** That it is nothing, or can wait. */
const playsDown =
  /\b(?:harmless|nothing to (?:worry|fear|panic)|(?:don't|do not|no need to|needn't) (?:you )?(?:worry|panic)|no (?:real |big |immediate )?(?:danger|worry|rush|hurry|risk|emergency)|not (?:\p{L}+ )?(?:dangerous|urgent|an emergency|serious)|(?:is|it's|that's) (?:\p{L}+ )?(?:safe|normal|fine|okay|ok)|false alarms?|goes? away|(?:usually|just|will|simply) (?:go|pass(?:es)?|heals?)\b|will be (?:fine|ok|okay|all right)|go to sleep|sleep it off|never hurt|can wait|wait and see|wait (?:until|till|for us|an? (?:hour|day|while|bit)|it out)|let (?:him|her|them|it) (?:sleep|rest|be|pass)|sans danger|inoffensi\w+|rien de grave|(?:inquietez|paniquez)[ -](?:vous )?pas|pas (?:\p{L}+ )?(?:dangereux|urgent|grave)|fausse alarme|c'est normal|peut attendre|attendez (?:a|jusqu|que|qu'|notre|lundi|demain)|ca (?:va )?passer?)\b/u;
/** Where this stands the rest is beside it: "and wait outside until they come". */
const leadsOut =
  /\b(?:leave|evacuate|get (?:\p{L}+ ){0,3}out|go (?:straight )?outside|outdoors|fresh air|(?:call|dial|phone) (?:\p{L}+ ){0,3}(?:911|9-1-1|fire|ambulance|gas company|poison)|sortez|quittez|evacuez|dehors|(?:appelez|composez) (?:\p{L}+ ){0,2}(?:911|9-1-1|pompiers))\b/u;

/** What people are told not to do: "never stay inside", "do not light a match, or use the phone". */
const forbidden =
  /\b(?:do not|don't|dont|never|avoid|ne)\b(?! (?:you )?(?:worry|panic|need|have|call|phone|dial|bother|leave|evacuate|inquietez|paniquez|appelez|composez|sortez|quittez))[^.;,!?]{0,80}(?:, (?:or|nor|and do not|ni) [^.;,!?]{0,80}){0,4}/gu;
/** People who are hurt, in words that are no danger by themselves. */
const harmed =
  /\b(?:swallow\w*|chok\w*|poison\w*|overdos\w*|faint(?:s|ed|ing)?|pass(?:es|ed) out|bleeding (?:a lot|badly)|cut (?:my|your|him|her)sel(?:f|ves) badly|avale\w*|s'etouffe|empoisonn\w*|perd\w* connaissance|saigne (?:beaucoup|encore))\b/u;

/** What is told not to be there: "if you do not smell gas". */
const notThere =
  /\b(?:no|not|don't|doesn't|isn't|without|pas|aucune?)\b(?: [\p{L}']+){0,2} (?:gas|smoke|fire|gaz|fumee|feu|odeur)\b/gu;

/**
 * Whether what was written of a danger to life says the opposite of what helps: to stay inside, light something,
 * send for nobody, quiet the alarm, wait. Such words are told to no caller, whoever wrote them.
 */
export function goesAgainstHelp(title: string, text: string): boolean {
  const said = fold(text);
  if (noCalls.test(said)) return true;
  const words = said.replace(forbidden, ' ');
  const withholds = withholdsHelp.test(said);
  const keeps = keepsFromLeaving.test(said);
  const into = leadsIn.test(words.replace(outThere, ' '));
  const quiets = silences.test(words);
  const calms = playsDown.test(words) && !leadsOut.test(words);
  if (!withholds && !keeps && !into && !quiets && !calms) return false;
  const about = fold(`${title} . ${text}`);
  const present = about.replace(notThere, ' ');
  const named = namesDanger(present) || dangerShown(title) !== null || harmed.test(present);
  const quiet = quiets && !newBattery.test(about);
  if (named) return withholds || keeps || into || quiet || (calms && !quiets);
  const hazard = hazardIn(present);
  if (withholds && (isOfLife(hazard) || hazard === 'electricity')) return true;
  return /^(?:gas|fire)$/.test(hazard ?? '') && (into ? !dealsWith.test(about) : quiet);
}

/** "Close the door and stay inside your car" is of no house; nor is "stay indoors until we call" of a storm. */
const outThere = /\b(?:inside|in) (?:the |your )?(?:car|vehicle|truck)\b/g;
/** A gas stove is lit, and a gas fire sat beside, where nothing is wrong. */
const dealsWith =
  /\b(?:stoves?|fireplaces?|ranges?|grills?|bbq|barbecues?|foyers?|poeles?|fire pits?)\b/;
