interface TokenSource {
  /** A token that is still good; null while nobody is signed in. */
  read: () => Promise<string | null>;
  /** The server did not accept the token it was given. */
  refused: () => void;
}

let source: TokenSource = { read: async () => null, refused: () => {} };

/** Tells the API where the signed-in person's access token is found. Called once, by the accounts. */
export function readAccessTokenFrom(tokens: TokenSource): void {
  source = tokens;
}

/** The token to send along; null while nobody is signed in. */
export function accessToken(): Promise<string | null> {
  return source.read();
}

/** Reports a token the server no longer accepts, so that whoever gave it looks again. */
export function reportRefusedToken(): void {
  source.refused();
}
