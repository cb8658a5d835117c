import type { Service } from './business.ts';
import { fold } from './words.ts';

/** What an owner wrote of a service, taken apart by which of its options it is of. */
export interface OptionTexts {
  /** By the option's id: "brushing and a rinse", of "Basic is brushing and a rinse". */
  of: ReadonlyMap<string, string>;
  /** What is of all of them. */
  rest: string;
}

/** Between two things that are said of different options: "Basic is a rinse, Deep adds scaling". */
const parting = /(?<=[.;,:])\s+|\s+(?=(?:while|whereas|tandis que|alors que)\s)/;
const leading =
  /^(?:(?:and|but|while|whereas|the|an?|et|mais|tandis que|alors que|le|la|les|une?)\s+|l['’])*/i;
const linking = /^\s*(?::|=|[-–—]\s|,?\s*c['’]est\b|\b(?:is|are|means?|est|sont)\b)\s*/i;

/** Takes apart what is written of a service: a part that begins with an option's name, and what follows it, is of that option. */
export function writtenOfOptions({ options, description }: Service): OptionTexts {
  const of = new Map<string, string>();
  const rest: string[] = [];
  let current: string | null = null;
  for (const part of (description ?? '').split(parting)) {
    const own = part.replace(leading, '');
    const option = options.find(({ name }) => beginsWith(own, name));
    const whole = /[.;]\s*$/.test(part);
    if (option) {
      const after = own.slice(option.name.trim().length).replace(/^\s*,\s*$/, '');
      of.set(option.id, joined(of.get(option.id), after.replace(linking, '')));
    } else if (current) of.set(current, joined(of.get(current), part.replace(/^c['’]est\s+/i, '')));
    else rest.push(part);
    // What is of one option goes on to the end of its clause.
    current = whole ? null : (option?.id ?? current);
  }
  const ended = (text: string) => text.replace(/[\s.,;:]+$/, '').trim();
  return {
    of: new Map([...of].map(([id, text]) => [id, ended(text)] as const).filter(([, text]) => text)),
    rest: ended(rest.join(' ')),
  };
}

const joined = (before: string | undefined, after: string) =>
  before ? `${before} ${after}` : after.trim();

function beginsWith(text: string, name: string): boolean {
  const [folded, own] = [fold(text), fold(name.trim())];
  return (
    own.length > 0 && folded.startsWith(own) && !/^[\p{L}\p{N}]/u.test(folded.slice(own.length))
  );
}
