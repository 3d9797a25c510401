import { createWayOut } from './way-out';

const SITE = 'http://nusapoin.localhost:3000';
const CHECKOUT = '/checkout?voucherId=7&quantity=2';
const coupon = { couponId: '7', name: 'Kopi', pricePoints: 500 };

/** An element whose host opens every address itself; what it heard comes in order. */
const openEmbed = (getRedirectToken?: () => unknown) => {
  const element = Object.assign(document.createElement('div'), { getRedirectToken });
  const heard: { readonly type: string; readonly detail: unknown }[] = [];
  const next = () =>
    new Promise<void>((resolve) => element.addEventListener('poku:buy', () => resolve(), { once: true }));
  for (const type of ['poku:buy', 'poku:leave', 'poku:error']) {
    element.addEventListener(type, (event) => {
      event.preventDefault();
      if (event instanceof CustomEvent) heard.push({ type, detail: event.detail });
    });
  }
  return { element, heard, next, leave: createWayOut(element, SITE, () => coupon) };
};

describe('the way from the embed to Poku’s site', () => {
  it('leads a buyer without a token to the checkout, and tells what is bought', async () => {
    const { leave, heard, next } = openEmbed();
    const bought = next();
    leave(CHECKOUT);
    await bought;
    expect(heard).toEqual([{ type: 'poku:buy', detail: { ...coupon, quantity: 2, url: SITE + CHECKOUT } }]);
  });

  it('takes the token of the attribute to the gate, with the checkout behind it', async () => {
    const { element, leave, heard, next } = openEmbed();
    element.setAttribute('redirect-token', 'from-attribute');
    const bought = next();
    leave(CHECKOUT);
    await bought;
    expect(heard).toMatchObject([
      {
        detail: {
          url: `${SITE}/partner-login?redirectToken=from-attribute&redirectUri=${encodeURIComponent(CHECKOUT)}`,
        },
      },
    ]);
  });

  it('tells the host of a token that it could not give, and goes on without one', async () => {
    const { leave, heard, next } = openEmbed(() => Promise.reject(new Error('no token')));
    const bought = next();
    leave(CHECKOUT);
    await bought;
    expect(heard).toMatchObject([
      { type: 'poku:error', detail: { code: 'token', field: 'getRedirectToken' } },
      { type: 'poku:buy', detail: { url: SITE + CHECKOUT } },
    ]);
  });

  it('asks for one token, however often the button is pressed meanwhile', async () => {
    let asked = 0;
    const { leave, heard, next } = openEmbed(() => {
      asked += 1;
      return Promise.resolve('t');
    });
    const bought = next();
    leave(CHECKOUT);
    leave(CHECKOUT);
    await bought;
    expect(asked).toBe(1);
    expect(heard).toHaveLength(1);
  });

  it('leads to any other page as it is', () => {
    const { leave, heard } = openEmbed(() => 'unused');
    leave('/pulsa-prabayar');
    expect(heard).toEqual([{ type: 'poku:leave', detail: { url: `${SITE}/pulsa-prabayar` } }]);
  });
});
