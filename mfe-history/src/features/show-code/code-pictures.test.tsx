import { createTestPlatform, TestFrame } from '@poku/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodePictures } from './code-pictures';
import type { CodeShapes } from './use-code-shapes';

const show = async (shapes: CodeShapes) => {
  const { platform } = await createTestPlatform();
  render(
    <TestFrame platform={platform}>
      <CodePictures shapes={shapes} />
    </TestFrame>,
  );
};

test('while the encoders are on their way there is no picture, and no error', async () => {
  await show({ status: 'pending' });
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('encoders that cannot be fetched leave the code in words, and a way to try again', async () => {
  const handleRetry = jest.fn();
  await show({ status: 'failed', retry: handleRetry });
  expect(screen.getByRole('alert')).toHaveTextContent('Kode QR dan barcode belum bisa dimuat.');
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(handleRetry).toHaveBeenCalledTimes(1);
});

test('each picture says what it is', async () => {
  const shape = { path: 'M0 0h1v1H0z', viewBox: '-4 -4 9 9', modulesWide: 9 };
  await show({ status: 'ready', qr: shape, barcode: null });
  expect(screen.getByRole('img', { name: 'Kode QR dari kode kupon' })).toHaveAttribute(
    'viewBox',
    '-4 -4 9 9',
  );
  expect(screen.queryByRole('img', { name: 'Barcode dari kode kupon' })).not.toBeInTheDocument();
});
