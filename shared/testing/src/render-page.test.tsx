import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageModule } from '@poku/contract';
import { Form, redirect, useLoaderData } from '@poku/kit/router';
import { aCategory, createTestPlatform, envelope, failure, onCall, renderPage, startTestServer } from '.';

const server = startTestServer();

const page: PageModule = {
  title: 'Kategori',
  loader: async ({ platform, params }) => {
    const categories = await platform.api.catalogue.categories();
    return `${params.place ?? ''} ${categories.map(({ name }) => name).join()}`;
  },
  action: async ({ request }) => {
    const via = (await request.formData()).get('via');
    return redirect(`/selesai?via=${typeof via === 'string' ? via : ''}`);
  },
  Component: function Categories() {
    const text = useLoaderData<string>();
    return (
      <Form method="post">
        <h1>{text}</h1>
        <button name="via" value="tombol">
          Kirim
        </button>
      </Form>
    );
  },
};
const options = { path: '/kategori/:place', url: '/kategori/kota', routes: { '/selesai': 'Sudah' } };

test('a page is shown with the data of its loader, and its action leads on', async () => {
  server.use(onCall.get('/category/:clientId', () => envelope([aCategory()])));
  const { platform } = await createTestPlatform();
  const { address } = renderPage(page, { platform, ...options });
  expect(await screen.findByRole('heading', { name: 'kota Kuliner' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Kirim' }));
  expect(await screen.findByText('Sudah')).toBeVisible();
  expect(address()).toBe('/selesai?via=tombol');
});

test('a page whose loader fails shows the text of the failure', async () => {
  server.use(onCall.get('/category/:clientId', () => failure(500)));
  const { platform } = await createTestPlatform();
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderPage(page, { platform, ...options });
  expect(await screen.findByRole('alert')).toHaveTextContent('Sistem sedang mengalami gangguan : 500');
  log.mockRestore();
});
