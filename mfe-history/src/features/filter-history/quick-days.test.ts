import { quickDays } from './quick-days';

test('seven and thirty days count today', () => {
  expect(quickDays('week', '2026-11-21')).toEqual({ from: '2026-11-15', to: '2026-11-21' });
  expect(quickDays('month', '2026-03-01')).toEqual({ from: '2026-01-31', to: '2026-03-01' });
});

test('three months begin on the same day of the month, or on its last', () => {
  expect(quickDays('quarter', '2026-11-21')).toEqual({ from: '2026-08-21', to: '2026-11-21' });
  expect(quickDays('quarter', '2026-05-31')).toEqual({ from: '2026-02-28', to: '2026-05-31' });
  expect(quickDays('quarter', '2028-01-31')).toEqual({ from: '2027-10-31', to: '2028-01-31' });
});
