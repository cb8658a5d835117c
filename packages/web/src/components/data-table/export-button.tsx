import { Download } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { download } from '@/api/download.ts';
import { failureSentence } from '@/api/failure-sentence.ts';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';

/** Saves every row of a list, searched and sorted as it is shown, as CSV. */
export function ExportButton({ path, className }: { path: string; className?: string }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await download(path);
    } catch (error) {
      toast.error('The export failed', { description: failureSentence(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outline" disabled={busy} onClick={save} {...(className && { className })}>
      {busy ? <Spinner /> : <Download aria-hidden />}
      {busy ? 'Exporting...' : 'Export CSV'}
    </Button>
  );
}
