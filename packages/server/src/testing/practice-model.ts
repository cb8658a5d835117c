import type { ModelScript } from './model-api.ts';

/** What one request to the stand-in is for. */
type Part = 'receptionist' | 'caller' | 'verdict';

/** What each part of a practice call answers; left out: something ordinary. */
type Answers = Partial<Record<Part, ModelScript>>;

/** A stand-in's script for practice calls: it tells the parts apart by their prompts. */
export function practiceModel(prompts: readonly string[], answers: Answers = {}): ModelScript {
  return (reply) => {
    const prompt = prompts.at(-1) ?? '';
    const part = partOf(prompt);
    const answer = answers[part];
    if (answer) return answer(reply);
    reply.write(usual(part, prompt));
    reply.end();
  };
}

function partOf(prompt: string): Part {
  if (prompt.includes('You play a person who rings')) return 'caller';
  return prompt.includes('You judge one telephone call') ? 'verdict' : 'receptionist';
}

function usual(part: Part, prompt: string): string {
  if (part === 'verdict') return '{"got":"yes","line":3,"why":"They were told the price."}';
  if (part === 'receptionist') return '=\nA tune-up is {f1}. ';
  const french = prompt.includes('Speak French');
  const lines = (prompt.match(/"role":"assistant"/g) ?? []).length;
  if (lines >= 2) return french ? 'Merci, au revoir. [END]' : 'Thanks, bye. [END]';
  return french ? 'Bonjour, combien coûte une mise au point ?' : 'Hi, how much is a tune-up?';
}
