import { expect, it } from 'vitest';
import { createFairQueue } from './passwords.ts';

it('takes turns between those who ask: who comes later does not wait for a flood', async () => {
  const queue = createFairQueue(1);
  const done: string[] = [];
  const ask = (asker: string) => queue.run(asker, async () => done.push(asker));
  const flood = Array.from({ length: 100 }, () => ask('flood'));
  await Promise.all([...flood, ask('maria'), ask('ana')]);
  expect(done.slice(0, 4)).toEqual(['flood', 'flood', 'maria', 'ana']);
  expect(done).toHaveLength(102);
});

it('goes on after work that fails', async () => {
  const queue = createFairQueue(1);
  const failed = queue.run('a', () => Promise.reject(new Error('broken')));
  await expect(failed).rejects.toThrow('broken');
  expect(await queue.run('a', async () => 'done')).toBe('done');
});

it('never runs more at once than it is wide', async () => {
  const queue = createFairQueue(2);
  let now = 0;
  let most = 0;
  const work = async () => {
    now += 1;
    most = Math.max(most, now);
    await Promise.resolve();
    now -= 1;
  };
  await Promise.all(Array.from({ length: 9 }, (_, asker) => queue.run(String(asker), work)));
  expect(most).toBe(2);
});
