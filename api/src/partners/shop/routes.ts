import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createAccountService } from '../accounts/service';
import type { BrandDeps } from '../deps';
import { beforeAnswer } from '../events/before-answer';
import { formToken, isOwnForm } from '../http/forms';
import { html } from '../pages/html';
import { sendPage } from '../pages/layout';
import { readRupiah } from './amount';
import { goodsOf } from './goods';
import type { Problem } from './purchase.views';
import { createShopService, type ShopProblem } from './service';
import { shopBody, usersBody } from './views';

const texts: Readonly<Record<ShopProblem, string>> = {
  'unknown-user': 'Pengguna ini tidak ditemukan.',
  'unknown-good': 'Barang ini tidak dijual di sini.',
  'unknown-purchase': 'Transaksi ini tidak ditemukan.',
  reversed: 'Transaksi ini sudah dibatalkan, jadi jumlahnya tidak bisa dikoreksi lagi.',
  'bad-amount': 'Isi jumlah dengan angka bulat dari Rp1 sampai Rp1.000.000.000.',
  'worn-out': 'Transaksi ini sudah terlalu sering dikoreksi.',
};
const expired = 'Halaman ini dibuka di tempat lain. Coba sekali lagi ya.';
const title = 'Belanja';

const query = z.object({ subject: z.string().max(254).optional() });
const body = z.object({
  token: z.string().max(128).default(''),
  subject: z.string().max(254),
  step: z.enum(['buy', 'reverse', 'correct']),
  /** As our forms make it. */
  reference: z.string().regex(/^[\da-f]{24}$/),
  good: z.string().max(100).default(''),
  amount: z.string().max(100).default(''),
});
type Form = z.output<typeof body>;

/** `/app/belanja`: a partner's users buy in its shop, give back and correct, and Poku is told (D64). */
export function shopRoutes(deps: BrandDeps): FastifyPluginCallbackZod {
  const { brand, key } = deps;
  const accounts = createAccountService(deps);
  const shop = createShopService(deps);
  const told = beforeAnswer(deps);
  const action = `/${brand.slug}/app/belanja`;
  /** A form of one user is none of another. */
  const pageOf = (subject: string): string => `shop\n${subject}`;

  const showUsers = async (reply: FastifyReply, problem?: string): Promise<FastifyReply> =>
    sendPage(reply, brand, {
      title,
      body: usersBody(brand, await accounts.list(), problem),
      status: problem === undefined ? 200 : 404,
    });

  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    subject: string,
    problem?: Problem,
  ): Promise<FastifyReply> => {
    const view = await shop.view(subject);
    if (view === undefined) return showUsers(reply, texts['unknown-user']);
    const token = formToken(request, reply, key, pageOf(subject));
    const fields = html`<input type="hidden" name="token" value="${token}" /><input
        type="hidden"
        name="subject"
        value="${subject}"
      />`;
    return sendPage(reply, brand, {
      title,
      body: shopBody(brand, goodsOf(brand.slug), view, { action, fields }, problem),
      status: problem === undefined ? 200 : 422,
    });
  };

  const take = (form: Form): Promise<ShopProblem | undefined> => {
    switch (form.step) {
      case 'buy':
        return shop.buy(form);
      case 'reverse':
        return shop.reverse(form);
      case 'correct':
        return shop.correct(form, readRupiah(form.amount));
    }
  };

  return (app, _options, next) => {
    app.get('/app/belanja', { schema: { querystring: query } }, (request, reply) => {
      const { subject } = request.query;
      return subject === undefined ? showUsers(reply) : show(request, reply, subject);
    });
    app.post('/app/belanja', { schema: { body } }, async (request, reply) => {
      const { subject, token, step, reference, amount } = request.body;
      const again = (text: string) =>
        show(request, reply, subject, { text, ...(step === 'correct' && { reference, typed: amount }) });
      if (!isOwnForm(request, key, pageOf(subject), token)) return again(expired);
      const problem = await told(await take(request.body));
      if (problem !== undefined) return again(texts[problem]);
      // Another page than the one that was sent, so that loading it again changes nothing.
      return reply.redirect(`${action}?${new URLSearchParams({ subject }).toString()}#transaksi`, 303);
    });
    next();
  };
}
