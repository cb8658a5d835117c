import { EventSourceParserStream } from 'eventsource-parser/stream';
import { accessToken } from './access-token.ts';

/** A row of the logs that was made or changed. */
export interface LiveChange {
  list: 'call-logs' | 'sms-logs';
  id: string;
  created: boolean;
}

/** Waits before connecting again: 1, 2, 5, then 10 seconds. */
const waits = [1_000, 2_000, 5_000, 10_000];
/** The server gives a sign of life each half minute; without one for this long it is gone. */
const silenceMs = 45_000;

interface Listener {
  changed: (changes: LiveChange[]) => void;
  /** A connection has come to life: what changed before it was told to nobody. */
  begun?: (() => void) | undefined;
}
const listeners = new Set<Listener>();
let closing: AbortController | null = null;

/** Tells of changes as they happen. All listeners share one connection; the last to leave ends it. */
export function onLiveChanges(changed: Listener['changed'], begun?: Listener['begun']): () => void {
  const listener = { changed, begun };
  listeners.add(listener);
  if (!closing) {
    closing = new AbortController();
    stayConnected(closing.signal);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    closing?.abort();
    closing = null;
  };
}

async function stayConnected(closed: AbortSignal): Promise<void> {
  let failures = 0;
  while (!closed.aborted) {
    const lived = await readEvents(closed).catch(() => false);
    if (closed.aborted) return;
    if (lived) failures = 0;
    await pause(waits[Math.min(failures, waits.length - 1)] ?? 0, closed);
    failures += 1;
  }
}

/** Reads until the connection ends. Answers whether it had ever come to life. */
async function readEvents(closed: AbortSignal): Promise<boolean> {
  const silent = new AbortController();
  const response = await fetch('/api/events', {
    headers: { authorization: `Bearer ${await accessToken()}`, accept: 'text/event-stream' },
    signal: AbortSignal.any([closed, silent.signal]),
  });
  if (!response.ok || !response.body) return false;
  const events = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  let timer = setTimeout(() => silent.abort(), silenceMs);
  try {
    for (let next = await events.read(); !next.done; next = await events.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => silent.abort(), silenceMs);
      const { event, data } = next.value;
      if (event === 'ready') for (const { begun } of listeners) begun?.();
      const change = event === 'change' ? readChange(data) : null;
      if (change) for (const { changed } of listeners) changed([change]);
    }
  } catch {
    // A connection that breaks off ends like one that closes: it is made anew.
  } finally {
    clearTimeout(timer);
  }
  return true;
}

function readChange(text: string): LiveChange | null {
  const change: unknown = JSON.parse(text);
  return isChange(change) ? change : null;
}

/** By hand: the lists' first page would carry a schema library for these three fields. */
function isChange(change: unknown): change is LiveChange {
  if (typeof change !== 'object' || change === null) return false;
  if (!('list' in change && 'id' in change && 'created' in change)) return false;
  const { list, id, created } = change;
  const isKnown = list === 'call-logs' || list === 'sms-logs';
  return isKnown && typeof id === 'string' && typeof created === 'boolean';
}

function pause(milliseconds: number, closed: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    closed.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
