import { unifyAliases } from './aliases';

test('every spelling becomes ours and other fields stay', () => {
  expect(unifyAliases({ redemptionRuleid: 'R1', x: 1 })).toEqual({ redemptionRuleId: 'R1', x: 1 });
  expect(unifyAliases({ redirect_token: 't' })).toEqual({ redirectToken: 't' });
  expect(unifyAliases({ partnerIds: ['2', '3'] })).toEqual({ partnerId: ['2', '3'] });
});

test('spellings that agree are one field, spellings that disagree are 40003', () => {
  expect(unifyAliases({ redemptionRuleId: 'R1', redemptionId: 'R1' })).toEqual({ redemptionRuleId: 'R1' });
  expect(() => unifyAliases({ redemptionRuleId: 'R1', redemptionId: 'R2' })).toThrow('redemptionRuleId');
});

test('what is no object comes back as it is', () => {
  expect(unifyAliases(undefined)).toBeUndefined();
  expect(unifyAliases([{ redemptionId: 'R1' }])).toEqual([{ redemptionId: 'R1' }]);
});
