import { useState } from 'react';
import { styled } from '../styled';
import { color } from '../theme';
import { uiWording } from '../wording';
import { useMediaAddress } from './media-base';

/** Boxes for pictures, as width to height. */
const ratios = { '16:9': [16, 9], '4:3': [4, 3], '1:1': [1, 1] } as const;
/** Ratio of a picture's box. */
export type PictureRatio = keyof typeof ratios;

/** A path of the site. An address from data that leads elsewhere would tell another site who looks at what. */
const SITE_PATH = /^\/(?![/\\])/;

const Box = styled.span<{ $ratio: PictureRatio; $round: string }>`
  display: block;
  width: 100%;
  aspect-ratio: ${({ $ratio }) => ratios[$ratio].join(' / ')};
  overflow: hidden;
  border-radius: ${({ $round }) => $round};
  background: ${color('primarySoft')};
`;
const Image = styled.img<{ $fit: 'cover' | 'contain' }>`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: ${({ $fit }) => $fit};
`;
const Missing = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  .edge {
    fill: none;
    stroke: ${color('primary')};
    stroke-width: 2;
    stroke-linejoin: round;
    stroke-linecap: round;
    opacity: 0.55;
  }
  .sun {
    fill: ${color('points')};
    opacity: 0.8;
  }
`;

export interface PictureProps {
  /** Site path; any other address, an empty and a failing one show the placeholder ([A] §8). */
  readonly src: string;
  /** Empty when the words beside it say the same. */
  readonly alt: string;
  /** Default `16:9`. */
  readonly ratio?: PictureRatio;
  /** Width in CSS pixels that the layout gives it at most; with the ratio it sets the image's size. Default 320. */
  readonly width?: number;
  /** Loaded at once, for the first picture of a page. Default false. */
  readonly eager?: boolean;
  /** `contain` for logos. Default `cover`. */
  readonly fit?: 'cover' | 'contain';
  /** Corner radius as CSS. Default `0`. */
  readonly round?: string;
}

function Placeholder({ alt }: { readonly alt: string }) {
  const label = alt === '' ? undefined : `${alt} (${uiWording.pictureMissing})`;
  return (
    <Missing
      viewBox="0 0 160 90"
      preserveAspectRatio="xMidYMid meet"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      <path
        className="edge"
        d="M56 26h48a4 4 0 0 1 4 4v30a4 4 0 0 1-4 4H56a4 4 0 0 1-4-4V30a4 4 0 0 1 4-4z"
      />
      <path className="edge" d="m54 60 16-17 12 12 9-8 15 14" />
      <circle className="sun" cx="92" cy="37" r="4" />
    </Missing>
  );
}

/** A picture in a box of fixed ratio: nothing moves when it comes, is late or is missing. */
export function Picture(props: PictureProps) {
  const { src, alt, ratio = '16:9', width = 320, eager = false, fit = 'cover', round = '0' } = props;
  const address = useMediaAddress(src);
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const [across, down] = ratios[ratio];
  return (
    <Box $ratio={ratio} $round={round}>
      {!SITE_PATH.test(src) || failedSrc === src ? (
        <Placeholder alt={alt} />
      ) : (
        <Image
          src={address}
          alt={alt}
          width={width}
          height={Math.round((width * down) / across)}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          $fit={fit}
          onError={() => setFailedSrc(src)}
        />
      )}
    </Box>
  );
}
