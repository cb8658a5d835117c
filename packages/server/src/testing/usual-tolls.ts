import type { Tolls } from '../tolls/tolls.ts';

/** What an installation pays for unless its settings say otherwise. */
export const usualTolls: Tolls = { countries: ['CA', 'US'], dailyCents: 2_500, operatorEmails: [] };
