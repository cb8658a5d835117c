import { writtenSpeech } from '@second-ring/contract/written-speech';
import { ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/components/ui/class-names.ts';
import { Input } from '@/components/ui/input.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import type { Answers } from '../draft.ts';
import type { Talk, TalkLine } from './preview-talk.ts';

const empty: Talk = { conversation: null, before: [], lines: [] };

/** A question and its answer. The conversation itself is fetched with the first question. */
export function PreviewTalk({ answers }: { answers: Answers }) {
  const [talk, setTalk] = useState<Talk>(empty);
  const [question, setQuestion] = useState('');
  const [state, setState] = useState<'ready' | 'thinking' | 'failed'>('ready');
  const ask = async (words: string) => {
    if (!words.trim()) return;
    setState('thinking');
    try {
      const { askDraft } = await import('./preview-talk.ts');
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      setTalk(askDraft(talk, answers, words, { now: Date.now(), timeZone }));
      setQuestion('');
      setState('ready');
    } catch (error) {
      console.warn('The preview could not answer:', error);
      setState('failed');
    }
  };
  const lines = [...talk.before, ...talk.lines];
  return (
    <div className="mt-4 flex min-h-0 flex-1 flex-col gap-3">
      {lines.length > 0 ? <Lines lines={lines} /> : <Examples answers={answers} onAsk={ask} />}
      <div role="status" className="text-sm empty:hidden">
        {state === 'thinking' ? <Spinner className="size-4" /> : null}
        {state === 'failed' ? (
          <span className="text-negative">
            The answer could not be loaded. Check your connection and ask again.
          </span>
        ) : null}
      </div>
      <div className="flex gap-2">
        <Input
          aria-label="Your question"
          placeholder="Ask as a caller would"
          value={question}
          onChange={({ target }) => setQuestion(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void ask(question);
          }}
        />
        <Button size="icon" aria-label="Ask" onClick={() => ask(question)}>
          <ArrowUp aria-hidden />
        </Button>
      </div>
    </div>
  );
}

function Lines({ lines }: { lines: TalkLine[] }) {
  const end = useRef<HTMLDivElement>(null);
  const rows = lines.map((line, index) => ({ ...line, id: `line-${index}` }));
  useEffect(() => {
    if (rows.length > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [rows.length]);
  return (
    <div
      role="log"
      aria-label="Your conversation with the AI"
      className="grid min-h-24 gap-2 overflow-y-auto text-sm"
    >
      {rows.map(({ id, speaker, words, facts }) => (
        <div key={id} className={cn('max-w-[88%]', speaker === 'owner' && 'ml-auto')}>
          <p
            className={cn(
              'w-fit rounded-card px-3 py-2',
              speaker === 'owner' ? 'ml-auto bg-primary text-on-primary' : 'bg-sunken',
            )}
          >
            <span className="sr-only">{speaker === 'owner' ? 'You: ' : 'AI: '}</span>
            {writtenSpeech(words)}
          </p>
          {facts.length > 0 ? (
            <p className="mt-1 text-xs text-ink-soft">
              From your {facts.map(({ label }) => label).join(', ')}
            </p>
          ) : null}
        </div>
      ))}
      <div ref={end} />
    </div>
  );
}

interface ExamplesProps {
  answers: Answers;
  onAsk: (question: string) => void;
}

/** What a caller might ask first. */
function Examples({ answers, onAsk }: ExamplesProps) {
  const service = answers.services.find(({ name }) => name.trim())?.name;
  const questions = [
    'When are you open on Saturday?',
    ...(service ? [`What do you charge for ${service}?`] : []),
    'Do I need an appointment?',
  ];
  return (
    <ul className="flex flex-wrap gap-2">
      {questions.map((question) => (
        <li key={question}>
          <Button variant="outline" size="small" onClick={() => onAsk(question)}>
            {question}
          </Button>
        </li>
      ))}
    </ul>
  );
}
