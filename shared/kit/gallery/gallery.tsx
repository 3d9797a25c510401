import {
  color,
  createTheme,
  EmptyState,
  font,
  GlobalStyle,
  space,
  styled,
  ThemeProvider,
  wide,
} from '@poku/kit';
import { useLocation, useSearchParams } from '@poku/kit/router';
import { shownAt } from './catalogue';
import { LookSwitch } from './look-switch';
import { readLook } from './looks';
import { PartIndex } from './part-index';
import { PartView } from './part-view';

const Page = styled.div`
  max-width: 1760px;
  margin: 0 auto;
  padding: 0 ${space(5)};
  ${wide} {
    display: grid;
    grid-template-columns: 240px minmax(0, 1fr);
    gap: ${space(8)};
  }
`;
const Side = styled.header`
  padding-block: ${space(5)};
  ${wide} {
    position: sticky;
    top: 0;
    height: 100vh;
    overflow-y: auto;
  }
`;
const Main = styled.main`
  min-width: 0;
  padding-block: ${space(5)} ${space(16)};
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${space(3)} ${space(8)};
`;
const Title = styled.h1`
  ${font('title', 'bold')}
  margin-bottom: ${space(5)};
`;
const Lead = styled.p`
  ${font('body')}
  padding-top: ${space(1.5)};
  color: ${color('inkMuted')};
`;
const SectionTitle = styled.h2`
  ${font('title', 'bold')}
  padding: ${space(8)} 0 ${space(3)};
`;

/** Every part of the kit in its states with its code, and an index of them. `?tema=`, `?mode=` and `?width=` choose the look. */
export function Gallery() {
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const path = location.pathname.replace(/^\/+|\/+$/g, '');
  const look = readLook(search);
  const shown = shownAt(path);
  return (
    <ThemeProvider theme={createTheme(null)}>
      <GlobalStyle $scheme={look.mode} />
      <Page>
        <Side>
          <Title>The kit</Title>
          <PartIndex path={path} search={location.search} />
        </Side>
        <Main>
          <Head>
            <Lead>Every part in its states. The code beside an example is the file that runs.</Lead>
            <LookSwitch
              look={look}
              onChange={(change) =>
                setSearch({ ...look, ...change }, { replace: true, preventScrollReset: true })
              }
            />
          </Head>
          {shown.length === 0 && <EmptyState drawing="not-found" text={`There is no part “${path}”.`} />}
          {shown.map(({ id, title, parts }) => (
            <section key={id} aria-label={title}>
              <SectionTitle>{title}</SectionTitle>
              {parts.map((part) => (
                <PartView key={part.path} part={part} look={look} search={location.search} />
              ))}
            </section>
          ))}
        </Main>
      </Page>
    </ThemeProvider>
  );
}
