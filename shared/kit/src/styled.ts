/** styled-components as the kit and the remotes see it: one copy, given by the shell. */
export {
  createGlobalStyle,
  css,
  keyframes,
  styled,
  StyleSheetManager,
  ThemeProvider,
  useTheme,
} from 'styled-components';
