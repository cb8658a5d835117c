import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { cell, type StallWatch } from './stall-watch.ts';

const { cells, limit }: StallWatch = workerData;
const standardError = 2;
/** As the log writes it. */
const fatal = 60;

let seen = Atomics.load(cells, cell.beats);
let silent = 0;
while (Atomics.load(cells, cell.stopped) === 0) {
  Atomics.wait(cells, cell.stopped, 0, 1_000);
  const beats = Atomics.load(cells, cell.beats);
  silent = beats === seen ? silent + 1 : 0;
  seen = beats;
  if (silent >= limit) endStalled();
}

/** The main thread cannot end the process, and this one cannot make it exit: only a signal can. */
function endStalled(): void {
  const msg = `One thing took over ${limit} s in which nobody was answered. The process ends, to be started anew.`;
  const line = { level: fatal, time: new Date().toISOString(), msg };
  writeSync(standardError, `${JSON.stringify(line)}\n`);
  process.kill(process.pid, 'SIGABRT');
}
