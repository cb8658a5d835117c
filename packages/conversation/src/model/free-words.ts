import type { Language } from '../conversation.ts';

/**
 * The words a model may use of its own accord. Every other word must come from what the receptionist
 * itself would say: a list of what is harmless ends, a list of what is harmful never does. All are
 * folded: lower case, no accents, contractions taken apart.
 */
export interface FreeWords {
  /** Change nothing about a figure they stand beside. */
  neutral: ReadonlySet<string>;
  /** Harmless as long as the sentence tells no figure. */
  courteous: ReadonlySet<string>;
  /** Say yes to something, whatever the caller has just asked. */
  affirming: ReadonlySet<string>;
  /** Turn a sentence into its opposite. */
  negating: ReadonlySet<string>;
  /** A day, a time or a length of time: a figure, though it has no digit. */
  temporal: ReadonlySet<string>;
  /** Claim or promise something in the business's name. */
  claiming: ReadonlySet<string>;
}

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const english: FreeWords = {
  neutral: set(`
    a an the this that these those it its i you your yours we our ours us me my he she they them
    is are am be was s re m d ve and or so then well oh for of to in on at if
    one option dollar dollars costs cost comes runs would thanks thank hello hi
  `),
  courteous: set(`
    what which who how where why kind type sort thing things something anything else more bit
    little detail details information question questions name service services options
    want wants like likes help helps helping know see hear hearing understand sound sounds look
    looks looking say ask asking think let please glad happy sorry pleased welcome could can
    might need needs describe mean interested calling reaching letting sharing trouble
    frustrating annoying problem issue situation repeat again catch explain about with but as
    because really very quite moment ones bother there love
  `),
  affirming: set(`
    yes yeah yep sure certainly absolutely definitely course right correct exactly okay ok alright
    great good perfect nice lovely wonderful excellent deal bet got
  `),
  negating: set('no not never nothing nobody none without cannot neither nor'),
  temporal: set(`
    monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays
    fridays saturdays sundays january february march april june july august september october
    november december today tonight tomorrow yesterday morning mornings afternoon afternoons
    evening evenings noon midnight hour hours minute minutes day days week weeks weekend weekends
    month months year years daily weekly hourly half quarter third double dozen percent
  `),
  claiming: set('we can will ll have do does'),
};

const french: FreeWords = {
  neutral: set(`
    un une le la les l de du des d ce c cet cette ces ca cela il elle on je j vous votre vos nous
    notre nos me m se s t qu que qui y en et ou alors bien oh pour a au aux dans sur si
    est sont suis etes sera coute revient fait dollar dollars option merci bonjour
  `),
  courteous: set(`
    quel quelle quels quelles quoi comment pourquoi genre sorte chose choses autre plus peu detail
    details information question questions nom service services options voulez voudriez aimeriez
    souhaitez aider aide savoir sais voir vois entendre entends comprendre comprends dire dites
    demander pense s'il plait heureuse ravie desolee navree bienvenue pouvez pourriez peux besoin
    decrire preciser interesse appeler probleme situation repeter encore expliquer propos avec mais
    parce vraiment tres moment plaisir laissez moi
  `),
  affirming: set(`
    oui certainement absolument exact exactement correct bon bonne parfait excellent super accord
    entendu evidemment sur
  `),
  negating: set('non ne n pas jamais rien aucun aucune personne sans ni'),
  temporal: set(`
    lundi mardi mercredi jeudi vendredi samedi dimanche lundis mardis mercredis jeudis vendredis
    samedis dimanches janvier fevrier mars avril mai juin juillet aout septembre octobre novembre
    decembre aujourd hui demain hier matin midi soir soiree minuit heure heures minute minutes jour
    jours semaine semaines mois an ans annee annees moitie quart tiers double douzaine pourcent
  `),
  claiming: set('nous on peux pouvons avons faisons offrons'),
};

export const freeWords: Readonly<Record<Language, FreeWords>> = { en: english, fr: french };
