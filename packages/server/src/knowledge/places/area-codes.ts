import type { Region } from '@second-ring/conversation';

/** Canada's area codes by province; codes of two provinces are left out. */
const codes: Readonly<Record<string, string>> = {
  AB: '403 587 780 825 368',
  BC: '236 250 257 604 672 778',
  MB: '204 431 584',
  NB: '428 506',
  NL: '709 879',
  ON: '226 249 289 343 365 382 416 437 519 548 613 647 683 705 742 753 807 905 942',
  QC: '263 354 367 418 438 450 468 514 579 581 819 873',
  SK: '306 474 639',
};

/** The province a Canadian number in E.164 is likely in; null for any other number. */
export function regionOfNumber(number: string): Region | null {
  const code = /^\+1(\d{3})\d{7}$/.exec(number)?.[1];
  const found = Object.entries(codes).find(([, list]) => code && list.split(' ').includes(code));
  return found ? { country: 'CA', subdivision: found[0] } : null;
}
