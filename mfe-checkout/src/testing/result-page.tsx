import type { PageModule, PokuEventName } from '@poku/contract';
import { aCustomer, createTestPlatform, envelope, onCall, renderPage } from '@poku/testing';
import type { SetupServer } from 'msw/node';

/** Opens the result of a payment, and keeps the facts that are told, and the places that it has for others. @param state what the purchase left in the navigation */
export async function openResult(server: SetupServer, page: PageModule, query: string, state?: unknown) {
  server.use(onCall.get('/customerdetail/:clientId', () => envelope(aCustomer())));
  const places = new Set<string>();
  const widgets = (place: string) => {
    places.add(place);
    return [];
  };
  const { platform } = await createTestPlatform({ member: aCustomer(), slots: { widgets } });
  const told: { readonly name: PokuEventName; readonly payload: unknown }[] = [];
  for (const name of ['coupon.bought', 'points.changed'] as const) {
    platform.events.subscribe(name, (payload) => told.push({ name, payload }));
  }
  const path = '/transaksi-selesai';
  const url = path + query;
  const view = renderPage(page, { platform, path, url, state, routes: { '/riwayat': 'Riwayat' } });
  return { ...view, platform, told, places };
}
