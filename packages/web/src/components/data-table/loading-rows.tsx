import { Skeleton } from '../ui/skeleton.tsx';

const rows = ['w-11/12', 'w-4/5', 'w-full', 'w-7/12', 'w-10/12', 'w-9/12', 'w-2/3', 'w-5/6'];

/** A list on its way. */
export function LoadingRows({ thing }: { thing: string }) {
  return (
    <div className="rounded-card border border-line bg-surface p-5">
      <p role="status" className="mb-5 text-ink-soft">
        Loading {thing}...
      </p>
      <div className="grid gap-5">
        {rows.map((width) => (
          <Skeleton key={width} className={`h-4 ${width}`} />
        ))}
      </div>
    </div>
  );
}
