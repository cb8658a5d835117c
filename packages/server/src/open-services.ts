import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '@second-ring/contract';
import { readLexicon } from '@second-ring/conversation/lexicon';
import { openDesk } from './bookings/appointments/appointment-desk.ts';
import { builtInBooking } from './bookings/appointments/built-in-booking.ts';
import { settleWorker } from './bookings/appointments/settle-change.ts';
import { reminderWorker } from './calls/commitments/remind-owner.ts';
import { answerSmsWorker } from './calls/driver/answer-sms.ts';
import { logSessionWorker, millisRoutes } from './calls/hooks/millis/millis-routes.ts';
import { callWorkers, type OpenCalls, openCalls } from './calls/open-calls.ts';
import { openPractice } from './calls/practice/open-practice.ts';
import { forgettingWorker, scheduleForgetting } from './calls/record/forgetting.ts';
import {
  askRecipientsWorker,
  recheckRecipients,
} from './calls/summary-recipients/ask-recipients.ts';
import { type Encoder, openEncoderThread } from './calls/thinking/likeness/encoder.ts';
import { comparerWith } from './calls/thinking/likeness/word-comparer.ts';
import { modelForImports } from './calls/thinking/model-budget.ts';
import type { ModelPrice } from './calls/thinking/model-cost.ts';
import type { AllServices } from './edge/services.ts';
import { announceWorker } from './knowledge/new-agents/announce-numbers.ts';
import { claimSetUps } from './knowledge/new-agents/claim-business.ts';
import { giveNumberBackWorker } from './knowledge/new-agents/give-number-back.ts';
import { shortageWorker } from './knowledge/new-agents/warn-of-shortage.ts';
import { addSample } from './knowledge/sample/add-sample.ts';
import { publishWorker } from './lines/agents/publish-agent.ts';
import { reachOf } from './lines/messages/recipients.ts';
import { keepLinesChecked, lineWorkers } from './lines/phone-numbers/connect-number.ts';
import { watchNumbers } from './lines/phone-numbers/watch-numbers.ts';
import { openAccess } from './people/access/open-access.ts';
import { systemClock } from './platform/clock.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { openDatabase, writableWithin } from './platform/database/open-database.ts';
import { ownerAccessAdvice } from './platform/database/owner-access.ts';
import { isLocalUrl } from './platform/http/public-address.ts';
import type { Worker } from './platform/jobs/job.ts';
import { openJobs } from './platform/jobs/open-jobs.ts';
import { mailWorker } from './platform/mail/send-mail.ts';
import { type Log, openLog } from './platform/observability/log.ts';
import { createMetrics } from './platform/observability/metrics.ts';
import { chooseLanguageModel } from './platform/providers/language-model/language-model-provider.ts';
import type { Mail } from './platform/providers/mail/interface.ts';
import { mailboxMail, onTerminal } from './platform/providers/mail/mailbox/mailbox-mail.ts';
import { smtpMail } from './platform/providers/mail/smtp/smtp-mail.ts';
import type { Telephony } from './platform/providers/telephony/interface.ts';
import {
  localNumberSid,
  localTelephony,
} from './platform/providers/telephony/local/local-telephony.ts';
import { twilioTelephony } from './platform/providers/telephony/twilio/twilio-telephony.ts';
import { builtInVoice } from './platform/providers/voice/built-in/built-in-voice.ts';
import type { Voice } from './platform/providers/voice/interface.ts';
import { millisVoice } from './platform/providers/voice/millis/millis-voice.ts';
import type { Settings } from './platform/settings/settings.ts';
import type { Tolls } from './platform/tolls/tolls.ts';

/** Writes to the terminal of whoever started the server. */
export type Print = (text: string) => void;

/** The services and how to start and end what runs behind them. */
export interface OpenServices {
  services: AllServices;
  calls: OpenCalls;
  /** Begins the background work; call it once requests are answered. */
  startWork(): Promise<void>;
  /** Ends everything in order: jobs first, the database last. */
  close(): Promise<void>;
}

const builtWeb = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Opens what the server stands on and chooses each provider by its settings. */
export async function openServices(settings: Settings, print: Print | null): Promise<OpenServices> {
  const log = openLog(settings.LOG_LEVEL);
  const open = await openDatabase({
    url: settings.DATABASE_URL ?? null,
    folder: settings.DATA_DIR,
    onConnectionLost: (error) => log.warn({ err: error }, 'A database connection broke.'),
  });
  try {
    return await openOn(open, settings, log, print);
  } catch (error) {
    await open.close();
    throw error;
  }
}

