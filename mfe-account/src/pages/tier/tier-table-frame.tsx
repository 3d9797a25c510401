import { Caption } from '@poku/kit';
import type { ReactNode } from 'react';
import { tierTableWording } from '../../wording/tier-table';
import { Surface, Table, Title } from './tier-table.styles';

/** The table of levels without its rows. */
export const TierTableFrame = ({ children }: { readonly children: ReactNode }) => (
  <Surface>
    <Table>
      <caption>
        <Title>{tierTableWording.title}</Title>
        <Caption>{tierTableWording.note}</Caption>
      </caption>
      <thead>
        <tr>
          <th scope="col">{tierTableWording.level}</th>
          <th scope="col">{tierTableWording.from}</th>
          <th scope="col">{tierTableWording.missing}</th>
          <th scope="col">{tierTableWording.benefits}</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  </Surface>
);
