import { useState } from 'react';
import { parse, type ParsedToken } from 'sugar-high/core';
import * as typescript from 'sugar-high/lang/typescript';
import { Button, color, type ColorName, font, Icon, radius, space, styled } from '@poku/kit';

const colors: Readonly<Record<ParsedToken['type'], ColorName>> = {
  keyword: 'error',
  string: 'success',
  jsxliterals: 'ink',
  class: 'info',
  property: 'warning',
  entity: 'primary',
  comment: 'inkMuted',
  identifier: 'ink',
  sign: 'inkMuted',
  break: 'ink',
  space: 'ink',
};

const Root = styled.figure`
  min-width: 0;
  overflow: hidden;
  border: 1px solid ${color('line')};
  border-radius: ${radius.card};
  background: ${color('card')};
`;
const Head = styled.figcaption`
  ${font('caption')}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding-inline-start: ${space(4)};
  border-bottom: 1px solid ${color('line')};
  color: ${color('inkMuted')};
  overflow-wrap: anywhere;
  button {
    flex: none;
  }
`;
const Text = styled.pre`
  ${font('caption')}
  max-height: 520px;
  margin: 0;
  padding: ${space(4)};
  overflow: auto;
  font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
  &:focus-visible {
    outline-offset: -3px;
  }
`;

interface CodeProps {
  /** What the code is of. */
  readonly title: string;
  /** Where it stands in `shared/kit`. */
  readonly file: string;
  readonly source: string;
}

/** Source of an example, with a button that copies it. */
export function Code({ title, file, source }: CodeProps) {
  const [isCopied, setIsCopied] = useState(false);
  const handleCopy = async (): Promise<void> => {
    await navigator.clipboard.writeText(source);
    setIsCopied(true);
  };
  return (
    <Root>
      <Head>
        <span>{file}</span>
        <Button variant="text" onClick={() => void handleCopy()} onBlur={() => setIsCopied(false)}>
          <Icon name={isCopied ? 'check' : 'copy'} size={20} />
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      </Head>
      <Text tabIndex={0} role="region" aria-label={`Code of ${title}`}>
        <code>
          {parse(source, typescript).lines.map(({ index, tokens }) => (
            <span key={index}>
              {tokens.map(({ type, value }, place) => (
                <span key={place} style={{ color: color(colors[type]) }}>
                  {value}
                </span>
              ))}
              {'\n'}
            </span>
          ))}
        </code>
      </Text>
    </Root>
  );
}
