import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.mjs';

const folder = `/nowhere/${crypto.randomUUID()}`;

describe('work that two processes may begin at once', () => {
  it('is done by one after the other', async () => {
    const done: string[] = [];
    const work = (name: string) => async () => {
      done.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      done.push(`${name} ends`);
      return name;
    };
    const both = [
      oneAtATime('build', work('one'), folder),
      oneAtATime('build', work('two'), folder),
    ];
    expect(await Promise.all(both)).toEqual(['one', 'two']);
    expect(done).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  });

  it('is let go by work that fails', async () => {
    const fails = () => Promise.reject(new Error('no disk'));
    await expect(oneAtATime('build', fails, folder)).rejects.toThrow('no disk');
    expect(await oneAtATime('build', async () => 'done', folder)).toBe('done');
  });

  it('is taken over from a process that died', async () => {
    const place = createHash('sha256').update(folder).digest('hex').slice(0, 16);
    const beyondAnyProcess = 2 ** 30;
    writeFileSync(join(tmpdir(), `second-ring-${place}-build.lock`), String(beyondAnyProcess));
    expect(await oneAtATime('build', async () => 'done', folder)).toBe('done');
  });
});
