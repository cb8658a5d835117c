import type { Language } from '@second-ring/conversation';
import { type Context, Hono } from 'hono';
import { takeProofCode } from '../../../lines/agents/ring-for-proof.ts';
import * as paths from '../../../lines/phone-numbers/hook-paths.ts';
import { provedPath } from '../../../lines/phone-numbers/hook-paths.ts';
import type { Clock } from '../../../platform/clock.ts';
import { limitBody } from '../../../platform/http/limit-body.ts';
import { publicSocketAddress } from '../../../platform/http/public-address.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { isBlocked } from '../../callers/blocked-callers.ts';
import { answerSms } from '../../driver/answer-sms.ts';
import { readHandoff } from '../../driver/handoff.ts';
import type { Admission } from '../../driver/sockets.ts';
import { findLineByNumber, readCallerNumber } from '../../record/find-line.ts';
import { type IncomingCall, recordCall } from '../../record/record-call.ts';
import { answerCall, readIncomingCall, readVoiceForm } from './answer-call.ts';
import { endSession } from './end-session.ts';
import { noteCallStatus, noteSmsStatus } from './note-status.ts';
import { receiveSms } from './receive-sms.ts';
import { whyNotJoined } from './relay-pass.ts';
import { askForMessage, endRescue, keepVoicemail, rescueCall } from './rescue-call.ts';
import { endTransfer, takeTransfer, whisper, whisperNothing } from './transfers.ts';
import {
  addressOf,
  type Form,
  field,
  isSignedByTwilio,
  languageOf,
  readForm,
  signatureOf,
  type TwilioHooks,
} from './twilio-hooks.ts';
import { askForKeys, connectNow, hangUp, replyBySms, sayAndHangUp } from './twiml.ts';

type Signed = { Variables: { form: Form } };

/** Twilio's webhooks. Each checks its signature first; a caller is never left with an error. */
export function twilioRoutes(hooks: TwilioHooks): Hono<Signed> {
  const routes = new Hono<Signed>();
  routes.use('/hooks/twilio/*', limitBody(longestForm, refuseForm));
  routes.use('/hooks/twilio/*', async (context, next) => {
    context.set('form', await readSigned(hooks, context));
    await next();
  });
  voiceRoutes(routes, hooks);
  screeningRoutes(routes, hooks);
  proofRoutes(routes, hooks);
  smsRoutes(routes, hooks);
  return routes;
}

/** Several times what Twilio sends of the longest text or of what somebody said. */
const longestForm = 128 * 1024;

function notSigned(detail: string): Refusal {
  const message = 'This request does not carry the signature it should.';
  return new Refusal('NOT_ALLOWED', message, detail);
}

function refuseForm(): never {
  throw new Refusal('TOO_LARGE', 'This form is too long.');
}

async function readSigned(hooks: TwilioHooks, context: Context): Promise<Form> {
  if (hooks.authToken === null)
    throw new Refusal('NOT_FOUND', 'This installation has no Twilio account.');
  const signature = context.req.header('x-twilio-signature');
  // Anybody may post here: what nobody signed is not worth reading.
  if (signature === undefined) throw notSigned('There is no X-Twilio-Signature.');
  const form = readForm(await context.req.text());
  if (form === null) throw new Refusal('TOO_LARGE', 'This form has too many fields.');
  const { pathname, search } = new URL(context.req.url);
  const address = addressOf(hooks, pathname + search);
  if (!isSignedByTwilio(hooks.authToken, signature, address, form))
    throw notSigned(
      `The X-Twilio-Signature for ${pathname} does not match: PUBLIC_URL and TWILIO_AUTH_TOKEN must be those Twilio has.`,
    );
  if (hooks.accountSid !== null && field(form, 'AccountSid') !== hooks.accountSid)
    throw new Refusal(
      'NOT_ALLOWED',
      'This request is about another account.',
      `The AccountSid of ${pathname} is not TWILIO_ACCOUNT_SID.`,
    );
  return withoutNul(form);
}

