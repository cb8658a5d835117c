import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../../platform/database/database.ts';
import { phoneNumbers } from '../../platform/database/schema/phone-numbers.ts';
import { isAvailable } from './our-numbers.ts';

/** Adds to the metrics how many numbers the pool has, and how many of them are free. */
export function watchNumbers(registry: Registry, database: Database): void {
  const registers = [registry];
  new Gauge({
    name: 'phone_numbers',
    help: 'Phone numbers of the installation',
    registers,
    async collect() {
      this.set(await database.$count(phoneNumbers));
    },
  });
  new Gauge({
    name: 'phone_numbers_free',
    help: 'Phone numbers that can be given out; under a quarter, strangers wait',
    registers,
    async collect() {
      this.set(await database.$count(phoneNumbers, isAvailable(database)));
    },
  });
}
