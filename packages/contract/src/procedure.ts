import { oc } from '@orpc/contract';

/**
 * Who may call: anyone; people who own a business, within their own businesses; or operators.
 * `perMinute` limits how often one address may call, or one owner's account.
 */
export interface Access {
  access: 'public' | 'owner' | 'operator';
  perMinute?: number;
}

const start: Access = { access: 'operator' };

/** The start of every procedure. Who forgets to say who may call it has let in operators only. */
export const procedure = oc.$meta(start);
export const forOwners = procedure.meta({ access: 'owner' });
/** For what takes the server long, or another of its carrier: far more often than anybody presses a button. */
export const forPatientOwners = procedure.meta({ access: 'owner', perMinute: 40 });
/** For what takes it long, and is asked for again as things happen. */
export const forWatchingOwners = procedure.meta({ access: 'owner', perMinute: 120 });
export const forAnyone = (perMinute: number) => procedure.meta({ access: 'public', perMinute });
