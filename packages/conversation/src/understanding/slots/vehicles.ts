export type BodyType =
  | 'sedan'
  | 'coupe'
  | 'hatchback'
  | 'wagon'
  | 'convertible'
  | 'suv'
  | 'truck'
  | 'van'
  | 'motorcycle';

export interface Vehicle {
  year?: number;
  make?: string;
  model?: string;
  /** Null where neither the caller nor the model says. */
  bodyType: BodyType | null;
  start: number;
  end: number;
}

export function findVehicles(_text: string): Vehicle[] {
  return [];
}
