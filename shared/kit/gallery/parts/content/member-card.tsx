import { Grid } from '@poku/kit';
import { MemberCard } from '@poku/kit/member-card';

export const title = 'Member card';

export function Example() {
  return (
    <Grid $columns={1} $wideColumns={3}>
      <MemberCard tier="Silver" name="Budi Santoso" points={50000} to="/poinku" />
      <MemberCard
        tier="Gold"
        name="Siti Rahma"
        points={35000}
        to="/poinku"
        note="5.000 poin hangus 31 Des 2026"
      />
      <MemberCard tier="Platinum" name="Agus Wijaya" points={1250000} to="/poinku" />
    </Grid>
  );
}
