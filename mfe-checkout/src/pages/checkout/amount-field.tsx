import { formatNumber, formatPoints, formatRupiah } from '@poku/domain/numbers';
import { unitsOfPoints } from '@poku/domain/rates';
import { IconButton } from '@poku/kit';
import { TextField } from '@poku/kit/fields';
import { useState } from 'react';
import { stepWording } from '../../wording/steps';
import { checkoutWording } from '../../wording/checkout';
import type { PaymentSource } from './checkout';
import { shareProblem } from './split-problem';

/** Longer numbers are not safe whole ones. */
const MAX_DIGITS = 15;

/** What the points are in the partner's unit, where that says more. */
function unitsText({ kind, name, rate }: PaymentSource, points: number): string | undefined {
  const units = unitsOfPoints(points, rate);
  if (kind === 'ewallet') return checkoutWording.inRupiah(units);
  return units === points ? undefined : checkoutWording.inUnits(units, name);
}

/** What stays at the source; nothing while it gives nothing, or more than it has. */
function leftText({ kind, balance, rate, points: most }: PaymentSource, points: number): string | undefined {
  if (points === 0 || points > most) return undefined;
  const left = balance - unitsOfPoints(points, rate);
  return checkoutWording.left(kind === 'ewallet' ? formatRupiah(left) : formatPoints(left));
}

export interface AmountFieldProps {
  readonly source: PaymentSource;
  /** Whole points, 0 when nothing is chosen. */
  readonly points: number;
  /** What minus and plus would make of it; the same number disables them. */
  readonly decreased: number;
  readonly increased: number;
  readonly onChange: (points: number) => void;
}

/** The points of one partner: minus, plus and direct entry. */
export function AmountField({ source, points, decreased, increased, onChange }: AmountFieldProps) {
  const { name, needsOtp } = source;
  const [typed, setTyped] = useState<string | null>(null);
  // While it is typed it stays as typed, unless the owner did not take it.
  const isTyping = typed !== null && Number(typed) === points;
  const shown = points === 0 ? '' : formatNumber(points);
  const hints = [
    unitsText(source, points),
    leftText(source, points),
    needsOtp ? checkoutWording.ownCode : undefined,
  ];
  const hint = hints.filter((text) => text !== undefined).join(' · ');

  const handleChange = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, MAX_DIGITS);
    setTyped(digits);
    onChange(Number(digits));
  };

  const step = (icon: 'minus' | 'plus', action: string, next: number) => (
    <IconButton
      icon={icon}
      label={`${action} ${checkoutWording.pointsOf(name)}`}
      aria-disabled={next === points}
      onClick={() => {
        setTyped(null);
        if (next !== points) onChange(next);
      }}
    />
  );

  return (
    <TextField
      label={checkoutWording.pointsOf(name)}
      inputMode="numeric"
      autoComplete="off"
      placeholder="0"
      value={isTyping ? typed : shown}
      hint={hint === '' ? undefined : hint}
      error={shareProblem(source, points)}
      onBlur={() => setTyped(null)}
      onChange={handleChange}
      suffix={
        <>
          {step('minus', stepWording.decrease, decreased)}
          {step('plus', stepWording.increase, increased)}
        </>
      }
    />
  );
}
