import type { LiveRelease, wire } from '@poku/contract';
import { THROWN_FILE, THROWN_FRAMES_MAX, THROWN_NAMES } from '@poku/domain/thrown';
import { messageClassOf } from './message-class';

/** A line of a stack as V8 writes it, or as the others do, with its address, line and column. */
const FRAME = /^(?:\s+at .*?|[^@]*@)(https?:\/\/[^\s?#]+)(?:[?#]\S*?)?:([1-9]\d{0,5}):([1-9]\d{0,5})\)?$/;

/** A stack without the message with which V8 begins it: a message may look like a stack. */
const linesOf = (error: Error): string[] => {
  const [stack, message] = [String(error.stack ?? ''), String(error.message)];
  const at = message ? stack.indexOf(message) : -1;
  const isHead = at >= 0 && /^(?:[\w$.]+: )?$/.test(stack.slice(0, at));
  return (isHead ? stack.slice(at + message.length) : stack).split('\n');
};

/** The places in scripts of a release, where it was thrown first. */
const framesOf = ({ base, integrity }: LiveRelease, error: Error): wire.WireTelemetryFrame[] => {
  const folder = new URL(base, location.href).href;
  return linesOf(error)
    .flatMap((text) => {
      const [, address = '', line, column] = FRAME.exec(text) ?? [];
      const file = address.slice(folder.length);
      const isOwn = address.startsWith(folder) && Object.hasOwn(integrity, file) && THROWN_FILE.test(file);
      return isOwn ? [{ file, line: Number(line), column: Number(column) }] : [];
    })
    .slice(0, THROWN_FRAMES_MAX);
};

/**
 * What is told of an error: its name and message by closed lists, and where in the release's own scripts it was thrown. Nothing that
 * somebody may have written is in it.
 * @param release whose code it is
 * @param module `pages/<key>` or `widgets/<key>`; empty when nobody knows
 * @param error whatever was thrown
 */
export const thrownOf = (
  release: LiveRelease,
  module: string,
  kind: wire.WireTelemetryThrown['kind'],
  error: unknown,
): wire.WireTelemetryThrown => {
  if (!(error instanceof Error)) return { kind, module, name: 'Error', message: 'other', frames: [] };
  return {
    kind,
    module,
    name: THROWN_NAMES.find((name) => name === error.name) ?? 'Error',
    message: messageClassOf(String(error.message)),
    frames: framesOf(release, error),
  };
};
