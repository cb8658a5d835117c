/** Canada's area codes that lie in one province or territory alone, by its postal abbreviation. */
const areaCodes: Record<string, string> = {
  AB: '368 403 587 780 825',
  BC: '236 250 257 604 672 778',
  MB: '204 431 584',
  NB: '428 506',
  NL: '709 879',
  ON: '226 249 289 343 365 382 387 416 437 519 548 613 647 683 705 742 753 807 905 942',
  QC: '263 354 367 418 438 450 468 514 579 581 819 873',
  SK: '306 474 639',
};

const provinces = new Map(
  Object.entries(areaCodes).flatMap(([province, codes]) =>
    codes.split(' ').map((code) => [code, province] as const),
  ),
);

/** The province a Canadian number (E.164) belongs to, such as `BC`; null: elsewhere, or several share its code. */
export function provinceOf(number: string): string | null {
  return (number.startsWith('+1') && provinces.get(number.slice(2, 5))) || null;
}

/** Canada's area codes that serve the same place. */
const overlays = [
  '604 778 236 672 257',
  '250 778 236 672 257',
  '403 587 825 368',
  '780 587 825 368',
  '306 639 474',
  '204 431 584',
  '416 647 437 942',
  '905 289 365 742',
  '519 226 548 382',
  '613 343 753',
  '705 249 683',
  '514 438 263',
  '450 579 354',
  '418 367 581',
  '819 873 468',
  '902 782 851',
  '506 428',
  '709 879',
].map((codes) => codes.split(' '));

/** The area codes of the place a North American number (E.164) is from, its own first; empty: elsewhere. */
export function areaCodesOf(number: string | null): string[] {
  const own = /^\+1(\d{3})/.exec(number ?? '')?.[1];
  if (!own) return [];
  const beside = overlays.find((codes) => codes.includes(own)) ?? [];
  return [own, ...beside.filter((code) => code !== own)];
}
