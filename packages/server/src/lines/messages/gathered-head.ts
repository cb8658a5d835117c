interface Gathered {
  /** How many of the calls the owner was not told of yet, and how many they were. */
  fresh: number;
  known: number;
  urgent?: boolean;
  /** Who called, such as `browsers`. */
  whose: string;
}

/** What a message about several calls begins with: no call is announced as another twice. */
export function headOfGathered({ fresh, known, urgent = false, whose }: Gathered): string {
  const calls = (count: number) => `${urgent ? 'URGENT ' : ''}${count === 1 ? 'call' : 'calls'}`;
  if (known === 0) return `${fresh} more ${calls(fresh)} from ${whose}`;
  const told = 'we already told you about';
  if (fresh === 0)
    return known === 1
      ? `An update on ${urgent ? 'an' : 'a'} ${calls(1)} from ${whose} ${told}`
      : `Updates on ${known} ${calls(known)} from ${whose} ${told}`;
  const updates = known === 1 ? 'an update on one' : `updates on ${known}`;
  return `${fresh} more ${calls(fresh)} from ${whose}, and ${updates} ${told}`;
}

/** The same of people who wrote by text. */
export function headOfTexted({ fresh, known }: Pick<Gathered, 'fresh' | 'known'>): string {
  const people = (count: number) => (count === 1 ? 'person' : 'people');
  if (known === 0) return `${fresh} more ${people(fresh)} texted`;
  const again = `${known} ${people(known)} we already told you about texted again`;
  return fresh === 0 ? again : `${fresh} more ${people(fresh)} texted, and ${again}`;
}
