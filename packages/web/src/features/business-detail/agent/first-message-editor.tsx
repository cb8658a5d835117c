import { type Business, longestFirstMessage, tooLong } from '@second-ring/contract';
import { spokenFirstMessage } from '@second-ring/conversation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useId, useState } from 'react';
import { api, queries } from '@/api/client.ts';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Textarea } from '@/components/ui/input.tsx';
import { failedChange } from '../failure-words.ts';
import { toastPublished } from '../published-toast.ts';
import { rehearsedOf } from '../rehearsal/rehearsed-of.ts';
import { type Agent, useAgentCopy, useVoiceAgent, voiceIdOf } from './use-voice-agent.ts';

interface FirstMessageEditorProps {
  business: Business;
  agent: Agent;
}

/** What the AI says when it picks up: read first, edited on request, saved at once. */
export function FirstMessageEditor({ business, agent }: FirstMessageEditorProps) {
  const voice = useVoiceAgent(agent);
  const loaded = agent.first_message ?? voice.data?.config.first_message ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const title = useId();
  const save = useSaving(business.id, agent, () => setTyped(null));
  if (typed === null)
    return (
      <section aria-labelledby={title}>
        <div className="flex items-center justify-between gap-2">
          <p id={title} className="text-sm font-medium">
            First Message
          </p>
          <Button
            variant="ghost"
            size="icon-small"
            aria-label="Edit the first message"
            onClick={() => setTyped(loaded)}
          >
            <Pencil aria-hidden />
          </Button>
        </div>
        <p className="break-words text-ink-soft">{loaded || 'The usual greeting'}</p>
        <WhatCallersHear business={business} own={loaded} />
      </section>
    );
  const wish = typed.trim();
  const mistake = tooLong(wish, longestFirstMessage);
  return (
    <div className="grid gap-2">
      <Field
        label="First Message"
        error={
          mistake ??
          (save.error
            ? failedChange(
                save.error,
                'Failed to update first message',
                'Could not save first message',
              )
            : null)
        }
      >
        {(control) => (
          <Textarea
            {...control}
            autoFocus
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      {mistake === null ? <WhatCallersHear business={business} own={wish} /> : null}
      <div className="flex gap-2">
        <Button
          size="small"
          disabled={save.isPending || wish === '' || wish === loaded || mistake !== null}
          onClick={() => save.mutate(wish)}
        >
          {save.isPending ? 'Saving...' : 'Save'}
        </Button>
        <Button
          size="small"
          variant="outline"
          onClick={() => {
            save.reset();
            setTyped(null);
          }}
        >
          Cancel
        </Button>
      </div>
    </div>
  );
}

/** The whole of what is said first, where that is more than the owner's words. */
function WhatCallersHear({ business, own }: { business: Business; own: string }) {
  const { knowledge } = rehearsedOf(business, []).profile;
  const spoken = own.trim() === '' ? own : spokenFirstMessage(own, knowledge);
  if (spoken === own.trim()) return null;
  return (
    <p className="mt-1.5 break-words text-ink-soft">
      Callers have to be told that they are speaking with an AI, so they hear:{' '}
      <q className="text-ink">{spoken}</q>
    </p>
  );
}

function useSaving(businessId: string, agent: Agent, onSaved: () => void) {
  const copy = useAgentCopy(businessId);
  const queryClient = useQueryClient();
  const millisAgentId = voiceIdOf(agent);
  return useMutation({
    mutationFn: (firstMessage: string) =>
      api.agents.setFirstMessage({ millisAgentId, firstMessage }),
    onSuccess: ({ first_message }) => {
      copy({ first_message });
      void queryClient.invalidateQueries({
        queryKey: queries.agents.voice.queryKey({ input: { millisAgentId } }),
      });
      toastPublished();
      onSaved();
    },
  });
}
