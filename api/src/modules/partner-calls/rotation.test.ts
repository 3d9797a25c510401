/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSigned, type PartnerKeys, signatureHeaders, signedHeaders } from '@poku/partner-protocol';
import { openPartnerKeys } from '../../config/partner-keys';
import { startTestApi, type TestApi } from '../../testing/api';
import { startStubPartner, type StubPartner } from '../../testing/stub-partner';

const pokuOld = 'old-key-of-poku-for-rumahnet-alone';
const pokuNew = 'new-key-of-poku-for-rumahnet-alone';
const old = 'old-key-of-rumahnet-for-poku-alone';
const next = 'new-key-of-rumahnet-for-poku-alone';

let folder: string;
let nowMs = 0;
let stub: StubPartner;
let api: TestApi;
const write = (keys: PartnerKeys): void =>
  writeFileSync(join(folder, 'keys.json'), JSON.stringify({ rumahnet: keys }));

/** Changes the file of a running API. */
const rotate = (keys: PartnerKeys): void => {
  write(keys);
  nowMs += 60_000;
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'poku-rotation-'));
  write({ poku: [pokuOld], partner: [old] });
  stub = await startStubPartner();
  const rules = { setting: 'POKU_PARTNER_KEYS', slugs: ['rumahnet'], isWellKnown: () => false } as const;
  const keysOf = openPartnerKeys(join(folder, 'keys.json'), rules, { nowMs: () => nowMs });
  api = await startTestApi({
    partners: {
      rumahnet: {
        url: stub.url,
        get keys() {
          return keysOf('rumahnet');
        },
      },
    },
  });
});
afterAll(async () => {
  await api.close();
  stub.close();
  rmSync(folder, { recursive: true });
});

const path = '/partners/rumahnet/events';
let count = 0;

/** The HTTP status of an event that one key signed. */
async function tell(key: string): Promise<number> {
  const event = {
    type: 'link.ended',
    eventId: `event-${(count += 1)}`,
    reference: 'none',
    subject: 'nobody',
  };
  const body = JSON.stringify(event);
  const headers = {
    'content-type': 'application/json',
    ...signedHeaders([key], { method: 'POST', path, body }),
  };
  return (await fetch(`${api.origin}${path}`, { method: 'POST', headers, body })).status;
}

/** Which of its keys Poku signs a request with. */
async function signer(): Promise<string | undefined> {
  await api.deps.partners.linkState('rumahnet', 'none');
  const { method = '', path: asked = '', headers = {} } = stub.heard.at(-1) ?? {};
  const header = (name: string): string => String(headers[name]);
  const request = {
    method,
    path: asked,
    body: '',
    sentAtMs: Number(header(signatureHeaders.time)),
    requestId: header(signatureHeaders.requestId),
  };
  const signature = header(signatureHeaders.signature);
  return [pokuOld, pokuNew].find((key) => isSigned([key], request, signature, Date.now()));
}

test('a partner takes a new key into use while its old one still counts, and nobody restarts Poku', async () => {
  expect([await tell(old), await tell(next)]).toEqual([200, 401]);
  rotate({ poku: [pokuOld], partner: [old, next] });
  expect([await tell(old), await tell(next)]).toEqual([200, 200]);
  rotate({ poku: [pokuOld], partner: [next] });
  expect([await tell(old), await tell(next)]).toEqual([401, 200]);
});

test('Poku signs with its first key, changes it in a running process, and takes what its own key signed from nobody', async () => {
  rotate({ poku: [pokuOld], partner: [next] });
  expect(await signer()).toBe(pokuOld);
  rotate({ poku: [pokuNew, pokuOld], partner: [next] });
  expect(await signer()).toBe(pokuNew);
  expect([await tell(pokuNew), await tell(pokuOld)]).toEqual([401, 401]);
});
