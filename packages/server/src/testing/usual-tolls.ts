import type { Tolls } from '../platform/tolls/tolls.ts';

/** What an installation pays for unless its settings say otherwise. */
export const usualTolls: Tolls = { countries: ['CA', 'US'], dailyCents: 2_500, operatorEmails: [] };
