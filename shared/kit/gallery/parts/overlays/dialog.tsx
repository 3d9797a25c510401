import { useState } from 'react';
import { Button, Dialog } from '@poku/kit';

export const title = 'Dialog';
export const heightPx = 440;

export function Example() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Buka dialog
      </Button>
      <Dialog
        open={isOpen}
        title="Mau lihat kode kupon kamu sekarang?"
        onClose={close}
        actions={
          <>
            <Button onClick={close}>Ya, lihat kode</Button>
            <Button variant="text" onClick={close}>
              Nanti saja
            </Button>
          </>
        }
      >
        Kode hangus 30 menit setelah kamu melihatnya.
      </Dialog>
    </>
  );
}
