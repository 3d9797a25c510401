import { textMark, WHOLE_MARKS } from '@poku/contract';
import { wireName } from '@poku/contract/calls';
import { customerDetailCall } from '@poku/domain/calls/customer-detail';
import { Sample } from '@poku/kit/placeholder';
import { HomeHeader, HomeHeaderView } from '../layout/home-header';

const { fields } = customerDetailCall.answer;
const wire = (name: 'name' | 'tier' | 'totalPoints') => wireName(name, fields[name]);

/** The header of a member's home on its way: with name, tier and points as soon as it is known who is here. */
export const HomeHeaderPlaceholder = () => (
  <>
    <Sample rows={{ call: customerDetailCall.path, isOne: true, wholes: [wire('totalPoints')] }}>
      <HomeHeaderView name={textMark(wire('name'))} tier={textMark(wire('tier'))} totalPoints={WHOLE_MARKS} />
    </Sample>
    <HomeHeader />
  </>
);
