/**
 * Signs the first person of an installation up, who becomes its operator. For a server that confirms
 * addresses by itself (`AUTH_EMAIL_AUTOCONFIRM`).
 */
export async function signUp(origin: string): Promise<{ access_token: string }> {
  const response = await fetch(`${origin}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'operator@example.com', password: 'a long enough password' }),
  });
  return response.json();
}
