/** The alphabet of telephones (3GPP TS 23.038): a character of it takes one place of seven bits. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Those that take two. */
const extended = new Set('\f^{}\\[~]|€');

/** How long a text may be that goes in one piece, and each piece of one that does not. */
const places = { basic: { one: 160, each: 153 }, wide: { one: 70, each: 67 } } as const;

/**
 * How many segments a carrier sends, and charges, for a text. One character outside the alphabet of telephones
 * and all of it is sent in UTF-16. Pure.
 */
export function segmentsOf(body: string): number {
  const characters = [...body];
  const isBasic = characters.every((one) => basic.has(one) || extended.has(one));
  const length = isBasic
    ? characters.reduce((sum, one) => sum + (extended.has(one) ? 2 : 1), 0)
    : body.length;
  const { one, each } = isBasic ? places.basic : places.wide;
  return length <= one ? 1 : Math.ceil(length / each);
}
