import type { FastifyReply } from 'fastify';
import type { Look } from '../partners/pages/look';
import { sendPage, type Page } from '../partners/pages/layout';

/** One look for all merchants: they are examples, and what a till shows is read in a hurry. */
const tillLook: Omit<Look, 'name' | 'claim'> = {
  colour: '#22405F',
  pressed: '#172D45',
  line: '#8FA9C4',
  soft: '#EDF2F7',
  sign: 'M5 2h9v3h-3v2h7a2 2 0 0 1 1.9 1.4L22 15v7H2v-7l2.1-6.6A2 2 0 0 1 6 7h3V5H5zm2 8v2h2v-2zm4 0v2h2v-2zm4 0v2h2v-2zm-8 4v1.500h10V14zm2 4v1.500h6V18z',
  rules: `
[hidden]{display:none!important}
input.code{text-transform:uppercase;font-size:22px;letter-spacing:3px}
dl div{flex-wrap:nowrap}
dd{text-align:right}
.done{background:#E6F4EA;color:#0D4A24;border-radius:8px;padding:12px 16px;margin:0 0 16px}
.done h1,.done h2,.done p:last-child{margin:0}
.done h2{font-size:18px;line-height:1.3}
.done h2+p{padding-top:4px}
.network{background:#FFF4D6;color:#5C4300;border-radius:8px;padding:12px}
#refusals button{margin:0}
video{display:block;width:100%;aspect-ratio:1;object-fit:cover;background:#16262E;border-radius:8px;margin:0 0 8px}
.list{list-style:none;padding:0;columns:240px;column-gap:24px}
.list a{display:inline-block;padding:12px 0;color:#22405F}
a:not(.button){color:#22405F}`,
  footer: 'Halaman ini bagian dari sandbox: merchant, gerai dan kuponnya hanya contoh.',
};

/** Whose page it is, in its header. */
export type Sign = Pick<Look, 'name' | 'claim'>;

/** Sends a page of the tills. */
export const sendTillPage = (reply: FastifyReply, sign: Sign, page: Page): FastifyReply =>
  sendPage(reply, { ...tillLook, ...sign }, page);
