import { HeroCanvas } from './hero-canvas';

/** Points of many partners run together into one coin. Decoration: the sentence below it says the same. */
export function LoginDrawing() {
  return (
    <HeroCanvas viewBox="0 0 320 176">
      <ellipse className="ground" cx="160" cy="160" rx="112" ry="12" />
      <path
        className="way"
        d="M52 92c6 30 34 40 66 34M104 54c2 24 8 34 24 46M216 54c-2 24-8 34-24 46M268 92c-6 30-34 40-66 34"
      />
      <g transform="translate(28 48)">
        <rect className="tile" width="44" height="44" rx="12" />
        <path d="M31 16v-2.500a1.500 1.500 0 0 0-1.900-1.400L14 15.600A3 3 0 0 0 12 18.500V29a2 2 0 0 0 2 2h17a2 2 0 0 0 2-2V18a2 2 0 0 0-2-2H14M33 21h-5a3 3 0 0 0 0 6h5" />
      </g>
      <g transform="translate(82 8)">
        <rect className="tile" width="44" height="44" rx="12" />
        <path d="m11 21.500 11-9 11 9M14 19.500V31h16V19.500M19.500 31v-6.500h5V31" />
      </g>
      <g transform="translate(194 8)">
        <rect className="tile" width="44" height="44" rx="12" />
        <path d="M11 28v-5l3.500-7a2 2 0 0 1 1.800-1h11.400a2 2 0 0 1 1.800 1l3.500 7v5zM11 23h22M14.500 28v2.500m15-2.500v2.500" />
      </g>
      <g transform="translate(248 48)">
        <rect className="tile" width="44" height="44" rx="12" />
        <path d="M16 22h12M16 15v14M12 18.500v7M28 15v14M32 18.500v7" />
      </g>
      <circle className="coin" cx="160" cy="118" r="42" />
      <circle className="rim" cx="160" cy="118" r="34" />
      <path
        className="sign"
        d="M148 97h16a13.500 13.500 0 0 1 0 27h-6.500v15H148zm9.500 8.500v10h6a5 5 0 0 0 0-10z"
      />
    </HeroCanvas>
  );
}
