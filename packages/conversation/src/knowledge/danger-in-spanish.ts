import { fold } from './words.ts';

/** A trouble told in Spanish; `other`: an emergency of no kind that is named. */
export type DangerInSpanish = 'gas' | 'fire' | 'electricity' | 'water' | 'injury' | 'other';

/** Words that no English or French sentence has: a name with "Fuego" in it is no Spanish. */
const spanish =
  /(?<!\p{L})(?:esta[ns]?|hay|una|mi|mis|el|los|las|casa|cocina|ayuda|auxilio|por|necesito|tengo|tenemos|huele|senor\p{L}*|hola|aqui|ahora|rapido|muy|pero|del|nuestr\p{L}*|vecin\p{L}*|saliendo|nino|nina|bebe|esposo|esposa|hijo|hija)(?!\p{L})/gu;
/** So many of them make a sentence Spanish. */
const mostOfOthers = 2;

const kinds: readonly (readonly [DangerInSpanish, RegExp])[] = [
  [
    'gas',
    /(?<!\p{L})(?:(?:huele|olor|olemos|huelo|fuga|escape|peste)(?: \p{L}+){0,3} gas|gas (?:se )?(?:escap|sal|fug)\p{L}+|monoxido|(?:hay|mucho|tengo|tenemos) gas)(?!\p{L})/u,
  ],
  ['fire', /(?<!\p{L})(?:fuego|incendio|incendiando|quemando|llamas|humo|en llamas)(?!\p{L})/u],
  [
    'injury',
    /(?<!\p{L})(?:no (?:puede )?respira\p{L}*|sangr\p{L}+|inconsciente|atrapad[oa]s?|herid[oa]s?|desmay\p{L}+)(?!\p{L})/u,
  ],
  ['electricity', /(?<!\p{L})(?:chispas|cables? pelad\p{L}+|electrocut\p{L}+)(?!\p{L})/u],
  [
    'water',
    /(?<!\p{L})(?:inund\p{L}+|agua (?:por todas partes|por todos lados|saliendo)|tuberia (?:rota|se rompio)|se (?:rompio|revento) (?:la|una|el|un) (?:tuberia|tubo))(?!\p{L})/u,
  ],
  ['other', /(?<!\p{L})(?:emergencia|auxilio|socorro)(?!\p{L})/u],
];

const denied =
  /(?<!\p{L})(?:no (?:es|hay|tengo|huele)|ningun\p{L}*|sin|si hay|en caso de|cuanto (?:cuesta|cobran)|hacen|atienden|tienen servicio)(?!\p{L})/u;

/**
 * The danger that a sentence of Spanish tells of; null: none, or
 * the words are of another language. So much is understood of it, that nobody is left in danger for want of words.
 */
export function dangerInSpanish(words: string): DangerInSpanish | null {
  const folded = fold(words);
  const found = kinds.find(([, sign]) => sign.test(folded));
  if (!found || denied.test(folded)) return null;
  const others = folded.match(spanish)?.length ?? 0;
  return others >= mostOfOthers || alone.test(folded) ? found[0] : null;
}

/** Shouted by itself. */
const alone =
  /^\W*(?:es )?(?:emergencia|auxilio|socorro|fuego|incendio|ayuda)(?:\W+(?:emergencia|auxilio|socorro|fuego|incendio|ayuda|por favor|aqui))*\W*$/;
