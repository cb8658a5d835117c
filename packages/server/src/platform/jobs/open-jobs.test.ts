import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createDatabase, describeOnEachDatabase, onPostgresql } from '../../testing/databases.ts';
import { openPostgresql } from '../database/open-postgresql.ts';
import { mailbox } from '../database/schema/mailbox.ts';
import { openLog } from '../observability/log.ts';
import { createMetrics } from '../observability/metrics.ts';
import { type Job, worker } from './job.ts';
import { type JobQueues, openJobs } from './open-jobs.ts';

const greet: Job<{ name: string }> = {
  name: 'greet',
  payload: z.object({ name: z.string() }),
  retries: 3,
};
const letter = { to: 'ana@shop.example', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };

describeOnEachDatabase('the job queues', (open) => {
  let queues: JobQueues | undefined;
  const metrics = createMetrics();
  const start = async () => {
    queues = await openJobs(open(), [greet], openLog('silent'), metrics);
    return queues;
  };
  afterEach(() => queues?.stop());

  it('run a job once its transaction has committed, though it was stored before work began', async () => {
    const jobs = await start();
    await open().database.transaction(async (transaction) => {
      await transaction.insert(mailbox).values(letter);
      await jobs.enqueue(transaction, greet, { name: 'Ana' });
    });
    const greeted: string[] = [];
    await jobs.work([worker(greet, async ({ name }) => void greeted.push(name))]);
    await vi.waitFor(() => expect(greeted).toEqual(['Ana']), 8_000);
  });

  it('forget a job whose transaction failed', async () => {
    const jobs = await start();
    const failing = open().database.transaction(async (transaction) => {
      await jobs.enqueue(transaction, greet, { name: 'Nobody' });
      throw new Error('The transaction fails.');
    });
    await expect(failing).rejects.toThrow('The transaction fails.');
    const greeted: string[] = [];
    await jobs.work([worker(greet, async ({ name }) => void greeted.push(name))]);
    await jobs.enqueue(open().database, greet, { name: 'Bo' });
    await vi.waitFor(() => expect(greeted).toContain('Bo'), 8_000);
    expect(greeted).toEqual(['Bo']);
  });

  it('do once what was asked for twice under one key', async () => {
    const jobs = await start();
    const greeted: string[] = [];
    await jobs.enqueue(open().database, greet, { name: 'Cy' }, { key: 'call-1' });
    await jobs.enqueue(open().database, greet, { name: 'Cy' }, { key: 'call-1' });
    await jobs.enqueue(open().database, greet, { name: 'Di' });
    await jobs.work([worker(greet, async ({ name }) => void greeted.push(name))]);
    await vi.waitFor(() => expect(greeted).toContain('Di'), 8_000);
    expect(greeted.filter((name) => name === 'Cy')).toEqual(['Cy']);
  });

  it('try a failed job again and count the failure', async () => {
    const jobs = await start();
    await jobs.enqueue(open().database, greet, { name: 'Ed' });
    let attempts = 0;
    await jobs.work([
      worker(greet, async () => {
        attempts += 1;
        if (attempts === 1) throw new Error('The mail server is away.');
      }),
    ]);
    await vi.waitFor(() => expect(attempts).toBe(2), 15_000);
    expect(await metrics.registry.metrics()).toContain('job_failures_total{job="greet"} 1');
    metrics.jobFailures.reset();
  });
});

describeOnEachDatabase('an urgent job', (open) => {
  it('leaves within a second though hundreds that can wait are ahead of it', {
    retry: 2,
  }, async () => {
    const post: Job<{ name: string }> = {
      name: `post-${crypto.randomUUID()}`,
      payload: z.object({ name: z.string() }),
      atOnce: 4,
      hasUrgentQueue: true,
    };
    const queues = await openJobs(open(), [post], openLog('silent'), createMetrics());
    const done: string[] = [];
    let alertedAt = 0;
    for (let index = 0; index < 300; index += 1)
      await queues.enqueue(open().database, post, { name: `summary ${index}` });
    const work = worker(post, async ({ name }) => {
      if (name === 'alert') alertedAt = performance.now();
      done.push(name);
    });
    await queues.work([work]);
    await vi.waitFor(() => expect(done.length).toBeGreaterThan(4), 8_000);
    const asked = performance.now();
    await queues.enqueue(open().database, post, { name: 'alert' }, { urgent: true });
    await vi.waitFor(() => expect(alertedAt).toBeGreaterThan(0), { timeout: 8_000, interval: 5 });
    expect(alertedAt - asked).toBeLessThan(1_000);
    // One a second was how long 300 of them took: five minutes.
    await vi.waitFor(() => expect(done).toHaveLength(301), 20_000);
    await queues.stop();
  });
});

