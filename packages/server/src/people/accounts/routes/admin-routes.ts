import { Hono } from 'hono';
import { z } from 'zod';
import type { Accounts } from '../accounts.ts';
import {
  addUser,
  deleteUser,
  getUser,
  inviteUser,
  listUsers,
  updateUser,
  userAttributes,
} from '../admin/admin-users.ts';
import { generateLink } from '../admin/generate-link.ts';
import { AccountError, invalid } from '../errors/account-error.ts';
import { removeFactor, tellFactorRemoved } from '../factors/enroll-factor.ts';
import { ownFactor } from '../factors/verify-factor.ts';
import { factorJson, userJson } from '../people/user-json.ts';
import { authenticateAdmin } from '../sessions/authenticate.ts';
import { unbuiltAdminRoutes } from './public-routes.ts';
import { emailField, metadataField, readBody, readId, redirectTo, textField } from './request.ts';

/** The client sends `page=` when it means the first. */
const pageNumber = (first: number, largest: number) =>
  z
    .string()
    .transform((text) => (text === '' ? first : Number(text)))
    .pipe(z.number().int().min(1).max(largest))
    .default(first);
const pageQuery = z.object({ page: pageNumber(1, 1_000_000), per_page: pageNumber(50, 1000) });
const deleteBody = z.object({ should_soft_delete: z.boolean().nullish() });
const inviteBody = z.object({ email: emailField, data: metadataField });
const linkBody = z.object({
  type: z.enum([
    'signup',
    'invite',
    'magiclink',
    'recovery',
    'email_change_current',
    'email_change_new',
  ]),
  email: emailField,
  new_email: emailField,
  password: textField,
  data: metadataField,
  redirect_to: textField,
});

/** The endpoints of programs that hold a service key. No person's session opens them. */
export function adminRoutes(accounts: Accounts): Hono {
  const routes = new Hono();
  for (const path of ['/admin/*', '/invite']) {
    routes.use(path, async (context, next) => {
      await authenticateAdmin(accounts, context.req.header('authorization'));
      await next();
    });
  }

  routes.post('/invite', async (context) => {
    const { email, data: metadata } = await readBody(context, inviteBody);
    if (!email) throw invalid('Unable to validate email address: invalid format');
    await accounts.limits.countMail('invitation', email, null);
    const person = await accounts.database.transaction((transaction) =>
      inviteUser(accounts, transaction, {
        email,
        metadata,
        redirectTo: redirectTo(context),
        invitedBy: null,
      }),
    );
    return context.json(userJson(person));
  });

  routes.post('/admin/generate_link', async (context) => {
    const body = await readBody(context, linkBody);
    if (!body.email) throw invalid('Unable to validate email address: invalid format');
    const link = await generateLink(accounts, {
      type: body.type,
      email: body.email,
      newEmail: body.new_email ?? null,
      password: body.password ?? null,
      metadata: body.data,
      redirectTo: body.redirect_to ?? redirectTo(context),
    });
    return context.json(link);
  });

  routes.get('/admin/users', async (context) => {
    const query = pageQuery.safeParse(context.req.query());
    if (!query.success) throw invalid('Bad Pagination Parameters');
    const { page, per_page: perPage } = query.data;
    const { people, total } = await listUsers(accounts, { page, perPage });
    const last = Math.max(1, Math.ceil(total / perPage));
    const link = (to: number, rel: string) =>
      `<${accounts.address}/admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`;
    const next = page < last ? [link(page + 1, 'next')] : [];
    context.header('Link', [...next, link(last, 'last')].join(', '));
    context.header('X-Total-Count', String(total));
    return context.json({ users: people.map(userJson), aud: 'authenticated' });
  });

  routes.post('/admin/users', async (context) =>
    context.json(userJson(await addUser(accounts, await readBody(context, userAttributes)))),
  );

  const userId = (text: string) => readId(text, 'user_id');

  routes.get('/admin/users/:id', async (context) =>
    context.json(userJson(await getUser(accounts, userId(context.req.param('id'))))),
  );

  routes.put('/admin/users/:id', async (context) => {
    const id = userId(context.req.param('id'));
    const attributes = await readBody(context, userAttributes);
    return context.json(userJson(await updateUser(accounts, id, attributes)));
  });

  routes.delete('/admin/users/:id', async (context) => {
    const id = userId(context.req.param('id'));
    const { should_soft_delete: softly } = await readBody(context, deleteBody);
    await deleteUser(accounts, id, softly ?? false);
    return context.json({});
  });

  routes.get('/admin/users/:id/factors', async (context) => {
    const { factors } = await getUser(accounts, userId(context.req.param('id')));
    return context.json(factors.map(factorJson));
  });

  routes.delete('/admin/users/:id/factors/:factor', async (context) => {
    const person = await getUser(accounts, userId(context.req.param('id')));
    const factor = ownFactor(person, readId(context.req.param('factor'), 'factor_id'));
    await accounts.database.transaction(async (transaction) => {
      await removeFactor(transaction, factor);
      await tellFactorRemoved(accounts, transaction, person.user, factor);
    });
    return context.json(factorJson(factor));
  });

  routes.route('/', unbuiltAdminRoutes());

  routes.all('/admin/*', () => {
    throw new AccountError(404, 'not_found', 'There is nothing at this address');
  });

  return routes;
}
