import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PokuEvents } from '@poku/contract';
import {
  aCustomer,
  type Answer,
  aQuestion,
  createTestPlatform,
  envelope,
  failure,
  networkFailure,
  onCall,
  renderPage,
  startTestServer,
} from '@poku/testing';
import { page } from './feedback.page';

const server = startTestServer();
const EASE = 'Seberapa mudah memakai Poku?';
const SPEED = 'Seberapa cepat Poku?';
const OVERALL = 'Secara keseluruhan, seberapa puas kamu dengan Poku?';
const questions = [
  aQuestion({ question: EASE }),
  aQuestion({ questionId: '2', question: SPEED }),
  aQuestion({ questionId: '6', question: OVERALL }),
];

async function openFeedback(answer: Answer = () => envelope(questions)) {
  server.use(onCall.get('/question/member-siti', answer));
  const { platform } = await createTestPlatform({ member: aCustomer() });
  const alerts: PokuEvents['alert.raised'][] = [];
  platform.events.subscribe('alert.raised', (alert) => alerts.push(alert));
  const shown = renderPage(page, {
    platform,
    path: '/feedback',
    routes: { '/about-app': 'Tentang Aplikasi' },
  });
  return { ...shown, platform, alerts, user: userEvent.setup({ delay: null }) };
}
/** Answers every feedback. @returns what was sent */
function answerFeedback(answer: Answer) {
  const sent: unknown[] = [];
  server.use(
    onCall.post('/feedback', async (info) => {
      sent.push(await info.request.json());
      return answer(info);
    }),
  );
  return sent;
}
const star = async (question: string, stars: number) =>
  within(await screen.findByRole('group', { name: question })).getByRole('radio', {
    name: `${stars} dari 5 bintang`,
  });

test('only the first question stands there until it has its stars', async () => {
  const { user } = await openFeedback();
  await star(EASE, 1);
  expect(screen.getAllByRole('group')).toHaveLength(1);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await user.click(await star(EASE, 4));
  expect(screen.getAllByRole('group')).toHaveLength(3);
  expect(screen.getByRole('textbox', { name: 'Komentar (opsional)' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Kirim' })).toBeEnabled();
  expect(page.title).toBe('Beri Penilaian');
});

test.each([
  [5, 'Terima kasih! Senang kamu puas dengan Poku.'],
  [4, 'Terima kasih! Senang kamu puas dengan Poku.'],
  [3, 'Maaf, kami belum memenuhi harapan kamu. Beri tahu kami apa yang perlu diperbaiki ya.'],
  [1, 'Maaf, kami belum memenuhi harapan kamu. Beri tahu kami apa yang perlu diperbaiki ya.'],
])('%i stars for satisfaction are answered', async (stars, text) => {
  const { user } = await openFeedback();
  await user.click(await star(EASE, 1));
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  await user.click(await star(OVERALL, stars));
  expect(screen.getByRole('status')).toHaveTextContent(text);
});

test('what has stars is sent with the comment, a toast says so for 2 s, and thanks stand in the place', async () => {
  const sent = answerFeedback(() => envelope());
  const { user, alerts, address } = await openFeedback();
  await user.click(await star(EASE, 2));
  await user.click(await star(EASE, 5));
  await user.click(await star(OVERALL, 4));
  await user.type(screen.getByRole('textbox'), ' Mantap ');
  await user.click(screen.getByRole('button', { name: 'Kirim' }));
  expect(await screen.findByRole('heading', { name: 'Terima kasih!' })).toHaveFocus();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(sent).toEqual([
    {
      clientId: 'member-siti',
      questionRatting: [
        { questionId: '1', ratting: 5 },
        { questionId: '6', ratting: 4 },
      ],
      comment: 'Mantap',
    },
  ]);
  expect(alerts).toEqual([{ kind: 'success', message: 'Penilaian kamu terkirim!', durationMs: 2_000 }]);
  await user.click(screen.getByRole('link', { name: 'Selesai' }));
  await waitFor(() => expect(address()).toBe('/about-app'));
});

test('a comment over 2,000 characters is not sent', async () => {
  const { user } = await openFeedback();
  await user.click(await star(EASE, 5));
  await user.click(screen.getByRole('textbox'));
  await user.paste('a'.repeat(2_001));
  await user.click(screen.getByRole('button', { name: 'Kirim' }));
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/Komentar maksimal 2.000 karakter/);
  expect(screen.getByText('2.001 dari 2.000 karakter')).toBeInTheDocument();
});

test.each([
  [
    'the sixth of a day',
    () => envelope(undefined, 211, 'Habis'),
    'Kamu sudah mengirim lima penilaian hari ini. Coba lagi besok ya',
  ],
  ['a broken server', () => failure(503), 'Sistem sedang mengalami gangguan : 503'],
  ['a lost network', networkFailure, 'Sistem mengalami gangguan'],
] satisfies [string, Answer, string][])(
  '%s is told in place, and everything stays',
  async (_case, answer, told) => {
    answerFeedback(answer);
    const { user } = await openFeedback();
    await user.click(await star(EASE, 3));
    await user.type(screen.getByRole('textbox'), 'Lambat');
    await user.click(screen.getByRole('button', { name: 'Kirim' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(told);
    expect(await star(EASE, 3)).toBeChecked();
    expect(screen.getByRole('textbox')).toHaveValue('Lambat');
  },
);

test('without questions the page says so and leads on', async () => {
  await openFeedback(() => envelope([]));
  expect(await screen.findByText('Belum ada pertanyaan penilaian saat ini.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Tentang Aplikasi' })).toHaveAttribute('href', '/about-app');
});

test('a failed reading is the error of the page', async () => {
  await openFeedback(() => failure(500));
  expect(await screen.findByRole('alert')).toHaveTextContent('Sistem sedang mengalami gangguan : 500');
});

test('a 401 on the questions signs out', async () => {
  const { platform } = await openFeedback(() => failure(401));
  expect(await screen.findByRole('alert')).toHaveTextContent('Sesi kamu telah berakhir');
  expect(platform.session$.value).toEqual({ status: 'guest', ended: 'expired' });
});
