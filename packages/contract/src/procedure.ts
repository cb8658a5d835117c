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
/** For what publishes all that an AI knows: far more often than anybody presses a button. */
export const forPublishers = procedure.meta({ access: 'owner', perMinute: 40 });
export const forAnyone = (perMinute: number) => procedure.meta({ access: 'public', perMinute });
