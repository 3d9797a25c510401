import { color, Icon, type IconName, LineIcon, PointMark, space, styled } from '@poku/kit';

export const title = 'Icons';

const icons: readonly IconName[] = [
  'home',
  'swap',
  'coupon',
  'history',
  'profile',
  'back',
  'close',
  'chevron',
  'chevron-down',
  'eye',
  'eye-off',
  'heart',
  'plus',
  'minus',
  'search',
  'filter',
  'bell',
  'check',
  'warning',
  'info',
  'logout',
  'link',
  'wallet',
  'gift',
  'help',
  'copy',
];

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)};
  color: ${color('primary')};
`;

export function Example() {
  return (
    <Row>
      {icons.map((name) => (
        <Icon key={name} name={name} />
      ))}
      <Icon name="heart" filled />
      <LineIcon>
        <path d="M20 14.5A8.5 8.5 0 1 1 9.5 4 7 7 0 0 0 20 14.5z" />
      </LineIcon>
      <PointMark size={24} />
    </Row>
  );
}
