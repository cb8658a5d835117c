import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Conversation } from '../advance.ts';
import { type Act, acts } from '../heard/acts.ts';
import type { HeardAct, SlotValues, Target } from '../heard/heard.ts';
import { amountsIn } from '../knowledge/guard.ts';
import { amountsOnOffer } from '../knowledge/promotions.ts';
import { english } from '../phrases/english.ts';
import { french } from '../phrases/french.ts';
import type { Receptionist } from '../receptionist.ts';
import { businesses } from '../testing/businesses.ts';
import { callInActs, heardAct, receptionistFor } from '../testing/call-in-acts.ts';

const receptionists = businesses.map((knowledge) => receptionistFor(knowledge));

const tomorrow = {
  start: 0,
  end: 8,
  text: 'tomorrow',
  date: { year: 2026, month: 3, day: 11 },
} as const;

const anySlots: fc.Arbitrary<SlotValues> = fc.record(
  {
    name: fc.constantFrom('Dana Whitfield', 'Omar', 'Chidi Okonkwo'),
    phone: fc.constantFrom('+16045550188', '+17805550122'),
    callerNumber: fc.constant(true as const),
    digits: fc.constantFrom('43', '0189', '604', '5550144'),
    email: fc.constantFrom('dana@example.com', 'omar@example.com'),
    address: fc.constantFrom('12 Elm Street', '4312 Juneau Street'),
    count: fc.integer({ min: 2, max: 9 }),
    times: fc.constant([tomorrow]),
    town: fc.constantFrom('Langley', 'Hamilton'),
    thing: fc.constantFrom('the blow dry', 'pickup'),
    amounts: fc.constant([5_000]),
    person: fc.constantFrom('Tony'),
  },
  { requiredKeys: [] },
);

function anyTarget({ profile }: Receptionist): fc.Arbitrary<Target | null> {
  const { services, commonQuestions } = profile.knowledge;
  const refs = services.flatMap(({ id, options }) => [
    { serviceId: id, optionId: null },
    ...options.map((option) => ({ serviceId: id, optionId: option.id })),
  ]);
  const some = fc.uniqueArray(fc.constantFrom(...refs), {
    minLength: 1,
    maxLength: 3,
    selector: ({ serviceId }) => serviceId,
  });
  return fc.oneof(
    fc.constant(null),
    some.map((chosen): Target => ({ kind: 'services', refs: chosen })),
    some.map((chosen): Target => ({ kind: 'either', refs: chosen })),
    fc
      .constantFrom(...commonQuestions)
      .map(({ id }): Target => ({ kind: 'fact', factId: `faq:${id}` })),
    fc.constant<Target>({ kind: 'unknown', words: null }),
  );
}

const anyCall = fc.constantFrom(...receptionists).chain((receptionist) => {
  const act = fc
    .tuple(
      fc.oneof(fc.constantFrom<Act>(...acts), fc.constantFrom<Act>('give', 'affirm', 'ask.price')),
      anyTarget(receptionist),
      fc.oneof(fc.constant({}), anySlots),
    )
    .map(([name, target, slots]) => heardAct(name, { target, slots }));
  return fc.record({
    receptionist: fc.constant(receptionist),
    from: fc.constantFrom(null, '+16045550177'),
    turns: fc.array(fc.array(act, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 10 }),
  });
});

interface Turn {
  before: Conversation;
  after: Conversation;
  heard: readonly HeardAct[];
  said: string;
}

/** What holds of every turn of every call, whatever is heard in it. */
function always(holds: (turn: Turn, receptionist: Receptionist, earlier: readonly Turn[]) => void) {
  fc.assert(
    fc.property(anyCall, ({ receptionist, from, turns }) => {
      const call = callInActs(receptionist, from);
      const played: Turn[] = [];
      for (const heard of turns) {
        const before = call.state();
        if (before.phase !== 'talking') break;
        const said = call.hear(...heard);
        const turn = { before, after: call.state(), heard, said };
        holds(turn, receptionist, played);
        played.push(turn);
      }
    }),
    {
      numRuns: 300,
      // A whole receptionist is too much to read: the turns say what happened.
      reporter: (found) => {
        if (!found.failed) return;
        const [call] = found.counterexample ?? [];
        const turns = call?.turns.map((turn) =>
          turn.map(({ act, target, slots }) => ({ act, target, slots })),
        );
        const shop = call?.receptionist.profile.knowledge.name;
        throw new Error(`${found.errorInstance}\n${shop} ${call?.from}: ${JSON.stringify(turns)}`);
      },
    },
  );
}

const has = (heard: readonly HeardAct[], act: Act) => heard.some((one) => one.act === act);
const opened = ({ after }: Turn) => after.open?.question.kind;
const quoteOf = (turn: Turn) => turn.after.quotes.slice(turn.before.quotes.length);
/** Asking tells nothing of oneself, but for asking after what was noted. */
const tells = ({ act }: HeardAct) => !act.startsWith('ask.') || act === 'ask.mine';
const gives = (turn: Turn, ...slots: (keyof SlotValues)[]) =>
  turn.heard.some((one) => tells(one) && slots.some((slot) => one.slots[slot] !== undefined));

