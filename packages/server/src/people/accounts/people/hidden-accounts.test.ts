import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AccountServer, startAccountServer } from '../../../testing/account-server.ts';
import { describeOnEachDatabase } from '../../../testing/databases.ts';

const password = 'long enough';
const known = 'known@example.com';
/** Nobody so far: asking for a sign-in link opens an account. */
const unknown = () => `nobody-${crypto.randomUUID()}@example.com`;

/** Whatever a stranger can ask about an address. */
const questions: [string, (email: string) => [path: string, body: object]][] = [
  [
    'a wrong password',
    (email) => ['/token?grant_type=password', { email, password: 'not this one' }],
  ],
  ['signing up', (email) => ['/signup', { email, password: 'quite another' }]],
  ['a forgotten password', (email) => ['/recover', { email }]],
  ['a sign-in link', (email) => ['/otp', { email, create_user: false }]],
  ['a magic link', (email) => ['/magiclink', { email }]],
  ['the confirmation again', (email) => ['/resend', { email, type: 'signup' }]],
  ['a change of address again', (email) => ['/resend', { email, type: 'email_change' }]],
  ['a guessed code', (email) => ['/verify', { email, token: '000000', type: 'recovery' }]],
];

describeOnEachDatabase('whether an address has an account', (open) => {
  let server: AccountServer;
  beforeAll(async () => {
    server = await startAccountServer(open());
    await server.client().signUp({ email: known, password });
    const { code: token } = server.mailTo(known);
    await server.client().verifyOtp({ email: known, token, type: 'signup' });
  });
  afterAll(() => server.stop());

  async function ask([path, body]: [string, object], email: string) {
    const started = performance.now();
    const answer = await fetch(`${server.accounts.address}${path}`, {
      method: 'POST',
      // Each from a network of its own: ten wrong guesses are not what is asked about here.
      headers: { 'content-type': 'application/json', 'x-forwarded-for': someNetwork() },
      body: JSON.stringify(body),
    });
    const text = (await answer.text()).replaceAll(email, 'THEM');
    return {
      status: answer.status,
      headers: [...answer.headers.keys()].filter((name) => name !== 'date'),
      // Ids and moments differ for each account, known or not.
      body: text.replaceAll(/"[0-9a-f-]{36}"|"[\dT:.-]+Z"/g, '"-"'),
      milliseconds: performance.now() - started,
    };
  }

  it.each(questions)(
    'is told by no answer to %s, nor by its time',
    async (what, question) => {
      const quickest = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
      const rounds = what === 'a wrong password' ? 15 : 3;
      for (let round = 0; round < rounds; round += 1) {
        const { milliseconds: forKnown, ...told } = await ask(question(known), known);
        const nobody = unknown();
        const { milliseconds: forUnknown, ...untold } = await ask(question(nobody), nobody);
        expect(told).toEqual(untold);
        quickest.known = Math.min(quickest.known, forKnown);
        quickest.unknown = Math.min(quickest.unknown, forUnknown);
      }
      // The quickest of each: work elsewhere on the machine only ever adds. An answer without the
      // hash would come in a sixth of the time; all others come after an even time.
      const ratio = quickest.known / quickest.unknown;
      if (what !== 'a wrong password')
        expect(Math.min(quickest.known, quickest.unknown)).toBeGreaterThan(240);
      expect(ratio).toBeGreaterThan(1 / 3);
      expect(ratio).toBeLessThan(3);
    },
    30_000,
  );
});

let networks = 0;
function someNetwork(): string {
  networks += 1;
  return `198.51.${Math.floor(networks / 250)}.${networks % 250}`;
}
