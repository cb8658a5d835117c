import { beforeEach, expect, it } from 'vitest';
import { agents } from '../../platform/database/schema/agents.ts';
import { numberProofs } from '../../platform/database/schema/number-proofs.ts';
import { builtInVoice } from '../../platform/providers/voice/built-in/built-in-voice.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addShop, removeShops, type Shop } from '../../testing/shops.ts';
import { expectProof } from '../number-proofs/number-proofs.ts';
import { publishWorker } from './publish-agent.ts';

const phone = '+16045550187';

describeOnEachDatabase('an agent that another voice speaks for', (open) => {
  let shop: Shop;
  beforeEach(async () => {
    const { database } = open();
    await removeShops(database);
    shop = await addShop(database, 'Tint', '+16045550101');
    await database.update(agents).set({ transferNumber: phone });
    await expectProof(database, shop.business.id, phone, 'nobody');
  });

  /** Where the voice puts callers through to after a publishing. */
  async function published(): Promise<string | null> {
    let transfersTo: string | null = null;
    const publish = async (_agent: object, profile: { transferNumber: string | null }) => {
      transfersTo = profile.transferNumber;
      return null;
    };
    await publishWorker(open().database, { ...builtInVoice, publish }).run({
      agentId: shop.agent.id,
    });
    return transfersTo;
  }

  it('puts callers through to a phone once somebody there has agreed', async () => {
    const { database } = open();
    expect(await published()).toBeNull();
    await database.update(numberProofs).set({ provedAt: new Date() });
    expect(await published()).toBe(phone);
  });

  it('puts nobody through to another that is typed later', async () => {
    const { database } = open();
    await expectProof(database, shop.business.id, phone, 'operator');
    expect(await published()).toBe(phone);
    await database.update(agents).set({ transferNumber: '+16045550188' });
    await expectProof(database, shop.business.id, '+16045550188', 'nobody');
    expect(await published()).toBeNull();
  });
});
