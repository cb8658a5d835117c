import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { numberProofs } from '../../platform/database/schema/number-proofs.ts';
import { twilioTelephony } from '../../platform/providers/telephony/twilio/twilio-telephony.ts';
import { type CallServer, dial, startCallServer } from '../../testing/call-server.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addConnectedShop, type Shop } from '../../testing/shop.ts';
import { startTwilioApi, type TwilioApi } from '../../testing/twilio-api.ts';

const phoneNumber = '+16045550191';
const claim = /alert|letting the owner know/i;

describeOnEachDatabase('an urgent caller', (open) => {
  let connected: CallServer;
  let alone: CallServer;
  let twilio: TwilioApi;
  let shop: Shop;
  beforeAll(async () => {
    twilio = await startTwilioApi();
    const { url: apiUrl } = twilio;
    const telephony = twilioTelephony({ accountSid: 'AC1', authToken: 'secret', apiUrl });
    connected = await startCallServer(open(), { telephony });
    alone = await startCallServer(open());
    shop = await addConnectedShop(open().database, { callSummaryRecipientNumber: phoneNumber });
    const { businessId } = shop;
    const provedAt = new Date();
    await open().database.insert(numberProofs).values({ businessId, phoneNumber, provedAt });
  });
  afterAll(async () => {
    await connected.close();
    await alone.close();
    twilio.close();
  });

  const answerFrom = async (server: CallServer) => {
    const call = dial(server, shop.number);
    const socket = await call.connect(await call.ring());
    await socket.nextTurn();
    socket.say('A pipe burst, there is water everywhere right now');
    const answer = await socket.nextTurn();
    socket.raw.close();
    return answer;
  };

  it('hears that the owner is alerted where a text to them leaves', async () => {
    expect(await answerFrom(connected)).toMatch(claim);
  });

  it('hears of no alert where texts are simulated and mails are kept', async () => {
    const answer = await answerFrom(alone);
    expect(answer).toMatch(/urgent/i);
    expect(answer).not.toMatch(claim);
  });

  it('hears of none from the next call on once the number is to be proved anew', async () => {
    await open()
      .database.update(numberProofs)
      .set({ provedAt: null })
      .where(eq(numberProofs.phoneNumber, phoneNumber));
    expect(await answerFrom(connected)).not.toMatch(claim);
  });
});
