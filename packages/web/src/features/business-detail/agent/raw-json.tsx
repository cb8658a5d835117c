import { useState } from 'react';
import { JsonBox } from '@/components/json-box.tsx';
import { Button } from '@/components/ui/button.tsx';

/** A toggle that shows a provider's answer as it came. */
export function RawJson({ value }: { value: unknown }) {
  const [shown, setShown] = useState(false);
  return (
    <div className="grid justify-items-start gap-3">
      <Button variant="outline" size="small" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {shown ? 'Hide Raw JSON' : 'View Raw JSON'}
      </Button>
      {shown ? (
        <div className="w-full min-w-0">
          <JsonBox label="Raw JSON" value={value} />
        </div>
      ) : null}
    </div>
  );
}
