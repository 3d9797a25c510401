import { ButtonLink, Centered, color, DrawingCanvas, font, space, styled } from '@poku/kit';
import { WaitBar } from '../../features/list-partners/link/wait-bar';
import { paths } from '../../paths';
import { linkingWording } from '../../wording/linking';
import { EWALLET_BIND_MS } from '../../limits';

const Root = styled(Centered)`
  padding-block: ${space(6)};
`;
const Title = styled.p`
  ${font('heading', 'bold')}
  text-wrap: balance;
`;
const Text = styled.p`
  color: ${color('inkMuted')};
  text-wrap: pretty;
`;
const Bar = styled.div`
  width: min(100%, 280px);
`;

/** The wait before the e-wallet's page, with a way out. */
export function Preparing({ name }: { readonly name: string }) {
  return (
    <Root $gap={3}>
      <DrawingCanvas viewBox="0 0 200 120" width="200" height="120">
        <path className="ground" d="M30 96C12 72 28 36 66 28s92-8 108 20-2 50-22 54-104 16-122-6z" />
        <rect className="surface" x="34" y="42" width="48" height="40" rx="8" />
        <path className="muted" d="M44 56h28M44 66h16" />
        <rect className="surface" x="120" y="42" width="48" height="40" rx="8" />
        <path className="line" d="M168 56h-14a6 6 0 0 0 0 12h14" />
        <path className="accent-line" d="M88 62h24m-7-7 7 7-7 7" />
      </DrawingCanvas>
      <div role="status">
        <Title>{linkingWording.bindStarting(name)}</Title>
        <Text>{linkingWording.bindStartingText(name)}</Text>
      </div>
      <Bar>
        <WaitBar durationMs={EWALLET_BIND_MS} />
      </Bar>
      <ButtonLink to={paths.ewallets()} variant="text">
        {linkingWording.cancel}
      </ButtonLink>
    </Root>
  );
}
