import { GlobalStyle, space, styled, ThemeProvider } from '@poku/kit';
import type { Part } from './catalogue';
import { readLook, themeOf } from './looks';

const Margin = styled.div`
  padding: ${space(4)};
`;

/** An example alone, in the theme that the address asks for. */
export function FramePage({ part: { Example, path } }: { readonly part: Part }) {
  const look = readLook(new URLSearchParams(location.search));
  const example = <Example />;
  return (
    <ThemeProvider theme={themeOf(look)}>
      <GlobalStyle $scheme={look.mode} />
      {path.startsWith('layout/') ? example : <Margin>{example}</Margin>}
    </ThemeProvider>
  );
}
