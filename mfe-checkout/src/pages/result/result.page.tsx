import type { PageModule } from '@poku/shared/contract';
import { checkoutWording } from '@poku/shared/domain';
import { useLoaderData } from '@poku/shared/router';
import { ButtonLink, color, Drawing, type DrawingName, font, space, styled } from '@poku/shared/ui';
import { paths, type ResultStatus } from '../../paths';
import { loader } from './loader';

interface ResultView {
  readonly drawing: DrawingName;
  readonly title: string;
  readonly text: string;
}

const views: Readonly<Record<ResultStatus, ResultView>> = {
  success: {
    drawing: 'coupon',
    title: checkoutWording.successTitle,
    text: checkoutWording.successText,
  },
  processing: {
    drawing: 'history',
    title: checkoutWording.processingTitle,
    text: checkoutWording.processingText,
  },
  timeout: {
    drawing: 'offline',
    title: checkoutWording.timeoutTitle,
    text: checkoutWording.timeoutText,
  },
  failed: {
    drawing: 'broken',
    title: checkoutWording.failedTitle,
    text: checkoutWording.failedText,
  },
};

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  padding: ${space(8)} 0;
  text-align: center;
  > a {
    margin-top: ${space(3)};
  }
`;
const Title = styled.h2`
  ${font('title', 'bold')}
  text-wrap: balance;
`;
const Text = styled.p`
  color: ${color('inkMuted')};
  text-wrap: balance;
`;

function ResultPage() {
  const { status } = useLoaderData<typeof loader>();
  const { drawing, title, text } = views[status];
  return (
    <Root>
      <Drawing name={drawing} />
      <Title>{title}</Title>
      <Text>{text}</Text>
      <ButtonLink to={paths.burnHistory()}>{checkoutWording.toHistory}</ButtonLink>
    </Root>
  );
}

export const page: PageModule = {
  loader,
  Component: ResultPage,
  title: checkoutWording.resultTitle,
};
