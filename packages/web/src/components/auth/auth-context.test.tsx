import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AuthProvider, nobody, useAuth } from './auth-context.tsx';

const Who = () => useAuth().user?.name ?? 'a visitor';

it('using the authentication state outside its provider throws', () => {
  expect(() => renderToStaticMarkup(<Who />)).toThrow(
    'useAuth must be used inside an AuthProvider.',
  );
});

it('the provider hands its state to everything below', () => {
  const page = (
    <AuthProvider state={nobody}>
      <Who />
    </AuthProvider>
  );
  expect(renderToStaticMarkup(page)).toBe('a visitor');
});
