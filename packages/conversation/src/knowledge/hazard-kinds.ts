/** Kinds of trouble for which everybody's first step is the same. */
export type Hazard = 'gas' | 'fire' | 'electricity' | 'water' | 'cold' | 'injury';
