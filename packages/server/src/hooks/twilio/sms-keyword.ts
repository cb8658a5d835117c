export type SmsKeyword = 'stop' | 'start' | 'help';

/** The words of the CTIA's messaging principles, and French ones Canadian carriers ask for. */
const keywords: Readonly<Record<string, SmsKeyword>> = {
  STOP: 'stop',
  STOPALL: 'stop',
  UNSUBSCRIBE: 'stop',
  CANCEL: 'stop',
  END: 'stop',
  QUIT: 'stop',
  ARRET: 'stop',
  START: 'start',
  UNSTOP: 'start',
  HELP: 'help',
  INFO: 'help',
  AIDE: 'help',
};

/** The keyword a whole message is, whatever its case, accents and punctuation; else null. */
export function readKeyword(text: string): SmsKeyword | null {
  const letters = text
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toUpperCase();
  return keywords[letters] ?? null;
}
