import { months } from '../src/speaking/say-date.ts';

/** A whole call as a script: what the caller does, and what must come of it. */
export interface Scenario {
  title: string;
  business: string;
  /** Local to the business. */
  when: { year: number; month: number; day: number; hour: number; minute: number };
  from: string | null;
  /** Whether the shop's appointment book is open to the receptionist. */
  books: boolean;
  /** Why the receptionist does not do this yet; null: it does. */
  notYet: string | null;
  steps: ScriptStep[];
}

export type ScriptStep = { line: number } & (
  | { kind: 'caller'; words: string }
  | { kind: 'silence' }
  | { kind: 'interrupts'; heard: string }
  | { kind: 'presses'; digits: string }
  | { kind: 'hangs up' }
  | { kind: 'reconnects' }
  | { kind: 'book falls silent' }
  | { kind: 'check'; not: boolean; verb: string; values: string[] }
);

/**
 * Reads a page of calls written for people: `# business` at the top, `## title` above each call, the
 * day and time on a line of its own, then `> ` before what the caller says, `( )` around what the
 * caller does, and `- ` before what must be true then. `Not so yet: ` and a reason mark a call that
 * still goes wrong. Throws on a line that is none of these.
 */
export function readScenarios(page: string): Scenario[] {
  const scenarios: Scenario[] = [];
  let business = '';
  page.split('\n').forEach((raw, index) => {
    const text = raw.trim();
    const line = index + 1;
    const scenario = scenarios.at(-1);
    if (text === '') return;
    if (text.startsWith('## '))
      scenarios.push({ title: text.slice(3), business, ...unset, steps: [] });
    else if (text.startsWith('# ')) business = text.slice(2);
    else if (!scenario) return;
    else if (text === 'The appointment book is open.') scenario.books = true;
    else if (text.startsWith('Not so yet: ')) scenario.notYet = text.slice('Not so yet: '.length);
    else if (/^\w+day, /.test(text)) Object.assign(scenario, readOpening(text, line));
    else scenario.steps.push(readStep(text, line));
  });
  return scenarios;
}

const unset = {
  notYet: null,
  books: false,
  when: { year: 2026, month: 3, day: 10, hour: 10, minute: 0 },
  from: null,
};

function readOpening(text: string, line: number): Pick<Scenario, 'when' | 'from'> {
  const found = /^\w+day, (\w+) (\d+), (\d{4}), (\d+):(\d\d) ([AP])M(?:, from ([\d ]+))?$/.exec(
    text,
  );
  const month = months.en.indexOf(found?.[1] ?? '') + 1;
  if (!found || month === 0) throw new Error(`line ${line}: no day and time in "${text}"`);
  const hour = (Number(found[4]) % 12) + (found[6] === 'P' ? 12 : 0);
  return {
    when: { year: Number(found[3]), month, day: Number(found[2]), hour, minute: Number(found[5]) },
    from: found[7] ? `+1${found[7].replace(/\D/g, '')}` : null,
  };
}

function readStep(text: string, line: number): ScriptStep {
  if (text.startsWith('> ')) return { kind: 'caller', words: text.slice(2), line };
  const act = /^\((.+)\)$/.exec(text)?.[1];
  if (act !== undefined) return readAct(act, line);
  const check = /^- (does not |is not |not )?([a-z ]+?)(?: (".*"))?$/.exec(text);
  if (!check) throw new Error(`line ${line}: "${text}" is no caller line, act or check`);
  const values = (check[3] ?? '').match(/"[^"]*"/g) ?? [];
  return {
    kind: 'check',
    not: check[1] !== undefined,
    verb: check[2] ?? '',
    values: values.map((value) => value.slice(1, -1)),
    line,
  };
}

function readAct(act: string, line: number): ScriptStep {
  if (act === 'silence') return { kind: 'silence', line };
  if (act === 'hangs up') return { kind: 'hangs up', line };
  if (act === 'the book falls silent') return { kind: 'book falls silent', line };
  if (act === 'the line drops and comes back') return { kind: 'reconnects', line };
  const heard = /^interrupts after "(.*)"$/.exec(act)?.[1];
  if (heard !== undefined) return { kind: 'interrupts', heard, line };
  const digits = /^presses ([\d*#]+)$/.exec(act)?.[1];
  if (digits !== undefined) return { kind: 'presses', digits, line };
  throw new Error(`line ${line}: nobody knows how to "${act}"`);
}
