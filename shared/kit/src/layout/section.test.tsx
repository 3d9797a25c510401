import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/render-ui';
import { Section } from './section';

test('a section is named by its title and leads to all of it', async () => {
  const view = renderUi(
    <Section title="Kupon Ku" more={{ to: '/raih', label: 'Lihat Semua' }}>
      Isi
    </Section>,
  );
  expect(screen.getByRole('region', { name: 'Kupon Ku' })).toHaveTextContent('Isi');
  expect(screen.getByRole('heading', { level: 2, name: 'Kupon Ku' })).toBeInTheDocument();
  const more = screen.getByRole('link', { name: 'Lihat Semua: Kupon Ku' });
  expect(more).toHaveTextContent(/^Lihat Semua$/);
  await userEvent.click(more);
  expect(view.path()).toBe('/raih');
});

test('a section that shows everything leads nowhere', () => {
  renderUi(<Section title="Kategori">Isi</Section>);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
