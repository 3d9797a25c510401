import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/render-ui';
import { HtmlSections } from '.';

const sections = [
  { title: 'Cara Penukaran', html: '<p>Tunjukkan <b>kode</b>.</p><script>hapus()</script>' },
  { title: 'Tempat Penukaran', html: '' },
  { title: 'Syarat', html: 'Satu kupon.' },
];

test('sections stand in their order, without those that have no text', () => {
  const { container } = renderUi(<HtmlSections sections={sections} />);
  const titles = [...container.querySelectorAll('summary')].map((title) => title.textContent);
  expect(titles).toEqual(['Cara Penukaran', 'Syarat']);
});

test('a section opens its sanitised text', async () => {
  const { container } = renderUi(<HtmlSections sections={sections} />);
  expect(screen.getByText('kode')).not.toBeVisible();
  await userEvent.click(screen.getByText('Cara Penukaran'));
  expect(screen.getByText('kode')).toBeVisible();
  expect(container.querySelector('script')).toBeNull();
});
