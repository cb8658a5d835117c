import { createContext, useContext } from 'react';

const Opening = createContext<(() => void) | null>(null);

/** Lets every page below open the dialog that makes a business with its agent. */
export const NewAgentOpening = Opening.Provider;

/** Opens the dialog that makes a business with its agent. Throws outside `NewAgentOpening`. */
export function useOpenNewAgent(): () => void {
  const open = useContext(Opening);
  if (!open) throw new Error('useOpenNewAgent must be used inside NewAgentOpening.');
  return open;
}