describeOnEachDatabase('a tenant with a backlog', (open) => {
  const slow = () => {
    const post: Job<{ name: string }> = {
      name: `shared-${crypto.randomUUID()}`,
      payload: z.object({ name: z.string() }),
      atOnce: 4,
    };
    return post;
  };

  it('keeps no other tenant waiting, however slowly its own jobs are done', async () => {
    const post = slow();
    const queues = await openJobs(open(), [post], openLog('silent'), createMetrics());
    const begun: string[] = [];
    const release: (() => void)[] = [];
    await queues.work([
      worker(post, async ({ name }) => {
        begun.push(name);
        if (name.startsWith('busy')) await new Promise<void>((resolve) => release.push(resolve));
      }),
    ]);
    for (let index = 0; index < 20; index += 1)
      await queues.enqueue(open().database, post, { name: `busy ${index}` }, { tenant: 'busy' });
    await queues.enqueue(open().database, post, { name: 'quiet' }, { tenant: 'quiet' });
    await vi.waitFor(() => expect(begun).toContain('quiet'), 8_000);
    expect(begun.filter((name) => name.startsWith('busy')).length).toBeLessThanOrEqual(2);
    const drained = setInterval(() => {
      for (const done of release.splice(0)) done();
    }, 5);
    await vi.waitFor(() => expect(begun).toHaveLength(21), 15_000);
    await queues.stop();
    clearInterval(drained);
  });

  it('sees its own alert done before all that waited already', async () => {
    const post = { ...slow(), atOnce: 1 };
    const queues = await openJobs(open(), [post], openLog('silent'), createMetrics());
    for (let index = 0; index < 20; index += 1)
      await queues.enqueue(open().database, post, { name: `reply ${index}` }, { tenant: 'shop' });
    const options = { tenant: 'shop', alert: true };
    await queues.enqueue(open().database, post, { name: 'alert' }, options);
    const done: string[] = [];
    await queues.work([worker(post, async ({ name }) => void done.push(name))]);
    await vi.waitFor(() => expect(done).toHaveLength(21), 15_000);
    expect(done[0]).toBe('alert');
    await queues.stop();
  });
});

describeOnEachDatabase('a queue of one hand', (open) => {
  it('does hundreds of jobs one after another without a pause', { retry: 2 }, async () => {
    const sweep: Job<{ name: string }> = {
      name: `sweep-${crypto.randomUUID()}`,
      payload: z.object({ name: z.string() }),
    };
    const queues = await openJobs(open(), [sweep], openLog('silent'), createMetrics());
    for (let index = 0; index < 100; index += 1)
      await queues.enqueue(open().database, sweep, { name: `${index}` });
    let done = 0;
    let atOnce = 0;
    let most = 0;
    const work = worker(sweep, async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await Promise.resolve();
      atOnce -= 1;
      done += 1;
    });
    await queues.work([work]);
    // One a second was how long they took: more than a minute and a half.
    await vi.waitFor(() => expect(done).toBe(100), 15_000);
    expect(most).toBe(1);
    await queues.stop();
  });
});

describe.skipIf(!onPostgresql)('the job queues of an empty database (PostgreSQL)', () => {
  it('may be opened by four instances at once', async () => {
    const { url, drop } = await createDatabase();
    const instances = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        const database = await openPostgresql(url, () => undefined);
        const queues = await openJobs(database, [greet], openLog('silent'), createMetrics());
        return { database, queues };
      }),
    );
    await instances[3]?.queues.enqueue(instances[3].database.database, greet, { name: 'Ana' });
    const greeted: string[] = [];
    await instances[0]?.queues.work([worker(greet, async ({ name }) => void greeted.push(name))]);
    await vi.waitFor(() => expect(greeted).toEqual(['Ana']), 8_000);
    for (const { database, queues } of instances) {
      await queues.stop();
      await database.close();
    }
    await drop();
  });
});
