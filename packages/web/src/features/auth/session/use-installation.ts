import { useEffect, useState } from 'react';
import { readInstallation } from './open-auth-client.ts';

export type Installation = Awaited<ReturnType<typeof readInstallation>>;

/** What this server says of itself; null until that is known. */
export function useInstallation(): Installation | null {
  const [installation, setInstallation] = useState<Installation | null>(null);
  useEffect(() => {
    readInstallation().then(setInstallation, console.error);
  }, []);
  return installation;
}
