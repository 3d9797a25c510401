import { useState } from 'react';
import { ActionBar } from '@poku/kit';
import { Stepper } from '@poku/kit/fields';

export const title = 'Action bar';
export const heightPx = 172;

export function Example() {
  const [quantity, setQuantity] = useState(2);
  const points = 15_000 * quantity;
  return (
    <>
      <Stepper label="Jumlah" value={quantity} max={10} onChange={setQuantity} />
      <ActionBar
        label="Total"
        points={points}
        action="Beli"
        {...(points > 15_000 && { problem: 'Poin kamu kurang.' })}
        onAction={() => setQuantity(1)}
      />
    </>
  );
}
