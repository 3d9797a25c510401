import { useState } from 'react';
import { StarRating } from '@poku/kit/fields';

export const title = 'Star rating';

export function Example() {
  const [stars, setStars] = useState<number | null>(4);
  return <StarRating label="Seberapa puas kamu?" value={stars} onChange={setStars} />;
}
