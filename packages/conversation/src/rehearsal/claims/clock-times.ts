/** A time on the clock as it was said: the minutes of the day it may mean, two where no half is named. */
export interface SaidTime {
  minutes: number[];
}

const time = String.raw`(\d{1,2})(?:[:.h](\d{2}))?\s*(a\.?m\.?|p\.?m\.?)?|(noon|midnight)`;
const range = new RegExp(
  String.raw`(?:${time})\s*(?:-|–|—|to|till?|until|through|and)\s*(?:${time})(?![\d$%])`,
  'i',
);
const until = new RegExp(
  String.raw`\b(?:until|till?|closes? at|closing at|close by)\s+(?:${time})`,
  'i',
);
const since = new RegExp(String.raw`\b(?:from|opens? at|open by)\s+(?:${time})`, 'i');

/** From when and until when a clause says something lasts, where it says so. */
export function clockTimesIn(clause: string): { from: SaidTime | null; to: SaidTime | null } {
  const plain = clause
    .replace(/\$ ?\d[\d,.]*/g, ' ')
    .replace(/\b\d+(?: ?\/ ?7| hours?| days?| minutes?)\b/gi, ' ');
  const whole = range.exec(plain);
  if (whole) {
    const from = timeOf(whole.slice(1, 5));
    const to = timeOf(whole.slice(5, 9));
    return from && to ? { from, to } : { from: null, to: null };
  }
  return {
    from: timeOf(since.exec(plain)?.slice(1, 5)),
    to: timeOf(until.exec(plain)?.slice(1, 5)),
  };
}

function timeOf(parts: readonly (string | undefined)[] | undefined): SaidTime | null {
  if (!parts) return null;
  const [hours, minutes = '00', half, word] = parts;
  if (word) return { minutes: [/noon/i.test(word) ? 720 : 0] };
  const [hour, minute] = [Number(hours), Number(minutes)];
  if (hours === undefined || hour > 24 || minute > 59) return null;
  if (half) return { minutes: [((hour % 12) + (/^p/i.test(half) ? 12 : 0)) * 60 + minute] };
  const written24 = hour > 12 || hour === 0 || /^0/.test(hours);
  const early = (hour % 24) * 60 + minute;
  return {
    minutes: written24 ? [early] : [(hour % 12) * 60 + minute, ((hour % 12) + 12) * 60 + minute],
  };
}