async function openOn(
  open: OpenDatabase,
  settings: Settings,
  log: Log,
  print: Print | null,
): Promise<OpenServices> {
  const { database } = open;
  if (!open.asOwner) {
    log.warn(
      `Row level security is off: as an administrator of the database, run ${ownerAccessAdvice}`,
    );
  }
  await addSample(database, { now: new Date(), sidOf: localNumberSid });
  const metrics = createMetrics();
  watchNumbers(metrics.registry, database);
  const mail = chooseMail(settings, open, print);
  const telephony = chooseTelephony(settings);
  const voice = chooseVoice(settings);
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  if (mail.name === 'mailbox' && !isLocalUrl(publicUrl))
    log.warn('No mail leaves: PUBLIC_URL is public, and SMTP_URL is not set.');
  const reach = reachOf({ telephony: telephony.name, mail: mail.name });
  const tolls: Tolls = {
    countries: settings.PHONE_COUNTRIES,
    dailyCents: Math.round(settings.DAILY_SPEND_LIMIT * 100),
    operatorEmails: settings.OPERATOR_EMAILS,
  };
  const workers: Worker[] = [
    mailWorker({ mail, database, publicUrl }),
    publishWorker(database, voice),
    logSessionWorker(database, voice),
    ...callWorkers({ database, telephony, publicUrl, tolls, jobs: () => jobs }),
    reminderWorker(database, () => jobs),
    askRecipientsWorker({ database, jobs: () => jobs, reach, publicUrl }),
    forgettingWorker({
      database,
      clock: systemClock,
      jobs: () => jobs,
      transcriptDays: settings.TRANSCRIPT_DAYS,
    }),
    settleWorker(() => ({ database, jobs, booking, tolls, now: Date.now })),
    answerSmsWorker(() => calls.exchange),
    giveNumberBackWorker(database, () => jobs),
    announceWorker({ database, jobs: () => jobs, publicUrl }),
    shortageWorker({ database, jobs: () => jobs, log, operatorEmails: settings.OPERATOR_EMAILS }),
    ...lineWorkers({ database, telephony, publicUrl, log, jobs: () => jobs }),
  ];
  const queues = workers.map(({ job }) => job);
  const jobs = await openJobs(open, queues, log, metrics);
  const twilioAuthToken = settings.TWILIO_AUTH_TOKEN ?? null;
  const booking = builtInBooking(database, Date.now);
  const access = await openAccess({
    database: open.requests,
    jobs,
    settings,
    log,
    claimSetUps,
  });
  const languageModel = await chooseLanguageModel(settings);
  const encoder = settings.SENTENCE_VECTORS === 'on' ? openVectors(log) : null;
  const calls = openCalls({
    ...(encoder && { comparer: comparerWith(encoder) }),
    lexicon: readLexicon(),
    wordsKeptDays: settings.TRANSCRIPT_DAYS,
    book: openDesk({ database, jobs, booking, tolls, now: Date.now }),
    languageModel,
    modelDeadline: settings.LLM_DEADLINE_MS,
    modelLimits: {
      perMinute: settings.LLM_TURNS_PER_MINUTE,
      perBrowserCall: settings.LLM_TURNS_PER_BROWSER_CALL,
      perBusinessDay: settings.LLM_REQUESTS_PER_BUSINESS,
      perDay: settings.LLM_REQUESTS_PER_DAY,
    },
    browserCallsPerNetwork: settings.BROWSER_CALLS_PER_NETWORK,
    trustedProxies: settings.TRUSTED_PROXIES,
    isPublic: !isLocalUrl(publicUrl),
    ...modelPriceOf(settings),
    tolls,
    telephony,
    reach,
    database,
    jobs,
    log,
    metrics,
    publicUrl,
    twilioAuthToken,
    twilioAccountSid: settings.TWILIO_ACCOUNT_SID ?? null,
  });
  const modelOfImports =
    languageModel &&
    modelForImports(languageModel, settings.LLM_REQUESTS_PER_DAY, {
      database: open.requests,
      clock: systemClock,
    });
  const practice = openPractice({
    database: open.requests,
    log,
    model: languageModel,
    price: modelPriceOf(settings).modelPrice ?? null,
    deadline: settings.LLM_DEADLINE_MS,
    tokensPerDay: settings.PRACTICE_TOKENS_PER_DAY,
  });
  return {
    services: {
      database: open.requests,
      isWritable: writableWithin(database),
      asOwner: open.asOwner,
      jobs,
      ...access,
      telephony,
      tolls,
      voice,
      calls,
      booking,
      practice,
      publicUrl,
      websites: {
        allowHosts: settings.WEBSITE_ALLOW_HOSTS,
        publicUrl,
        log,
        languageModel: modelOfImports,
      },
      config: describeInstallation(settings, { telephony, voice, mail }),
      metricsToken: settings.METRICS_TOKEN ?? null,
      trustedProxies: settings.TRUSTED_PROXIES,
      isPublic: !isLocalUrl(publicUrl),
      readiness: { state: 'starting' },
      metrics,
      log,
      routes: [calls.routes, millisRoutes({ database, jobs, voice }), ...access.routes],
      webFolder: existsSync(join(builtWeb, 'pages.json')) ? builtWeb : null,
    },
    calls,
    startWork: async () => {
      await jobs.work(workers);
      await scheduleForgetting({ database, jobs: () => jobs }, Date.now());
      await keepLinesChecked({ database, jobs: () => jobs, telephony });
      await recheckRecipients({ database, jobs: () => jobs, reach, publicUrl });
    },
    close: async () => {
      await practice.stop();
      await jobs.stop();
      await encoder?.close();
      await open.close();
    },
  };
}

