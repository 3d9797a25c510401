import type { FastifyReply } from 'fastify';
import { sendPage, type Page } from '../partners/pages/layout';
import type { Look } from '../partners/pages/look';

const look: Omit<Look, 'name'> = {
  claim: 'Biller sandbox',
  colour: '#5B3A29',
  pressed: '#40271B',
  line: '#C3A999',
  soft: '#F7F1ED',
  sign: 'M7 1h10a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2zm1 4v12h8V5zm3 14v2h2v-2z',
  rules: `
td form{display:flex;flex-wrap:wrap;align-items:center;gap:8px;margin:0}
td button{margin:0;width:auto}
td label{display:inline-flex;align-items:center;gap:6px;margin:0;min-height:44px}
td input{width:auto}
a:not(.button){color:#5B3A29}`,
  footer: 'Halaman ini bagian dari sandbox: biller, paket dan nomor serinya hanya contoh.',
};

/** Sends a page of a biller. */
export const sendBillerPage = (reply: FastifyReply, name: string, page: Page): FastifyReply =>
  sendPage(reply, { ...look, name }, page);
