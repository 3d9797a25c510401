import { commonWording } from '@poku/domain/wording/common';
import { Button } from '@poku/kit';
import { couponsWording } from '../../wording/coupons';
import { BarcodeBox, Drawing, Failed, Pictures, type PicturesSize, QrBox } from './code-pictures.styles';
import type { CodeShape } from './code-shapes';
import type { CodeShapes } from './use-code-shapes';

interface PictureProps {
  readonly shape: CodeShape;
  readonly label: string;
  readonly isSquare?: boolean;
}

/** Never wider than a whole number of device pixels per module, so that all modules come out alike. */
const evenWidth = ({ modulesWide }: CodeShape): string =>
  `round(down, 100%, ${modulesWide / globalThis.devicePixelRatio}px)`;

function Picture({ shape, label, isSquare = false }: PictureProps) {
  return (
    <Drawing
      $isSquare={isSquare}
      role="img"
      aria-label={label}
      viewBox={shape.viewBox}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      style={{ maxWidth: evenWidth(shape) }}
    >
      <path d={shape.path} />
    </Drawing>
  );
}

export interface CodePicturesProps {
  readonly shapes: CodeShapes;
  /** Default `page`. */
  readonly size?: PicturesSize;
}

/** QR code and barcode, black on white in every theme; their boxes are there before them. */
export function CodePictures({ shapes, size = 'page' }: CodePicturesProps) {
  if (shapes.status === 'failed')
    return (
      <Failed $size={size} role="alert">
        <p>{couponsWording.picturesFailed}</p>
        <Button variant="text" onClick={shapes.retry}>
          {commonWording.retry}
        </Button>
      </Failed>
    );
  const isReady = shapes.status === 'ready';
  return (
    <Pictures $size={size}>
      <QrBox $size={size}>
        {isReady && <Picture shape={shapes.qr} label={couponsWording.qr} isSquare />}
      </QrBox>
      {(!isReady || shapes.barcode !== null) && (
        <BarcodeBox $size={size}>
          {isReady && shapes.barcode !== null && (
            <Picture shape={shapes.barcode} label={couponsWording.barcode} />
          )}
        </BarcodeBox>
      )}
    </Pictures>
  );
}
