import { useState } from 'react';
import { useMember } from '@poku/platform';
import { Stack } from '@poku/kit';
import { RunningCodeTile } from './running-code-tile';

/** The codes that the member was shown and has not used, each with the time that it has left and the way to it (D51). */
export function Widget() {
  const { runningCodes = [] } = useMember().customer;
  const [, setEnded] = useState(0);
  const running = runningCodes.filter(({ endsAt }) => Date.parse(endsAt) > Date.now());
  return (
    <Stack $gap={3}>
      {running.map((code) => (
        <RunningCodeTile key={code.reference} code={code} onEnd={() => setEnded((count) => count + 1)} />
      ))}
    </Stack>
  );
}
