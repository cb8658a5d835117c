import { toast } from 'sonner';

/**
 * At the top: the foot of the page is the publish bar's, whose buttons must stay in reach. One at a time:
 * what a publish came to takes the place of what the one before it did.
 */
const placed = { id: 'publish', duration: 5_000, position: 'top-center' } as const;

/** Says that a change has reached the agent. */
export function toastPublished(): void {
  toast.success('Business and AI agent updated successfully!', {
    ...placed,
    description: 'All changes have been published to the agent.',
  });
}

/** Says that publishing failed, and why. */
export function toastFailure(sentence: string): void {
  toast.error('Error updating business', { ...placed, description: sentence });
}

const discarded = 'discarded';

/** Says that unpublished changes were taken away, and offers them back for a while. */
export function toastDiscarded(undo: () => void): void {
  toast('Your changes have been discarded', {
    ...placed,
    id: discarded,
    duration: 10_000,
    action: { label: 'Undo', onClick: undo },
  });
}

/** Takes that offer back: once its page is left it leads nowhere. */
export function dismissDiscarded(): void {
  toast.dismiss(discarded);
}
