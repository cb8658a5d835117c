import { STATUS_CODES } from 'node:http';

/** What a provider answered that did not do what it was asked, as an operator may read it. */
export interface ProviderAnswer {
  status: number;
  statusText: string;
  /** Shortened, on one line, and without our keys. */
  body: string;
}

const longestBody = 200;

/** @param secrets what must not be read in the answer, should the provider repeat it. */
export function readableAnswer(
  { status, statusText }: Pick<Response, 'status' | 'statusText'>,
  text: string,
  secrets: readonly string[],
): ProviderAnswer {
  const hidden = secrets.reduce((words, secret) => words.replaceAll(secret, '***'), text);
  const line = hidden.replaceAll(/\s+/g, ' ').trim();
  const body = line.length > longestBody ? `${line.slice(0, longestBody)}…` : line;
  return { status, statusText: statusText || (STATUS_CODES[status] ?? 'Unknown'), body };
}

/** Such as `Failed to fetch Millis agent: Bad Gateway (502) - upstream is away`. */
export function failedToFetch(what: string, { status, statusText, body }: ProviderAnswer): string {
  return `Failed to fetch ${what}: ${statusText} (${status})${body && ` - ${body}`}`;
}
