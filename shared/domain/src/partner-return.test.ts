import { readPartnerReturn } from './partner-return';

const read = (query: string) => readPartnerReturn(new URLSearchParams(query));

test('bank points come back with a code, the e-mail and the state', () => {
  expect(read('step=1&source=nusapoin&AuthorizationCode=kode&email=siti%40contoh.id&state=s-1')).toEqual({
    source: 'nusapoin',
    partnerId: '2',
    proof: { kind: 'code', authorizationCode: 'kode', email: 'siti@contoh.id', state: 's-1' },
    state: 's-1',
    refusal: null,
  });
});

test('an e-wallet comes back with a mandate and its number', () => {
  expect(read('source=dompetnusa&mandateID=m-1&refNum=7&state=s-2')).toEqual({
    source: 'dompetnusa',
    partnerId: '3',
    proof: { kind: 'mandate', mandateId: 'm-1', refNum: '7' },
    state: 's-2',
    refusal: null,
  });
});

test.each(['AUTHORIZATIONCODE', 'authorizationcode'])('the name %s is a code as well', (name) => {
  expect(read(`Source=NusaPoin&${name}=kode`)).toMatchObject({
    partnerId: '2',
    proof: { authorizationCode: 'kode' },
  });
});

test('of a name that stands twice the first value counts', () => {
  expect(read('source=nusapoin&AuthorizationCode=satu&authorizationcode=dua')?.proof).toMatchObject({
    authorizationCode: 'satu',
  });
});

test.each([
  ['source=dompetnusa', '3'],
  ['source=nusapoin&AuthorizationCode=', '2'],
  ['source=dompetnusa&refNum=7', '3'],
  ['refNum=7', undefined],
])('with "%s" there is nothing to link with', (query, partnerId) => {
  expect(read(query)).toMatchObject({ partnerId, proof: null, refusal: null });
});

test('what was declined has no proof, whatever else came along', () => {
  expect(read('source=nusapoin&error=declined&AuthorizationCode=kode&state=s-1')).toMatchObject({
    proof: null,
    state: 's-1',
    refusal: 209,
  });
});

test.each([
  ['already-linked', 210],
  ['expired', 204],
  ['phone-differs', 203],
  ['unknown-account', 213],
  ['ended', 209],
  ['__proto__', 209],
])('what came to nothing by "%s" has the text of %d', (error, refusal) => {
  expect(read(`source=nusapoin&error=${error}`)).toMatchObject({ proof: null, refusal });
});

test.each(['', 'step=2', 'email=a%40b.id&state=s', 'error=declined'])('no partner sent "%s"', (query) => {
  expect(read(query)).toBeNull();
});

test.each(['tidak-dikenal', 'constructor', '__proto__', ''])('nobody knows the source "%s"', (source) => {
  expect(read(`source=${source}&AuthorizationCode=kode`)).toMatchObject({ source, partnerId: undefined });
});
