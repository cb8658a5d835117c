import type { CallLog } from '@second-ring/contract';
import { writtenSpeech } from '@second-ring/contract/written-speech';
import { Link } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { knownZone } from '@/components/instant.tsx';
import { JsonBox } from '@/components/json-box.tsx';
import { DetailSection } from '@/components/log-details.tsx';
import { cn } from '@/components/ui/class-names.ts';

type Message = NonNullable<CallLog['chat_transcript']>[number];

/** Every word of a call, who said it, and the knowledge each answer stood on. */
export function Transcript({ call }: { call: CallLog }) {
  const messages = call.chat_transcript ?? [];
  return (
    <DetailSection title="Transcript">
      {messages.length === 0 ? (
        <p className="text-ink-soft">No transcript available.</p>
      ) : (
        <ol className="grid grid-cols-1 gap-3">
          {numbered(messages).map(({ key, message }) => (
            <Line key={key} message={message} call={call} />
          ))}
        </ol>
      )}
    </DetailSection>
  );
}

interface KnowledgeLinkProps {
  businessId: string | null;
  /** The kind and id of the fact, as answers name them. */
  kind: string;
  id: string;
  label: string;
  /** What the caller asked, for a question that is to be added. */
  question?: string;
}

/** Leads to the very field of the business's knowledge that an answer stood on. */
export function KnowledgeLink({ businessId, kind, id, label, question }: KnowledgeLinkProps) {
  if (!businessId) return <span className="text-xs text-ink-soft">{label}</span>;
  return (
    <Link
      to="/admin/businesses/$businessId"
      params={{ businessId }}
      hash={`${kind}-${id}`}
      search={question ? { question } : {}}
      className="inline-flex items-center gap-1 rounded-full border border-line bg-surface px-2 py-0.5 text-xs text-primary hover:bg-sunken"
    >
      <Pencil aria-hidden className="size-3" />
      <span>
        <span className="sr-only">Correct this answer: </span>
        {label}
      </span>
    </Link>
  );
}

/** A transcript only grows at its end, so a line's place names it. */
function numbered(messages: Message[]) {
  return messages.map((message, index) => ({ key: `line-${index}`, message }));
}

function Line({ message, call }: { message: Message; call: CallLog }) {
  const isCaller = message.role === 'user';
  return (
    <li
      className={cn(
        'max-w-[92%] rounded-card border border-line p-3 sm:max-w-[80%]',
        isCaller ? 'justify-self-end bg-primary-wash' : 'bg-sunken',
      )}
    >
      <p className="flex flex-wrap items-baseline gap-x-2 text-xs text-ink-soft">
        <span className="font-medium">{speakerOf(message)}</span>
        {message.at === undefined ? null : <span>{timeOf(message.at, call.time_zone)}</span>}
        {message.interrupted ? <span>cut short by the caller</span> : null}
        {message.model && message.model.sentences > 0 ? <span>said by the model</span> : null}
      </p>
      {message.content ? (
        <p className="mt-1 break-words whitespace-pre-wrap">{writtenSpeech(message.content)}</p>
      ) : null}
      {message.model && whatBecame(message.model).length > 0 ? (
        <p className="mt-1 text-xs text-ink-soft">{whatBecame(message.model).join(' ')}</p>
      ) : null}
      {message.tool_calls === undefined || message.tool_calls === null ? null : (
        <div className="mt-2">
          <JsonBox label="Tool call" value={message.tool_calls} />
        </div>
      )}
      {message.facts && message.facts.length > 0 ? (
        <p className="mt-2 flex flex-wrap gap-1.5">
          {message.facts.map((fact) => (
            <KnowledgeLink
              key={`${fact.kind} ${fact.id}`}
              businessId={call.business_id}
              {...fact}
            />
          ))}
        </p>
      ) : null}
    </li>
  );
}

const reasons: Readonly<Record<string, string>> = {
  'not-speech': 'not something a person would say',
  'unknown-reference': 'it referred to something unknown',
  'other-service': 'a price of another service',
  amount: 'an amount that is not in the price list',
  number: 'a number that nobody mentioned',
  time: 'a day or time it does not know',
  withheld: 'a price that is not to be quoted',
  gift: 'a gift or discount that is not on offer',
  promise: 'a promise it cannot keep',
  'denies-ai': 'it denied being an AI',
  name: 'a name nobody mentioned',
  language: 'a different language from the caller’s',
  secret: 'it asked for something secret',
  address: 'a web or email address that is not the owner’s',
  payment: 'it asked for a payment the owner does not take',
  danger: 'it kept somebody in danger from getting help',
  closed: 'it said that the shop has closed for good',
  unsupported: 'it said something that nobody wrote or told it',
  dangling: 'it went on from a sentence that was left out',
  repeated: 'it said what had just been said',
  'too-many': 'nobody listens to so many sentences',
};

const whyOurs: Readonly<Record<string, string>> = {
  'in-place': 'they stand in for a sentence of the model’s that was left out',
  'no-words': 'the model found none that could be spoken',
  'without-model': 'the model was late or failed',
  first: 'danger and transfers are always met in them',
  question: 'the model did not ask for, or read back, what was needed',
};

/** What became of a model's answer: its sentences that were left out, and what was said in our words. */
function whatBecame({ dropped, ours = [] }: NonNullable<Message['model']>): string[] {
  const own = [...new Set(ours)].map((why) => `Built-in words: ${whyOurs[why] ?? why}.`);
  return [...dropped.map(whyDropped), ...own];
}

function whyDropped(reason: string): string {
  return `Sentence left out: ${reasons[reason] ?? reason}.`;
}

function speakerOf({ role, name }: Message): string {
  if (role === 'user') return 'Caller';
  if (role === 'assistant') return 'Agent';
  return role === 'tool' ? (name ?? 'TOOL') : role;
}

function timeOf(at: number, timeZone: string | null): string {
  return new Date(at).toLocaleTimeString('en', {
    timeStyle: 'medium',
    timeZone: knownZone(timeZone),
  });
}
