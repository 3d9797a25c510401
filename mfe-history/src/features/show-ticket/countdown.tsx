import { formatCountdown } from '@poku/domain/dates';
import { color, font, radius, space, styled, tabularNumbers, useSecondsUntil } from '@poku/kit';
import { couponsWording } from '../../wording/coupons';
import { REVEAL_WARNING_MS } from '../../limits';

const Line = styled.p<{ $isNear: boolean }>`
  ${font('caption', 'bold')}
  ${tabularNumbers}
  padding: 2px ${space(2)};
  border-radius: ${radius.control};
  background: ${({ $isNear }) => color($isNear ? 'warningSoft' : 'primarySoft')};
  color: ${({ $isNear }) => color($isNear ? 'warning' : 'primary')};
`;

export interface CountdownProps {
  /** By this device's clock, ms since 1970; see `revealEndOf`. */
  readonly endMs: number;
  /** Reads again what shows the code, since the server's clock decides (D51). */
  readonly onEnd: () => void;
}

/** 'Hangus dalam mm:ss' ([C] §4); a warning near the end. Screen readers hear `ExpiryAnnouncer` instead of every second. */
export function Countdown({ endMs, onEnd }: CountdownProps) {
  const seconds = useSecondsUntil(endMs, onEnd);
  return (
    <Line role="timer" $isNear={seconds * 1_000 <= REVEAL_WARNING_MS}>
      {couponsWording.countdown} {formatCountdown(seconds)}
    </Line>
  );
}
