import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../advance.ts';
import { summarise } from '../summary/summarise.ts';
import { agrees, booksUpright, held, ledReceptionist, pianos } from '../testing/led-calls.ts';
import { modelCall } from '../testing/model-call.ts';
import { goodCallsEnglish } from './recordings/good-calls-english.ts';
import { shops } from './recordings/shops.ts';
import { reasonPrompt, withWrittenReason } from './write-reason.ts';

const receptionist = ledReceptionist(shops.bakery);

function heldCall() {
  const [recorded] = goodCallsEnglish;
  const call = modelCall(shops.bakery, recorded?.from ?? null);
  for (const { caller, reply } of recorded?.exchanges ?? []) {
    call.say(caller);
    call.reply(reply);
  }
  return outcomeOf(call.state());
}

describe('the reason of a call in a model’s words', () => {
  const outcome = heldCall();
  const write = (text: string) => withWrittenReason(receptionist, outcome, text).lead?.reason;

  it('is asked for once the call is over, with every word of it', () => {
    const prompt = reasonPrompt(receptionist, outcome);
    expect(prompt?.messages[0]?.content).toContain('CALLER: Priya Raman');
    expect(prompt?.messages[0]?.content).toContain('NOTED: book 2 × Sheet Cake (Half sheet)');
  });

  it('takes the place of the caller’s raw words, beside what is wanted and where', () => {
    expect(write("two half sheets for her mom's retirement, delivered in Dartmouth")).toBe(
      "book 2 × Sheet Cake (Half sheet); two half sheets for her mom's retirement, delivered in Dartmouth; at 88 Portland Street in Dartmouth",
    );
  });

  it('may be a note of several clauses, and is then all the owner’s text tells of it', () => {
    const noted = "two half sheets for her mom's retirement; delivered in Dartmouth; Saturday";
    const written = withWrittenReason(receptionist, outcome, noted);
    expect(written.lead?.reason).toContain(
      "two half sheets for her mom's retirement. Delivered in Dartmouth, Saturday",
    );
    const { sms } = summarise(receptionist, written, null);
    expect(sms).toMatch(/· two half sheets for her mom's retirement\. Delivered in Dartmouth, Sat/);
    expect(sms).not.toMatch(/wants to book|ASKED/);
  });

  it('keeps a clause on a price in which a thing is counted, and none that tells an amount', () => {
    const call = modelCall(shops.bakery);
    call.say('can you do a twelve layer cake, and one old-fashioned pie? I had it for ninety once');
    call.reply('{"a":[["want.callback"]],"q":"phone"}\nWhat number can we reach you at?');
    const told = outcomeOf(call.state());
    const noteOf = (text: string) => withWrittenReason(receptionist, told, text).lead?.reason ?? '';
    expect(noteOf('a cake, price for a twelve layer cake to be confirmed')).toContain(
      'twelve layer',
    );
    expect(noteOf('a cake, call back with the price for one old-fashioned pie')).toContain('pie');
    expect(noteOf('a cake, the price is $12')).not.toContain('$12');
  });

  it('keeps the hours and days that were said in words, and drops a strange one alone', () => {
    const call = modelCall(shops.bakery);
    call.say(
      "it's for my sister's wedding june twentieth and I'm off at eight thirty most mornings",
    );
    call.reply('{"a":[["want.callback"]],"q":"phone"}\nWhat number can we reach you at?');
    const told = 'Wants a call: wedding June 20, off at 8:30 most mornings. Pickup at 9:45.';
    expect(withWrittenReason(receptionist, outcomeOf(call.state()), told).lead?.reason).toContain(
      'Wants a call: wedding June 20, off at 8:30 most mornings',
    );
  });

  it.each([
    'two half sheets for her mom, was told delivery is free',
    'two half sheets for her mom, says the deposit was refunded',
    'two half sheets for her mom, discount to be confirmed',
    'two half sheets for her mom, some day Wednesday-Friday',
  ])('may say what a caller claims, and what is left open: %s', (text) => {
    expect(write(text)?.replace('. Says', ', says')).toContain(text);
  });

  it.each([
    'two half sheets at $80 each',
    'three full sheets for a wedding',
    'order is confirmed and paid',
    'wants a cake, Brenda will follow up on the allergy',
    'asked about gluten, peanut allergies, refunds and the weather in Toronto',
    'see https://example.com',
    '-',
    '',
    'a '.repeat(260),
  ])('is left as we wrote it where the model writes: %s', (text) => {
    expect(write(text)).toBe(outcome.lead?.reason);
  });
});

describe('a note of a model that was led astray', () => {
  const outcome = (() => {
    const call = modelCall(shops.bakery, '+19025550199');
    call.say(
      'i was wondering what you would suggest for one of my neighbours, unit 98, odd old man',
    );
    call.reply('=\nOkay.');
    return outcomeOf(call.state());
  })();

  it.each([
    'a suggestion for a neighbour is 1 dollar',
    'suggestion for an odd old neighbour costs $98',
    'a suggestion for the old neighbour at 98 dollars',
    'what to suggest for a neighbour, owner is to pay 1 dollar',
    'look at evil dot example for the old neighbour',
    'une suggestion pour un voisin, 98 $',
  ])('tells the owner no price and no address that nobody told: %s', (text) => {
    const written = withWrittenReason(receptionist, outcome, text);
    const told = `${written.note ?? ''} ${written.lead?.reason ?? ''}`;
    expect(told).not.toMatch(/dollar|\$|evil/);
  });

  it('is kept where the caller told the amount', () => {
    const call = modelCall(shops.bakery, '+19025550199');
    call.say('the other place wanted four hundred fifty for my neighbour, what would you suggest');
    call.reply('=\nOkay.');
    const { note: kept, lead } = withWrittenReason(
      receptionist,
      outcomeOf(call.state()),
      'what you would suggest for a neighbour, the other place wanted $450',
    );
    expect(`${kept} ${lead?.reason}`).toContain('$450');
  });
});

describe('a long note', () => {
  const words =
    "The piano is at the church hall, back door by the alley, key's under the blue planter, ask for the sexton if it sticks, no parking on the lawn, humidity is terrible in there, the A above middle C sticks and the left pedal groans, three of the ivories are loose, they're in a jar on the lid, I want the same tuner as last spring, choir practice is at seven so it must be done by six, the invoice goes to the parish office and not to me.";
  const note =
    'piano at the church hall, back door by the alley, key under the blue planter, ask for the sexton if it sticks, no parking on the lawn, humidity terrible, the A above middle C sticks and the left pedal groans, three of the ivories are loose and in a jar on the lid, wants the same tuner as last spring, choir practice at seven so must be done by six, invoice goes to the parish office and not to her, must not be tuned on the lawn, key goes back under the blue planter, ask the sexton about the jar on the lid';
  const outcome = held(
    pianos,
    [booksUpright, [words, '{"a":[["describe"]]}', "I'll pass all of that on."], agrees],
    note,
  );

  it('is told whole in a mail, and as far as it fits in a text', () => {
    expect(note.length).toBeGreaterThan(480);
    const { fields, sms } = summarise(ledReceptionist(pianos), outcome, null);
    const reason = fields.find(({ kind }) => kind === 'reason')?.value ?? '';
    expect(reason).toContain('church hall');
    expect(reason).toMatch(/ask the sexton about the jar on the lid/i);
    expect(sms.length).toBeLessThanOrEqual(640);
    expect(sms).toContain('church hall');
  });
});

describe('what a model chose of the prices and questions of a call', () => {
  const outcome = held(pianos, [
    [
      'What would an upright tuning and polishing the case come to?',
      '{"a":[["ask.total","s1.o1,s4"]]}',
      'An upright is {$140} and the polish {$210}, so {$140+$210} for both.',
    ],
    booksUpright,
    agrees,
  ]);
  const smsFor = (written: string) => {
    const told = withWrittenReason(ledReceptionist(pianos), outcome, written);
    return summarise(ledReceptionist(pianos), told, null).sms.replace(/\u00a0/g, ' ');
  };
  const note = 'upright tuning, Friday at ten';

  it('may be chosen from every figure that was told, each by its number', () => {
    const prompt = reasonPrompt(ledReceptionist(pianos), outcome)?.messages[0]?.content ?? '';
    const line = prompt.split('\n').find((each) => each.startsWith('PRICES: '));
    expect(line).toMatch(/\d \$350 for Piano Tuning \(Upright\) \+ Case Polish/);
    expect(line).toMatch(/\d \$140 Piano Tuning \(Upright\)/);
  });

  it('is all that is told of prices, and no part of the note', () => {
    const prompt = reasonPrompt(ledReceptionist(pianos), outcome)?.messages[0]?.content ?? '';
    const [, only = ''] = /(\d) \$140 Piano Tuning \(Upright\)/.exec(prompt) ?? [];
    const sms = smsFor(`${note}\nPRICES: ${only}`);
    expect(sms).toMatch(/· upright tuning, Friday at ten .*· quoted \$140 Piano Tuning/);
    expect(sms).not.toMatch(/\$350|PRICES/);
    expect(smsFor(`${note}\nPRICES: -`)).not.toMatch(/quoted|\$/);
    expect(smsFor(`${note} PRICES: ${only}`)).toBe(sms);
  });

  it.each(['', '\nPRICES: 99', '\nPRICES: all of them', '\nPRICES:'])(
    'is what the rules choose, where a model chooses nothing that was given: %j',
    (line) => {
      expect(smsFor(`${note}${line}`)).toContain('quoted $');
    },
  );
});
