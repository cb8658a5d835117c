import { useEffect, useState } from 'react';

/** Minutes and seconds since it was first drawn. Silent for screen readers, who are not to be told every second. */
export function CallClock() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const startedAt = performance.now();
    const timer = setInterval(
      () => setSeconds(Math.floor((performance.now() - startedAt) / 1000)),
      500,
    );
    return () => clearInterval(timer);
  }, []);
  const shown = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <span aria-hidden className="tabular">
      {shown}
    </span>
  );
}
