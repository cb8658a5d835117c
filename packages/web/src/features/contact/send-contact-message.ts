import type { ContactMessage } from '@second-ring/contract';

const unsent = 'Your message could not be sent';

/**
 * Sends a message to whoever runs this installation. Resolves to null, or to the sentence that says
 * why it was not sent.
 */
export async function sendContactMessage(message: ContactMessage): Promise<string | null> {
  try {
    const [{ api }, { failureSentence }] = await Promise.all([
      import('@/api/client.ts'),
      import('@/api/failure-sentence.ts'),
    ]);
    return await api.contact.send(message).then(
      () => null,
      (error: unknown) => failureSentence(error, unsent),
    );
  } catch (error) {
    console.warn('The API client could not be loaded:', error);
    return `${unsent}. The server could not be reached: check the connection and try again.`;
  }
}
