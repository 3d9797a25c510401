import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageModule } from '@poku/contract';
import { aCustomer, createTestPlatform, renderPage, startTestServer } from '@poku/testing';
import { Guide, onboardingSlides, shortGuideSlides } from '.';

startTestServer();

async function openGuide(slides = onboardingSlides) {
  const handleDone = jest.fn();
  const page: PageModule = {
    title: 'Panduan',
    Component: () => <Guide title="Panduan" slides={slides} onDone={handleDone} />,
  };
  const { platform } = await createTestPlatform({ member: aCustomer() });
  renderPage(page, { platform, path: '/' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Panduan' }));
  return { dialog, handleDone, user: userEvent.setup({ delay: null }) };
}
type Dialog = Awaited<ReturnType<typeof openGuide>>['dialog'];
const title = (dialog: Dialog) => dialog.getByRole('heading', { level: 3 }).textContent;

test('the guide of the steps has four slides, the short one six', () => {
  expect(onboardingSlides).toHaveLength(4);
  expect(shortGuideSlides).toHaveLength(6);
});

test('the buttons lead forward and back, and the place is told in words', async () => {
  const { dialog, user } = await openGuide();
  expect(dialog.getByText('Langkah 1 dari 4')).toBeInTheDocument();
  expect(title(dialog)).toBe('Hubungkan partner');
  await user.click(dialog.getByRole('button', { name: 'Berikutnya' }));
  expect(dialog.getByText('Langkah 2 dari 4')).toBeInTheDocument();
  expect(title(dialog)).toBe('Hubungkan e-wallet');
  await user.click(dialog.getByRole('button', { name: 'Sebelumnya' }));
  expect(title(dialog)).toBe('Hubungkan partner');
});

test('the last slide ends the guide', async () => {
  const { dialog, user, handleDone } = await openGuide();
  for (let slide = 1; slide < 4; slide += 1) {
    await user.click(dialog.getByRole('button', { name: 'Berikutnya' }));
  }
  expect(handleDone).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Mulai' }));
  expect(handleDone).toHaveBeenCalledTimes(1);
});

test.each(['Nanti saja', 'Tutup'])('"%s" ends the guide at once', async (name) => {
  const { dialog, user, handleDone } = await openGuide();
  await user.click(dialog.getByRole('button', { name }));
  expect(handleDone).toHaveBeenCalledTimes(1);
});

test('the keyboard alone goes through it: arrows turn, Enter goes on, Esc ends', async () => {
  const { dialog, user, handleDone } = await openGuide();
  expect(dialog.getByRole('button', { name: 'Berikutnya' })).toHaveFocus();
  await user.keyboard('{ArrowRight}{Enter}');
  expect(dialog.getByText('Langkah 3 dari 4')).toBeInTheDocument();
  await user.keyboard('{ArrowLeft}');
  expect(dialog.getByText('Langkah 2 dari 4')).toBeInTheDocument();
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(dialog.getByText('Langkah 1 dari 4')).toBeInTheDocument();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(dialog.getByText('Langkah 4 dari 4')).toBeInTheDocument();
  expect(handleDone).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(handleDone).toHaveBeenCalledTimes(1);
});

test('a swipe to the side turns a slide, scrolling does not', async () => {
  const { dialog } = await openGuide();
  const swipe = (dx: number, dy: number) => {
    fireEvent.touchStart(document.body, { touches: [{ clientX: 200, clientY: 300 }] });
    fireEvent.touchEnd(document.body, { changedTouches: [{ clientX: 200 + dx, clientY: 300 + dy }] });
  };
  swipe(-80, 10);
  expect(dialog.getByText('Langkah 2 dari 4')).toBeInTheDocument();
  swipe(60, 200);
  expect(dialog.getByText('Langkah 2 dari 4')).toBeInTheDocument();
  swipe(80, 0);
  expect(dialog.getByText('Langkah 1 dari 4')).toBeInTheDocument();
});

test('a screen reader hears the new slide', async () => {
  const { dialog, user } = await openGuide();
  await user.click(dialog.getByRole('button', { name: 'Berikutnya' }));
  const heading = dialog.getByRole('heading', { level: 3 });
  expect(heading.closest('[aria-live="polite"]')).not.toBeNull();
});
