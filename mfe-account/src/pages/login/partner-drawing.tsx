import { HeroCanvas } from './hero-canvas';

/** A partner's points go over into coupons. Decoration: the sentence below it says the same. */
export function PartnerDrawing() {
  return (
    <HeroCanvas viewBox="0 0 320 176">
      <ellipse className="ground" cx="160" cy="160" rx="120" ry="12" />
      <path className="way" d="M104 84c22-34 58-34 80-8" />
      <path d="M170.500 72.400 184 76l-1.200-13.900" />
      <g>
        <path className="tile" d="M32 126v14c0 8 18 14 40 14s40-6 40-14v-14" />
        <path className="tile" d="M32 106v14c0 8 18 14 40 14s40-6 40-14v-14" />
        <ellipse className="coin" cx="72" cy="104" rx="40" ry="15" />
        <ellipse className="rim" cx="72" cy="104" rx="30" ry="10" />
        <path className="coin" d="M60 54a20 20 0 1 0 40 0 20 20 0 1 0-40 0z" />
        <path className="rim" d="M66 54a14 14 0 1 0 28 0 14 14 0 1 0-28 0z" />
        <path className="sign" d="M75 45h6a6 6 0 0 1 0 12h-2v6h-4zm4 4v4h2a2 2 0 0 0 0-4z" />
      </g>
      <g transform="rotate(-6 226 116)">
        <path
          className="tile"
          d="M168 88a6 6 0 0 1 6-6h104a6 6 0 0 1 6 6v16a10 10 0 0 0 0 20v16a6 6 0 0 1-6 6H174a6 6 0 0 1-6-6v-16a10 10 0 0 0 0-20z"
        />
        <path className="way" d="M248 88v52" />
        <path d="M186 104h38M186 118h26" />
        <circle className="coin" cx="194" cy="134" r="5" />
      </g>
    </HeroCanvas>
  );
}
