import { OnDemand } from '@poku/platform';
import { useRevalidator } from '@poku/kit/router';
import { Button } from '@poku/kit';
import { useState } from 'react';
import type { OwnedCoupon } from '../../owned-coupon';
import { sendingWording } from '../../wording/sending';

const loadSend = () =>
  import(/* webpackChunkName: "send-coupon" */ './dialogs').then(({ SendDialog }) => SendDialog);
const loadTakeBack = () =>
  import(/* webpackChunkName: "send-coupon" */ './dialogs').then(({ TakeBackDialog }) => TakeBackDialog);

/** 'Kirim kupon', or 'Tarik kembali' while a link sends it (D68); what each asks is a chunk of its own. */
export function SendCoupon({ coupon }: { readonly coupon: OwnedCoupon }) {
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<'send' | 'take-back'>();
  const isSent = coupon.giftEndsAt !== null;
  const props = {
    coupon,
    onClose: () => {
      setOpen(undefined);
      void revalidate();
    },
  };
  return (
    <>
      <Button variant="secondary" fullWidth onClick={() => setOpen(isSent ? 'take-back' : 'send')}>
        {isSent ? sendingWording.takeBack : sendingWording.send}
      </Button>
      {open !== undefined && (
        <OnDemand
          key={open}
          load={open === 'send' ? loadSend : loadTakeBack}
          onUnavailable={() => setOpen(undefined)}
          props={props}
        />
      )}
    </>
  );
}
