import type { ReactNode } from 'react';
import { usePlatform } from '@poku/platform';
import { color, font, PointMark, radius, space, Stack, styled } from '@poku/kit';
import { entryWording } from '../../wording/entry';

const Meeting = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  padding: ${space(6)} ${space(4)} ${space(5)};
  border-radius: ${radius.card};
  background: ${color('primarySoft')};
  color: ${color('ink')};
`;
const Marks = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
`;
const Mark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 64px;
  height: 64px;
  border-radius: ${radius.card};
  background: ${color('card')};
  overflow: hidden;
  img {
    display: block;
  }
`;
const Thread = styled.svg`
  flex: none;
  stroke: ${color('primary')};
`;
const Words = styled.p`
  ${font('body', 'bold')}
  text-align: center;
  overflow-wrap: anywhere;
`;

/** The partner's mark and ours, tied together, above what there is to do. */
export function EntryFrame({ children }: { readonly children?: ReactNode }) {
  const { partner } = usePlatform().config;
  return (
    <Stack $gap={5}>
      {partner !== null && (
        <Meeting>
          <Marks aria-hidden="true">
            <Mark>
              <img src={partner.logo} alt="" width={64} height={64} />
            </Mark>
            <Thread width={40} height={8} viewBox="0 0 40 8" focusable="false">
              <path d="M3 4h34" strokeWidth="4" strokeLinecap="round" strokeDasharray="0.1 8.400" />
            </Thread>
            <Mark>
              <PointMark size={48} />
            </Mark>
          </Marks>
          <Words>{entryWording.meeting(partner.name)}</Words>
        </Meeting>
      )}
      {children}
    </Stack>
  );
}
