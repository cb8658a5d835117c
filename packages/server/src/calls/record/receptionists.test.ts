import { beforeEach, expect, it, vi } from 'vitest';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { addShop } from '../../testing/shop.ts';
import { removeShops } from '../../testing/shops.ts';
import { ThinkingPace } from '../thinking/thinking-pace.ts';
import { findLineByAgent } from './find-line.ts';
import { Receptionists } from './receptionists.ts';

const reach = { texts: false, mails: false };
const megabyte = 1024 * 1024;

describeOnEachDatabase('the receptionists of an installation', (open) => {
  const clock = new FakeClock();
  beforeEach(() => removeShops(open().database));

  const versionOf = async (aboutUsText = '') => {
    const { database } = open();
    const { agentId } = await addShop(database, {}, { aboutUsText });
    const line = await findLineByAgent(database, agentId);
    if (!line) throw new Error('The shop has no line.');
    return { ...line, transferTo: null };
  };

  it('are prepared once, however many calls begin at once', async () => {
    const { database } = open();
    const receptionists = new Receptionists(null, reach);
    const version = await versionOf();
    const calls = [1, 2, 3].map(() => receptionists.current(database, version, clock));
    const [one, ...others] = await Promise.all(calls);
    for (const { receptionist } of others) expect(receptionist).toBe(one?.receptionist);
    expect(await receptionists.asOf(database, one?.snapshotHash ?? '')).toBe(one?.receptionist);
  });

  it('are kept ready by how much they hold: what takes the room of many leaves less for others', async () => {
    const { database } = open();
    const isKept = async (aboutUsText: string) => {
      const receptionists = new Receptionists(null, reach, undefined, undefined, 4 * megabyte);
      const first = await receptionists.current(database, await versionOf(), clock);
      await receptionists.current(database, await versionOf(aboutUsText), clock);
      const again = await receptionists.asOf(database, first.snapshotHash);
      return again === first.receptionist;
    };
    expect(await isKept('Since 1990.')).toBe(true);
    expect(await isKept('Since 1990. '.repeat(2_000))).toBe(false);
  });

  it('that were let go of are prepared anew for the next call', async () => {
    const { database } = open();
    const receptionists = new Receptionists(null, reach, undefined, undefined, 2 * megabyte);
    const version = await versionOf();
    const first = await receptionists.current(database, version, clock);
    await receptionists.current(database, await versionOf(), clock);
    const again = await receptionists.current(database, version, clock);
    expect(again.snapshotHash).toBe(first.snapshotHash);
    expect(again.receptionist).not.toBe(first.receptionist);
  });

  it('count what preparing takes toward the pace of their business, and wait while it rests', async () => {
    const { database } = open();
    const pace = new ThinkingPace();
    const thought = vi.spyOn(pace, 'thought');
    const receptionists = new Receptionists(null, reach, undefined, pace);
    const version = await versionOf();
    const by = { ...version, network: null };
    pace.thought(by, 700, clock.now());
    const rest = () => pace.rest(by, clock);
    let ready = false;
    const preparing = receptionists.current(database, version, clock, rest).then(() => {
      ready = true;
    });
    await vi.waitUntil(() => clock.waiting > 0);
    expect(ready).toBe(false);
    clock.pass(10_000);
    await preparing;
    expect(thought).toHaveBeenLastCalledWith(by, expect.any(Number), clock.now());
    // Nothing is prepared for the next call, so that nothing is waited for.
    pace.thought(by, 700, clock.now());
    await receptionists.current(database, version, clock, rest);
  });
});
