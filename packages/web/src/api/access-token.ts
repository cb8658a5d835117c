let read: () => string | null = () => null;

/** Tells the API where the signed-in person's access token is found. Called once, by the accounts. */
export function readAccessTokenFrom(source: () => string | null): void {
  read = source;
}

/** The token to send along; null while nobody is signed in. */
export function accessToken(): string | null {
  return read();
}
