import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../../platform/database/database.ts';
import { countPool, kindGiven } from './number-shares.ts';

/** Adds to the metrics how many numbers of the kind that is given there are, and how many of them are free. */
export function watchNumbers(registry: Registry, database: Database): void {
  const registers = [registry];
  new Gauge({
    name: 'phone_numbers',
    help: 'Phone numbers of the installation',
    registers,
    async collect() {
      this.set((await countPool(database, await kindGiven(database))).all);
    },
  });
  new Gauge({
    name: 'phone_numbers_free',
    help: 'Phone numbers that can be given out; under a quarter, strangers wait',
    registers,
    async collect() {
      this.set((await countPool(database, await kindGiven(database))).free);
    },
  });
}
