import { useLayoutEffect, useRef } from 'react';
import { ButtonLink, Centered, color, DrawingCanvas, font, space, styled } from '@poku/kit';
import { paths } from '../../paths';
import { feedbackWording } from '../../wording/feedback';

const Root = styled(Centered)`
  padding-top: ${space(6)};
`;
const Title = styled.h2`
  ${font('title', 'bold')}
`;
const Text = styled.p`
  margin-bottom: ${space(2)};
  color: ${color('inkMuted')};
  text-wrap: balance;
`;

/** Stands in the place of the questions once they are answered. */
export function Thanks() {
  const title = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone.
  useLayoutEffect(() => title.current?.focus(), []);
  return (
    <Root $gap={3}>
      <DrawingCanvas viewBox="0 0 200 150" width={200} height={150}>
        <path className="ground" d="M30 118C12 90 28 44 66 34s92-8 108 26-2 62-22 66-104 18-122-8z" />
        <path
          className="surface"
          d="M52 44h96a8 8 0 0 1 8 8v44a8 8 0 0 1-8 8h-34l-20 18v-18H52a8 8 0 0 1-8-8V52a8 8 0 0 1 8-8z"
        />
        <path
          className="accent"
          d="m100 52 6.5 13.5 15 2.2-10.8 10.5 2.5 14.800L100 86l-13.2 7 2.5-14.8-10.8-10.5 15-2.200z"
        />
        <path className="accent-line" d="M150 26v12m-6-6h12" />
      </DrawingCanvas>
      <Title ref={title} tabIndex={-1}>
        {feedbackWording.thanksTitle}
      </Title>
      <Text>{feedbackWording.thanks}</Text>
      <ButtonLink replace to={paths.aboutApp()}>
        {feedbackWording.done}
      </ButtonLink>
    </Root>
  );
}