describe('a detail of the caller', () => {
  it('changes only by an act that tells it', () => {
    always((turn) => {
      const { before, after } = turn;
      const changed = (detail: 'name' | 'email' | 'address') =>
        before.caller[detail]?.value !== after.caller[detail]?.value;
      if (changed('name')) expect(gives(turn, 'name')).toBe(true);
      if (changed('email')) expect(gives(turn, 'email')).toBe(true);
      if (changed('address')) expect(gives(turn, 'address')).toBe(true);
    });
  });

  it('is never a telephone number made of a house number, a count, an amount or a day', () => {
    always((turn) => {
      const { before, after } = turn;
      const taken = after.caller.phone?.from === 'callerId';
      const same = before.caller.phone?.value === after.caller.phone?.value;
      if (!same && !taken) expect(gives(turn, 'phone', 'digits', 'callerNumber')).toBe(true);
      if (before.caller.partialPhone !== after.caller.partialPhone)
        expect(gives(turn, 'phone', 'digits', 'callerNumber')).toBe(true);
    });
  });

  it('is not asked for once it is known, or was refused', () => {
    always((turn) => {
      const asked = opened(turn);
      const { caller } = turn.after;
      if (turn.after.phase !== 'talking' || turn.before.open === turn.after.open) return;
      if (has(turn.heard, 'repeat') || asked === undefined) return;
      if (asked === 'name') expect(caller.name).toBeNull();
      if (asked === 'phone') expect(caller.phone).toBeNull();
      if (asked === 'address') expect(caller.address).toBeNull();
      if (asked === 'name' || asked === 'phone' || asked === 'address' || asked === 'reason')
        expect(caller.refused).not.toContain(asked);
    });
  });
});

describe('an answer', () => {
  const unknown: readonly string[] = [...english.unknownAnswer, ...french.unknownAnswer];

  it('never stands beside "I do not know"', () => {
    always((turn) => {
      if (!unknown.some((line) => turn.said.includes(line))) return;
      const facts = turn.after.transcript.at(-1)?.facts ?? [];
      expect(facts, turn.said).toEqual([]);
    });
  });

  it('speaks no figure that is not in the table, nor a sum of what is', () => {
    always((turn, { profile, prices }) => {
      const offered = amountsOnOffer(profile.knowledge, turn.after.startedAt);
      const quoted = turn.after.quotes.flatMap(({ spoken }) => amountsIn(spoken));
      for (const amount of amountsIn(turn.said))
        expect(
          prices.has(amount) || offered.includes(amount) || isSumOf(amount, quoted),
          `${turn.said} speaks ${amount}`,
        ).toBe(true);
    });
  });

  it('is never the very line before it', () => {
    always((turn, _receptionist, earlier) => {
      const last = earlier.at(-1);
      if (last && turn.said !== '') expect(turn.said).not.toBe(last.said);
    });
  });
});

describe('an offer', () => {
  it('to book never stands beside a complaint', () => {
    always((turn) => {
      if (has(turn.heard, 'complain')) expect(opened(turn)).not.toBe('offerBooking');
    });
  });

  it('to book is made once a call', () => {
    always(({ after }) => expect(after.used.wantIt ?? 0).toBeLessThanOrEqual(1));
  });

  it('is not made any more to who only wants to know, until they want more', () => {
    always((turn) => {
      const { before, after } = turn;
      if (!before.wanted.justAsking || !after.wanted.justAsking) return;
      if (before.open?.question.kind === 'offerBooking' || has(turn.heard, 'repeat')) return;
      expect(['offerBooking', 'upsell']).not.toContain(opened(turn));
    });
  });

  it('of something on top is only what the owner chose to go with what was quoted', () => {
    always((turn, { serviceById }) => {
      const question = turn.after.open?.question;
      if (question?.kind !== 'upsell' || turn.before.open === turn.after.open) return;
      if (has(turn.heard, 'repeat')) return;
      const offered = serviceById.get(question.serviceId);
      const chosen = quoteOf(turn).flatMap(
        ({ serviceId }) => serviceById.get(serviceId)?.goesWith ?? [],
      );
      expect(chosen.map((one) => one.toLowerCase())).toEqual(
        expect.arrayContaining([
          expect.stringMatching(new RegExp(`^(${offered?.id}|${offered?.name})$`, 'i')),
        ]),
      );
      expect(turn.after.urgent).toBe(false);
    });
  });
});

describe('an alarm', () => {
  it('is raised by a report, and by nothing else', () => {
    always((turn) => {
      if (turn.before.urgent || !turn.after.urgent) return;
      expect(has(turn.heard, 'alarm.danger') || has(turn.heard, 'alarm.urgent')).toBe(true);
    });
  });
});

describe('a complaint', () => {
  it('is met with an apology', () => {
    const sorry: readonly string[] = [...english.sorry, ...french.sorry];
    always((turn) => {
      const alone = turn.heard.every(({ act }) => act === 'complain');
      if (!alone || (turn.before.used.sorry ?? 0) > 0) return;
      expect(
        sorry.some((line) => turn.said.includes(line)),
        turn.said,
      ).toBe(true);
    });
  });
});

describe('a goodbye', () => {
  it('is let go', () => {
    always((turn) => {
      if (turn.heard.every(({ act }) => act === 'bye'))
        expect(turn.after.phase, turn.said).toBe('closing');
    });
  });
});

/** Whether an amount is made of up to three of these, each up to nine times. */
function isSumOf(amount: number, parts: readonly number[]): boolean {
  let sums = new Set([0]);
  for (const part of new Set(parts)) {
    const more = new Set(sums);
    for (const sum of sums)
      for (let count = 1; count <= 9; count += 1)
        if (sum + part * count <= amount) more.add(sum + part * count);
    sums = more;
  }
  return sums.has(amount);
}
