import { useState } from 'react';
import { Stepper } from '@poku/kit/fields';

export const title = 'Stepper';

export function Example() {
  const [quantity, setQuantity] = useState(1);
  return <Stepper label="Jumlah" value={quantity} max={10} onChange={setQuantity} />;
}
