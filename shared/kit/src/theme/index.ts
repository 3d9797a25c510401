export { type ColorName, colorVariable, type Palette } from '@poku/domain/palette';
export { createTheme, plainTheme, type Theme } from './theme';
export { GlobalStyle, type GlobalStyleProps } from './global-style';
export {
  barHeightVariable,
  color,
  depth,
  desk,
  focusRing,
  focusWidth,
  font,
  forcedColours,
  type FontName,
  type FontWeight,
  lineLength,
  linkDecoration,
  textLink,
  motion,
  radius,
  screenTop,
  shadow,
  space,
  tabularNumbers,
  touchTarget,
  medium,
  wide,
} from './tokens';
