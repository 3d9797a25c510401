import { useLayoutEffect, useRef } from 'react';
import {
  Button,
  ButtonLink,
  Caption,
  Card,
  Centered,
  color,
  DrawingCanvas,
  font,
  space,
  Stack,
  styled,
} from '@poku/kit';
import { paths } from '../../paths';
import { reportWording } from '../../wording/report';

const Root = styled(Centered)`
  padding-top: ${space(4)};
`;
const Title = styled.h2`
  ${font('title', 'bold')}
`;
const TicketNumber = styled.p`
  ${font('heading', 'bold')}
  overflow-wrap: anywhere;
  user-select: all;
`;
const Answer = styled.p`
  color: ${color('inkMuted')};
`;
const Ways = styled(Stack)`
  justify-self: stretch;
`;

export interface SentReportProps {
  /** What the report is named by. */
  readonly number: string;
  readonly onAnother: () => void;
}

/** What became of a report, in the place of its form: its number, and when it is answered ([C] §8). */
export function SentReport({ number, onAnother }: SentReportProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone.
  useLayoutEffect(() => title.current?.focus(), []);
  return (
    <Root>
      <DrawingCanvas viewBox="0 0 200 150" width={180} height={135}>
        <path className="ground" d="M30 118C12 90 28 44 66 34s92-8 108 26-2 62-22 66-104 18-122-8z" />
        <path
          className="surface"
          d="M48 52h88a6 6 0 0 1 6 6v54a6 6 0 0 1-6 6H48a6 6 0 0 1-6-6V58a6 6 0 0 1 6-6z"
        />
        <path className="line" d="m44 56 48 36 48-36" />
        <circle className="accent" cx="148" cy="52" r="20" />
        <path className="line" d="m139 52 6 6 12-13" />
      </DrawingCanvas>
      <Title ref={title} tabIndex={-1}>
        {reportWording.sent}
      </Title>
      <Card>
        <Caption>{reportWording.number}</Caption>
        <TicketNumber>{number}</TicketNumber>
      </Card>
      <Answer>{reportWording.promise}</Answer>
      <Ways $gap={2}>
        <ButtonLink fullWidth replace to={paths.help()}>
          {reportWording.toHelpCentre}
        </ButtonLink>
        <Button fullWidth variant="text" onClick={onAnother}>
          {reportWording.another}
        </Button>
      </Ways>
    </Root>
  );
}
