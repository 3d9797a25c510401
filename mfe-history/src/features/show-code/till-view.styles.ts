import { color, type ColorName, colorVariable, css, font, space, styled } from '@poku/kit';

/** What stands on the sheet, in the light colours of the theme. */
const USED: readonly ColorName[] = [
  'ink',
  'inkMuted',
  'card',
  'primary',
  'primarySoft',
  'warning',
  'warningSoft',
];

/** A phone that lies on its side: the QR code beside everything else. */
const lying = '@media (orientation: landscape) and (max-height: 560px)';

/**
 * White to the edges, in the dark theme as well: the light of the screen is what a scanner sees by. Both pictures take
 * what the words leave of the screen, so that nothing needs to be scrolled.
 */
export const Sheet = styled.div`
  ${({ theme }) => css`
    ${USED.map((name) => `${colorVariable(name)}: ${theme.light[name]};`).join('')}
  `}
  color-scheme: light;
  display: grid;
  grid-template:
    'name' auto
    'code' auto
    'qr' auto
    'bars' clamp(64px, 15dvh, 112px)
    'time' auto
    'hint' auto / minmax(0, 1fr);
  align-content: center;
  justify-items: center;
  gap: ${space(2)};
  min-height: calc(100% + ${space(8)});
  margin: -${space(4)};
  padding: ${space(4)};
  background: ${color('card')};
  color: ${color('ink')};
  --qr: max(160px, 100dvh - 380px);
  /* Where the view is a column in the middle of the screen. */
  @media (min-width: 600px) and (min-height: 600px) {
    --qr: clamp(160px, 100dvh - 460px, 360px);
  }
  ${lying} {
    grid-template:
      'qr name' auto
      'qr code' auto
      'qr bars' minmax(48px, 1fr)
      'qr time' auto
      'qr hint' auto / auto minmax(0, 1fr);
    align-content: stretch;
    column-gap: ${space(4)};
    --qr: min(45vw, 100dvh - 96px);
  }
`;
export const Code = styled.div`
  grid-area: code;
`;
export const Name = styled.p`
  ${font('heading', 'bold')}
  grid-area: name;
  text-align: center;
`;
export const Time = styled.div`
  grid-area: time;
`;
export const Hint = styled.p`
  ${font('caption')}
  grid-area: hint;
  color: ${color('inkMuted')};
  text-align: center;
`;
