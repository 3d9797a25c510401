import { commonWording } from '@poku/domain/wording/common';
import { useEvent } from '@poku/platform';
import { color, depth, font, space, Spinner, styled } from '@poku/kit';
import { useState } from 'react';

const Cover = styled.div`
  ${font('heading', 'bold')}
  position: fixed;
  inset: 0;
  z-index: ${depth.toast};
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(4)};
  background: ${color('paper')};
  color: ${color('ink')};
`;

/** Covers the page while a logout takes its timed steps ([A] §4). */
export function LeavingDialog() {
  const [isLeaving, setLeaving] = useState(false);
  useEvent('task.started', ({ task }) => {
    if (task === 'logout') setLeaving(true);
  });
  useEvent('task.ended', ({ task }) => {
    if (task === 'logout') setLeaving(false);
  });
  if (!isLeaving) return null;
  return (
    <Cover role="status">
      <Spinner size={32} label={null} />
      {commonWording.loggingOut}
    </Cover>
  );
}
