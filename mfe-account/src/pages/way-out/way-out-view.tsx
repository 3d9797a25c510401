import { commonWording } from '@poku/domain/wording/common';
import { Button, ButtonLink, Notice, Spinner, Stack } from '@poku/kit';
import { wayOutCodeWording, WayOutCode } from '../../calls/way-out';
import { Letter } from '../../features/draw-letter';
import { paths } from '../../paths';
import { wayOutWording } from '../../wording/way-out';
import { useWayOut } from './use-way-out';

const toSettings = (
  <ButtonLink fullWidth variant="secondary" to={paths.notificationSettings()}>
    {wayOutWording.toSettings}
  </ButtonLink>
);

/** A link that ends nothing, and where it can be done. */
export const UnknownWayOut = () => (
  <Letter kind="failed" title={wayOutCodeWording[WayOutCode.unknown] ?? ''} text={wayOutWording.unknown}>
    {toSettings}
  </Letter>
);

/** Asks once whether e-mails end, ends them by a press, and says how they come back. */
export function WayOutView({ token }: { readonly token: string }) {
  const { state, problem, take, retry } = useWayOut(token);
  switch (state.status) {
    case 'looking':
      return (
        <Stack $align="center" role="status">
          <Spinner label={null} />
          <p>{wayOutWording.looking}</p>
        </Stack>
      );
    case 'unknown':
      return <UnknownWayOut />;
    case 'failed':
      return (
        <Letter kind="failed" title={wayOutWording.failed} text={state.message}>
          <Button fullWidth onClick={retry}>
            {commonWording.retry}
          </Button>
        </Letter>
      );
    case 'off':
      return (
        <Letter kind="done" title={wayOutWording.turnedOff[state.emails]} text={wayOutWording.backOn}>
          {toSettings}
        </Letter>
      );
    default:
      return (
        <Letter
          kind="asks"
          title={wayOutWording.question[state.emails]}
          text={wayOutWording.consequence[state.emails]}
        >
          <Stack $gap={3}>
            {problem !== undefined && <Notice tone="error">{problem}</Notice>}
            <Button fullWidth busy={state.status === 'taking'} onClick={() => void take(state.emails)}>
              {wayOutWording.confirm}
            </Button>
          </Stack>
        </Letter>
      );
  }
}
