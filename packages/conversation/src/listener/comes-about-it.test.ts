import { describe, expect, it } from 'vitest';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

/** What is wanted, and when, of who complains and goes on so. */
function afterComplaint(complaint: string, ...lines: string[]) {
  const call = callTo(salon);
  call.say(complaint);
  const said = lines.map((line) => call.say(line)).join(' ');
  const { wanted } = call.conversation();
  return { said, kinds: wanted.requests.map(({ kind }) => kind), time: wanted.time };
}

const complaint = "you did my gel polish last week and it's all peeling, i'm really not happy";
const plainte =
  'vous avez fait ma pose la semaine passée pis ça décolle déjà, je suis pas contente';

describe('who complains and would come about it', () => {
  it.each([
    [complaint, "it's Ada Moss and i could swing by thursday around two"],
    [complaint, "i'm Ada Moss, i'll come in thursday at two so you can see it"],
    [plainte, "c'est Ada Mousseau, je pourrais repasser jeudi à quatorze heures"],
  ])('has a visit noted, and no call then: %s', (first, line) => {
    const { said, kinds, time } = afterComplaint(first, line);
    expect(said).not.toMatch(/call you (?:on )?thursday|appeler (?:le )?jeudi/i);
    expect(kinds).toEqual(['complaint', 'booking']);
    expect(time).not.toBeNull();
  });

  it.each([
    [complaint, "it's Ada Moss, can somebody call me thursday around two"],
    [complaint, "it's Ada Moss, i could come to the phone thursday, call me around two"],
    [plainte, "c'est Ada Mousseau, rappelez-moi jeudi à quatorze heures"],
    [complaint, "it's Ada Moss, i had come in last thursday at two"],
  ])('is told from who wants a call, or came before: %s', (first, line) => {
    expect(afterComplaint(first, line).kinds).toEqual(['complaint']);
  });
});
