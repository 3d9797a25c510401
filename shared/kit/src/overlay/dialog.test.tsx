import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { Button } from '../controls/button';
import { renderUi } from '../testing/render-ui';
import { ThemeProvider } from '../styled';
import { createTheme } from '../theme';
import { Dialog } from './dialog';
import { FullScreenDialog } from './full-screen-dialog';

interface DemoProps {
  readonly children: (state: { readonly open: boolean; readonly close: () => void }) => ReactNode;
}

function Demo({ children }: DemoProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Buka</Button>
      {children({ open, close: () => setOpen(false) })}
    </>
  );
}

function Question() {
  return (
    <Demo>
      {({ open, close }) => (
        <Dialog
          open={open}
          title="Keluar?"
          onClose={close}
          actions={
            <>
              <Button onClick={close}>Ya</Button>
              <Button variant="text" onClick={close}>
                Tidak
              </Button>
            </>
          }
        >
          Kamu perlu log in lagi nanti.
        </Dialog>
      )}
    </Demo>
  );
}

async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Buka' }));
}

test('a dialog has the name of its title and its text as description', async () => {
  renderUi(<Question />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await open();
  const dialog = screen.getByRole('dialog', { name: 'Keluar?' });
  expect(dialog).toHaveAccessibleDescription('Kamu perlu log in lagi nanti.');
  expect(dialog).toHaveAttribute('aria-modal', 'true');
});

test('focus goes into the dialog, stays there, and returns to the button that opened it', async () => {
  renderUi(<Question />);
  await open();
  expect(screen.getByRole('dialog')).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Tidak' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Ya' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Tidak' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Buka' })).toHaveFocus();
});

test('Esc asks the owner to close, and only once', async () => {
  const handleClose = jest.fn();
  renderUi(<Dialog open title="Keluar?" onClose={handleClose} actions={<Button>Ya</Button>} />);
  await userEvent.keyboard('{Escape}');
  expect(handleClose).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('the element marked for it has the focus at first', async () => {
  renderUi(
    <Demo>
      {({ open: isOpen, close }) => (
        <Dialog
          open={isOpen}
          title="Hapus?"
          onClose={close}
          actions={<Button data-autofocus>Batal</Button>}
        />
      )}
    </Demo>,
  );
  await open();
  expect(screen.getByRole('button', { name: 'Batal' })).toHaveFocus();
});

test('a full-screen dialog keeps a header with its way out and returns the focus', async () => {
  renderUi(
    <Demo>
      {({ open: isOpen, close }) => (
        <FullScreenDialog
          open={isOpen}
          title="Urutkan & filter"
          onClose={close}
          footer={<Button>Pakai</Button>}
        >
          Isi
        </FullScreenDialog>
      )}
    </Demo>,
  );
  await open();
  expect(screen.getByRole('dialog', { name: 'Urutkan & filter' })).toHaveTextContent('Isi');
  await userEvent.click(screen.getByRole('button', { name: 'Tutup' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Buka' })).toHaveFocus();
});

test('a full-screen dialog that is a step shows a way back', () => {
  renderUi(
    <FullScreenDialog open title="Kode OTP" leave="back" onClose={jest.fn()}>
      Isi
    </FullScreenDialog>,
  );
  expect(screen.getByRole('button', { name: 'Kembali' })).toBeInTheDocument();
});

test('the content of a full-screen dialog can be scrolled by keyboard', async () => {
  renderUi(
    <FullScreenDialog open title="Syarat & Ketentuan" onClose={jest.fn()}>
      Teks yang panjang
    </FullScreenDialog>,
  );
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Tutup' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('group', { name: 'Syarat & Ketentuan' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Tutup' })).toHaveFocus();
});

test('the page does not scroll until the last of the dialogs over it is closed', () => {
  const dialogs = (first: boolean, second: boolean) => (
    <>
      <Dialog open={first} title="Pertama" actions={null} onClose={() => undefined}>
        Satu
      </Dialog>
      <FullScreenDialog open={second} title="Kedua" onClose={() => undefined}>
        Dua
      </FullScreenDialog>
    </>
  );
  // What the global style hangs on.
  const isHeld = () => document.documentElement.matches('html[data-dialogs]');
  const frame = (content: ReactNode) => <ThemeProvider theme={createTheme(null)}>{content}</ThemeProvider>;
  const { rerender, unmount } = render(frame(dialogs(true, true)));
  expect(isHeld()).toBe(true);
  rerender(frame(dialogs(true, false)));
  expect(isHeld()).toBe(true);
  rerender(frame(dialogs(false, false)));
  expect(isHeld()).toBe(false);
  rerender(frame(dialogs(false, true)));
  unmount();
  expect(isHeld()).toBe(false);
});