/** The form as a database takes it; its signature was made over what came. */
function withoutNul(form: Form): Form {
  const cleaned = (text: string) => text.replaceAll('\0', '');
  return Object.fromEntries(
    Object.entries(form).map(([name, value]) => [
      cleaned(name),
      typeof value === 'string' ? cleaned(value) : value.map(cleaned),
    ]),
  );
}

type Verb = (call: IncomingCall, form: Form, context: Context<Signed>) => Promise<string>;

/** A webhook about a call, answered with TwiML; `otherwise` where that fails. */
function answering(
  hooks: TwilioHooks,
  verb: Verb,
  otherwise: (call: IncomingCall, context: Context<Signed>) => string | Promise<string> = (
    call,
    context,
  ) => rescueCall(hooks, call, spokenIn(context)),
) {
  return async (context: Context<Signed>) => {
    const form = context.get('form');
    const call = readVoiceForm(form);
    const named = async () => verb(readIncomingCall(form), form, context);
    const document = await named().catch((error: unknown) => {
      const { log } = hooks.exchange.outside;
      log.error({ callSid: call.callSid, err: error }, 'a call could not be answered; rescued');
      return otherwise(call, context);
    });
    return xml(context, document);
  };
}

/** What the caller speaks, as the address or what we handed over tells: known without any storage. */
function spokenIn(context: Context<Signed>): Language {
  const handoff = readHandoff(field(context.get('form'), 'HandoffData'));
  if (handoff && 'language' in handoff) return handoff.language;
  return languageOf(context.req.query('language'));
}

function voiceRoutes(routes: Hono<Signed>, hooks: TwilioHooks): void {
  const answer = (verb: Verb) => answering(hooks, verb);
  routes.post(
    paths.voicePath,
    answer((call) => answerCall(hooks, call)),
  );
  routes.post(
    paths.voiceEndedPath,
    answer((call, form) => endSession(hooks, call, form)),
  );
  routes.post(
    paths.transferredPath,
    answer((call, form, { req }) => endTransfer(hooks, call, form, req.query('effectId') ?? '')),
  );
  routes.post(
    paths.ownerDialledPath,
    answering(
      hooks,
      (call, form, context) =>
        endRescue(hooks, call, form, {
          language: spokenIn(context),
          paid: context.req.query('paid') ?? null,
        }),
      (_call, context) => askForMessage(hooks, spokenIn(context)),
    ),
  );
  routes.post(
    paths.voicemailPath,
    answering(
      hooks,
      (call, form, context) => keepVoicemail(hooks, call, form, spokenIn(context)),
      hangUp,
    ),
  );
  routes.post(paths.callStatusPath, async (context) => {
    const form = context.get('form');
    await noteCallStatus(hooks, readIncomingCall(form), form);
    return context.body(null, 204);
  });
}

/** What is heard and keyed in on a phone that has to agree to being rung. */
function proofRoutes(routes: Hono<Signed>, hooks: TwilioHooks): void {
  const idIn = ({ req }: Context<Signed>) => req.query('proof') ?? '';
  routes.post(
    paths.proofPath,
    answering(hooks, async (_call, _form, context) => askForCode(hooks, idIn(context)), hangUp),
  );
  routes.post(
    paths.provedPath,
    answering(hooks, (_call, form, context) => takeCode(hooks, idIn(context), form), hangUp),
  );
}

/** What a person hears and presses who is rung for a caller: about the caller's call, on their own. */
function screeningRoutes(routes: Hono<Signed>, hooks: TwilioHooks): void {
  const screened = ({ req }: Context<Signed>) => ({
    callSid: req.query('callSid') ?? '',
    effectId: req.query('effectId') ?? '',
  });
  routes.post(
    paths.whisperPath,
    answering(
      hooks,
      (_call, _form, context) => whisper(hooks, screened(context)),
      (_call, context) => whisperNothing(hooks, screened(context)),
    ),
  );
  routes.post(
    paths.transferTakenPath,
    answering(
      hooks,
      (_call, form, context) => takeTransfer(hooks, screened(context), form),
      connectNow,
    ),
  );
}

