import type { ContactMessage } from '@second-ring/contract';
import { askInstallation } from '@/api/ask-installation.ts';

const unsent = 'Your message could not be sent';

/** Whether mail leaves this installation or stays in its mailbox, or the sentence that says why not sent. */
export type Sending = { sent: 'mailed' | 'kept' } | { failure: string };

/** Sends a message to whoever runs this installation. */
export async function sendContactMessage(message: ContactMessage): Promise<Sending> {
  try {
    const [{ api }, { failureSentence }] = await Promise.all([
      import('@/api/client.ts'),
      import('@/api/failure-sentence.ts'),
    ]);
    return await api.contact.send(message).then(
      async () => ({ sent: (await mailLeaves()) ? 'mailed' : 'kept' }),
      (error: unknown) => ({ failure: failureSentence(error, unsent) }),
    );
  } catch (error) {
    console.warn('The API client could not be loaded:', error);
    return {
      failure: `${unsent}. The server could not be reached: check the connection and try again.`,
    };
  }
}

async function mailLeaves(): Promise<boolean> {
  const installation = await askInstallation();
  return !installation || Reflect.get(installation, 'mail') !== 'mailbox';
}
