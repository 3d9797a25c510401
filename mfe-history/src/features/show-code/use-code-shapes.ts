import { useEffect, useMemo, useState } from 'react';
import type * as codeShapes from './code-shapes';

type Encoders = typeof codeShapes;

/** What is known of a code's drawings. */
export type CodeShapes =
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly qr: codeShapes.CodeShape;
      readonly barcode: codeShapes.CodeShape | null;
    };

/** Fetches what draws codes, a chunk of its own; once there, it is there without a network. */
export const fetchEncoders = (): Promise<Encoders> =>
  import(/* webpackChunkName: "code-shapes" */ './code-shapes');

/** Draws a code. @param qrText what the QR code says, default the code */
export function useCodeShapes(code: string, qrText = code): CodeShapes {
  const [encoders, setEncoders] = useState<Encoders | 'pending' | 'failed'>('pending');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isGone = false;
    const show = (next: Encoders | 'failed') => {
      if (!isGone) setEncoders(next);
    };
    fetchEncoders().then(show, () => show('failed'));
    return () => {
      isGone = true;
    };
  }, [attempt]);
  return useMemo(() => {
    if (encoders === 'pending') return { status: 'pending' };
    if (encoders === 'failed') {
      const retry = () => {
        setEncoders('pending');
        setAttempt((count) => count + 1);
      };
      return { status: 'failed', retry };
    }
    return { status: 'ready', qr: encoders.qrShape(qrText), barcode: encoders.barcodeShape(code) };
  }, [encoders, code, qrText]);
}
