import { color, styled, wide } from '@poku/kit';

/** Paper for the drawing of the first screen, on the brand's own ground. */
export const HeroCanvas = styled.svg.attrs({ 'aria-hidden': true, focusable: false })`
  display: block;
  justify-self: center;
  width: 100%;
  max-width: 320px;
  height: clamp(96px, var(--hero, 22vh), 184px);
  fill: none;
  stroke: currentColor;
  stroke-width: 2.5;
  stroke-linecap: round;
  stroke-linejoin: round;
  .tile {
    fill: color-mix(in srgb, currentColor 12%, ${color('header')});
    stroke-opacity: 0.55;
  }
  .way {
    stroke-dasharray: 0.1 7;
    stroke-opacity: 0.7;
  }
  .ground {
    fill: color-mix(in srgb, currentColor 9%, transparent);
    stroke: none;
  }
  .coin {
    fill: ${color('points')};
    stroke: none;
  }
  .rim {
    stroke: ${color('header')};
    stroke-opacity: 0.35;
  }
  .sign {
    fill: ${color('header')};
    stroke: none;
  }
  ${wide} {
    max-width: 520px;
    height: clamp(200px, 42vh, 330px);
  }
`;
