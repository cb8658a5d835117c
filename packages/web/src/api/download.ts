import { ORPCError } from '@orpc/client';
import { accessToken } from './access-token.ts';
import { readRefusal } from './failures.ts';

/**
 * Saves what the server answers at `path` under the name it gives, else under `name`.
 * @throws ORPCError with the server's sentence where it refuses.
 */
export async function download(path: string, name = 'export.csv'): Promise<void> {
  const token = await accessToken();
  const response = await fetch(path, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  if (!response.ok) throw await refusalIn(response);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = nameIn(response.headers.get('content-disposition')) ?? name;
  link.click();
  URL.revokeObjectURL(address);
}

async function refusalIn(response: Response): Promise<Error> {
  const refusal = readRefusal(await response.json().catch(() => null));
  if (!refusal) return new Error(response.statusText);
  const { code, error } = refusal;
  return new ORPCError(code, { status: response.status, message: error });
}

function nameIn(disposition: string | null): string | undefined {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1];
}
