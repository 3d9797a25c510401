import { useEffect, useRef, useState } from 'react';
import { color, radius, styled } from '@poku/kit';
import type { Part } from './catalogue';
import type { Look } from './looks';

/** Until its page says how high it is. */
const FIRST_HEIGHT_PX = 96;

const Frame = styled.iframe`
  display: block;
  width: 100%;
  border: 1px solid ${color('line')};
  border-radius: ${radius.card};
  background: ${color('paper')};
`;

interface PreviewProps {
  readonly part: Part;
  readonly look: Look;
}

/** An example in a page of its own, so that its width is a screen's, as high as it is. */
export function Preview({ part, look }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [heightPx, setHeightPx] = useState(part.heightPx ?? FIRST_HEIGHT_PX);
  const [loads, setLoads] = useState(0);

  useEffect(() => {
    const root = frame.current?.contentDocument?.getElementById('root');
    if (!root || part.heightPx !== undefined) return undefined;
    const observer = new ResizeObserver(() =>
      setHeightPx(Math.ceil(root.getBoundingClientRect().height) + 2),
    );
    observer.observe(root);
    return () => observer.disconnect();
  }, [loads, part.heightPx]);

  const { tema, mode, width } = look;
  return (
    <Frame
      ref={frame}
      title={`${part.title}, live`}
      src={`/frame/${part.path}?${new URLSearchParams({ tema, mode })}`}
      loading="lazy"
      onLoad={() => setLoads(loads + 1)}
      style={{ height: heightPx, maxWidth: width === 'full' ? undefined : Number(width) + 2 }}
    />
  );
}
