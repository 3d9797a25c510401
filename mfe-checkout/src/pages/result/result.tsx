import { AFTER_PURCHASE_SLOT } from '@poku/domain/brand';
import { Slot } from '@poku/platform';
import { ButtonLink, Centered, color, Drawing, font, Notice, space, Stack, styled } from '@poku/kit';
import { paths } from '../../paths';
import { transactionWording } from '../../wording/transaction';
import { checkoutWording } from '../../wording/checkout';
import type { ResultData } from './loader';
import { NextStep } from './next-step';
import { Receipt } from './receipt';
import { resultWords } from './result-words';
import { useResult } from './use-result';

const Head = styled(Centered)`
  grid-template-columns: minmax(0, 1fr);
  padding-block: ${space(4)};
`;
/** As high for every result, so that the receipt stays in its place when one turns into another. */
const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  min-height: 9.5em;
  max-width: 100%;
`;
const Title = styled.h2`
  ${font('title', 'bold')}
  text-wrap: balance;
`;
const Text = styled.p`
  color: ${color('inkMuted')};
  text-wrap: balance;
`;

/** The result of a payment in its four states, and the receipt ([C] §2, [C] §4). */
export function Result(data: ResultData) {
  const result = useResult(data);
  const { found, state, isOver } = result;
  const { drawing, title, texts } = resultWords(state, data.asked, found);

  return (
    <Stack>
      <Head $gap={3}>
        <Drawing name={drawing} />
        <Words role="status" aria-atomic>
          <Title>{title}</Title>
          {texts.map((text) => (
            <Text key={text}>{text}</Text>
          ))}
        </Words>
        <NextStep result={result} end={data.asked.end} />
        {isOver && <Notice tone="info">{transactionWording.pollOver}</Notice>}
        <ButtonLink to={paths.burnHistory()} variant="secondary" fullWidth>
          {checkoutWording.toHistory}
        </ButtonLink>
      </Head>
      {found.kind === 'transaction' && <Receipt transaction={found.transaction} />}
      {state === 'success' && <Slot name={AFTER_PURCHASE_SLOT} skeleton={() => null} failed={() => null} />}
    </Stack>
  );
}