function openVectors(log: Log): Encoder {
  return openEncoderThread((reason) =>
    log.warn(
      { reason },
      'There are no sentence vectors: words alone tell what callers mean. SENTENCE_VECTORS=off says this is meant.',
    ),
  );
}

function chooseTelephony(settings: Settings): Telephony {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_API_URL } = settings;
  return accountSid && authToken
    ? twilioTelephony({ accountSid, authToken, apiUrl: TWILIO_API_URL ?? 'https://api.twilio.com' })
    : localTelephony();
}

function chooseVoice({ MILLIS_API_KEY: apiKey, MILLIS_API_URL }: Settings): Voice {
  return apiKey
    ? millisVoice({ apiKey, apiUrl: MILLIS_API_URL ?? 'https://api-west.millis.ai' })
    : builtInVoice;
}

function modelPriceOf({ LLM_INPUT_PRICE: input, LLM_OUTPUT_PRICE: output }: Settings): {
  modelPrice?: ModelPrice;
} {
  return input === undefined && output === undefined
    ? {}
    : { modelPrice: { input: input ?? 0, output: output ?? 0 } };
}

function chooseMail(settings: Settings, open: OpenDatabase, print: Print | null): Mail {
  if (settings.SMTP_URL) return smtpMail(settings.SMTP_URL, settings.MAIL_FROM);
  const mail = mailboxMail(open.database);
  // Where the world reaches us, nobody reads the mailbox in a browser: operators could not come in.
  if (!print || isLocalUrl(settings.PUBLIC_URL ?? 'http://localhost')) return mail;
  return onTerminal(mail, { addresses: settings.OPERATOR_EMAILS, print });
}

function describeInstallation(
  settings: Settings,
  { telephony, voice, mail }: { telephony: Telephony; voice: Voice; mail: Mail },
): Config {
  const hosted = settings.SUPABASE_URL;
  return {
    telephony: telephony.name,
    phoneLine: settings.TWILIO_AUTH_TOKEN !== undefined,
    voice: voice.name,
    places: settings.GOOGLE_MAPS_API_KEY ? 'google' : 'local',
    googleMapsKey: settings.GOOGLE_MAPS_API_KEY ?? null,
    googleMapsUrl: settings.GOOGLE_MAPS_API_URL ?? 'https://maps.googleapis.com',
    mail: mail.name,
    mailboxOpen: mail.name === 'mailbox' && isLocalUrl(settings.PUBLIC_URL ?? 'http://localhost'),
    languageModel: settings.LLM_API_URL !== undefined,
    auth: {
      url: hosted ? `${hosted}/auth/v1` : '/auth/v1',
      publishableKey: settings.SUPABASE_PUBLISHABLE_KEY ?? null,
    },
    millisPublicKey: settings.MILLIS_PUBLIC_KEY ?? null,
  };
}
