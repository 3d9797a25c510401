/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { z } from 'zod';
import { accessMatrix } from '../testing/access-matrix';
import { startLinking, type Linking } from '../testing/linking';
import { listedRows, type ListedRow, type Payload } from '../testing/listed-fields';
import { listedWorld, type ListedWorld } from '../testing/listed-world';

/** The calls of both tables, as they stand there, with the older calls and the reads that stand below them. */
const tables = `
POST /loginauth
POST /logintoken
POST /signout
GET /checklimit
POST /register
POST /registerotp
POST /completeregister
POST /requestotpforgotpassword
POST /requestforgotpasswordemail
POST /validateotpforgotpassword
POST /validateforgotpasswordemail
POST /updatepassword
PUT /changepassword
POST /verificationemail
POST /validationemail
POST /generalverificationemail
GET /checkmsisdn
GET /checkemail
GET /customerdetail/{clientId}
PUT /customer
GET /interest/{clientId}
GET /customerinterest/{clientId}
POST /customerinterest
GET /customersetting/{clientId}
PUT /customersetting
GET /tier/{clientId}
GET /customerpartnerpoin/{clientId}
GET /ewalletcoalition/{clientId}
GET /partnercoalition/{clientId}
GET /partnerewallet
POST /initiatelink
POST /initiatelink/checkstatus
POST /partnerlink
POST /partnerunlink
GET /datashareloyalty/{clientId}
GET /v1/check_redirect
POST /finishonboarding
POST /ticket
POST /api/login
POST /api/forgotPassword
PATCH /api/changePassword/{id}
POST /api/register
GET /api/verification/{token}
POST /voucherlist
GET /category/{clientId}
GET /getpopularvoucher/{clientId}
GET /customerpromotion/{clientId}
GET /favoritvoucher
GET /allfavoritvoucher/{clientId}
GET /favoritvoucherdetail
GET /customerrecomendationdetail/{clientId}
GET /voucherdetail/{clientId}
GET /customervoucherdetail/{clientId}
GET /customervoucher/{clientId}
POST /redeemvoucher
GET /checkoutvoucher/{clientId}
POST /multiplepaymentotp
POST /multiplevalidateotp
POST /buyvoucher
POST /buyproduct
POST /buydiscountproduct
GET /customerearn/{clientId}
GET /customerburn/{clientId}
GET /customersummaryearnpoin/{clientId}
GET /customersummaryburnpoin/{clientId}
GET /partnerearn/{clientId}
POST /reportearnpartner
GET /customerfaq/{clientId}
GET /question/{clientId}
POST /feedback
POST /updateRedemptionProductList
POST /adstracking
GET /termcondition
GET /privacypolicy`
  .trim()
  .split('\n');

const record = z.record(z.string(), z.unknown());
const answerForm = z.looseObject({
  responseCode: z.number().optional(),
  message: z.string().optional(),
  status: z.string().optional(),
});
let linking: Linking;
/** The row before changed what others read. */
let isChanged = false;

beforeAll(async () => {
  linking = await startLinking();
});
afterAll(() => linking.close());

const words = (text = ''): string[] => text.split(/\s+/).filter((word) => word !== '');

/** Makes the call of a row with a payload, and nothing else. */
async function make({ call, isGuest = false }: ListedRow, world: ListedWorld, payload: Payload) {
  const [method = 'GET', template = ''] = call.split(' ');
  const given = new Map(Object.entries(payload));
  const path = template.replace(/\{(\w+)\}/, (_all, name: string) => {
    if (!given.has(name)) return world.id;
    const value = String(given.get(name));
    given.delete(name);
    return value;
  });
  const query =
    method === 'GET'
      ? `?${new URLSearchParams([...given].map(([name, value]) => [name, String(value)]))}`
      : '';
  const headers = new Headers({ client_id: 'poku-web' });
  if (!isGuest) headers.set('authorization', `Bearer ${world.token()}`);
  const at = world.at();
  if (at !== undefined) headers.set('x-forwarded-host', `${at}.localhost:3000`);
  if (method !== 'GET') headers.set('content-type', 'application/json');
  const body = method === 'GET' ? null : JSON.stringify(Object.fromEntries(given));
  const answer = await fetch(`${linking.api.origin}${path}${query}`, { method, headers, body });
  const { responseCode = 0, message = '', status = '', ...rest } = answerForm.parse(await answer.json());
  return {
    http: answer.status,
    headers: answer.headers,
    status: answer.status,
    state: status,
    responseCode,
    message,
    data: rest['data'],
  };
}

/** The names of what an answer's data has; of a list, what its first item has. */
function namesOf(data: unknown): string[] {
  const one: unknown = Array.isArray(data) ? data[0] : data;
  return Object.keys(record.parse(one ?? {}));
}

/** Makes a row's call, `blank` in place of what may be empty, and holds the answer against the row. */
async function walk(row: ListedRow, blank: Payload): Promise<void> {
  const { isWriting = false } = row;
  if (isWriting || isChanged) await linking.reset();
  isChanged = isWriting;
  const world = listedWorld(
    linking,
    await linking.enter(row.isDewi === true ? '081200000004' : '081200000002'),
  );
  const payload = await row.ask(world);
  expect(Object.keys(payload).sort()).toEqual(words(row.fields).sort());
  const whole = { ...payload, ...blank };
  let state = '';
  const answer = await world.patiently(async () => {
    const made = await make(row, world, whole);
    state = made.state;
    return made;
  });
  const told = { status: answer.status, code: row.isOlder === true ? state : answer.responseCode };
  expect({ ...told, message: answer.message }).toMatchObject({
    status: 200,
    code: row.isOlder === true ? 'ok' : 200,
  });
  expect(namesOf(answer.data)).toEqual(expect.arrayContaining(words(row.shows)));
}

const named = listedRows.map(
  (row) => [row.way === undefined ? row.call : `${row.call}, ${row.way}`, row] as const,
);
const blanks = named.flatMap(([name, row]) =>
  (row.blanks ?? []).map((blank) => [`${name} with ${JSON.stringify(blank)}`, row, blank] as const),
);

test('the rows are those of both tables, and every one is a call of ours', () => {
  expect([...new Set(listedRows.map(({ call }) => call))].sort()).toEqual([...tables].sort());
  const registered = new Set(accessMatrix.map(({ call }) => call));
  expect(tables.filter((call) => !registered.has(call.replace(/\{(\w+)\}/, ':$1')))).toEqual([]);
});

test.each(named)('%s answers to exactly the listed fields', (_name, row) => walk(row, {}));

test.each(blanks)('%s', (_name, row, blank) => walk(row, blank));