/** The carrier waits three times as long; the answer leaves as a text of its own, whenever it is there. */
const carrierPatience = 5_000;

/** Resolves when this does, or so many milliseconds later. */
function orAfter(work: Promise<void>, milliseconds: number, clock: Clock): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = clock.wakeAt(clock.now() + milliseconds, resolve);
    work.finally(stop).then(resolve, reject);
  });
}

function smsRoutes(routes: Hono<Signed>, hooks: TwilioHooks): void {
  const { outside } = hooks.exchange;
  routes.on('POST', [paths.smsPath, paths.smsFallbackPath], async (context) => {
    const received = await receiveSms({ ...outside, tolls: hooks.tolls }, context.get('form'));
    if ('reply' in received) return xml(context, replyBySms(received.reply));
    const answered = answerSms(hooks.exchange, received.forReceptionist).catch((error: unknown) =>
      outside.log.error({ err: error }, 'A text could not be answered; it is tried again.'),
    );
    await orAfter(answered, carrierPatience, outside.clock);
    return xml(context, replyBySms(null));
  });
  routes.post(paths.smsStatusPath, async (context) => {
    await noteSmsStatus(outside.database, context.get('form'), context.req.query('id'));
    return context.body(null, 204);
  });
}

function xml(context: Context, document: string) {
  return context.body(document, 200, { 'Content-Type': 'text/xml; charset=utf-8' });
}

/** What is heard on a phone that is rung so that somebody there agrees to be called and texted. */
function askForCode(hooks: TwilioHooks, proofId: string): string {
  const query = new URLSearchParams({ proof: proofId });
  const text =
    'This is Second Ring. Somebody asked that callers be put through to this phone, or summaries texted to it. If that was you, key in the four digits on your screen. If not, simply hang up.';
  return askForKeys(addressOf(hooks, `${provedPath}?${query}`), { text, language: 'en' }, 4);
}

/** Takes the code that was keyed in. */
async function takeCode(hooks: TwilioHooks, proofId: string, form: Form): Promise<string> {
  const { database, jobs } = hooks.exchange.outside;
  const digits = field(form, 'Digits') ?? '';
  const proved = await takeProofCode(database, jobs, proofId, digits, hooks.now());
  const text = proved
    ? 'Thank you. This phone may be used now. Goodbye.'
    : 'That is not the code. Please ask for another call on your screen. Goodbye.';
  return sayAndHangUp({ text, language: 'en' });
}

/**
 * Admits the carrier's sockets: those signed over the exact `wss://` address, which is the same for
 * every call. What the first frame brings tells that this one was asked for, by us and for its call.
 */
export function admitRelay(hooks: TwilioHooks): Admission {
  const { outside } = hooks.exchange;
  return async (request) => {
    if (hooks.authToken === null) return 404;
    const address = publicSocketAddress(hooks.publicUrl, request.url ?? '');
    if (!isSignedByTwilio(hooks.authToken, signatureOf(request), address)) return 403;
    return {
      channel: 'phone',
      callSid: null,
      refuses: (setup) => whyNotJoined(hooks, setup),
      recordMissing: async ({ callSid, from, to, forwardedFrom }) => {
        const number = readCallerNumber(to);
        const line = number === null ? null : await findLineByNumber(outside.database, number);
        if (!line) return;
        if (await isBlocked(outside.database, line.businessId, readCallerNumber(from))) return;
        await recordCall(
          outside,
          {
            callSid,
            channel: 'phone',
            from: readCallerNumber(from),
            to: number,
            forwardedFrom: readCallerNumber(forwardedFrom),
          },
          line,
        );
      },
    };
  };
}
