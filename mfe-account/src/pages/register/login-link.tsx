import { registrationWording } from '@poku/shared/domain';
import { Link, useLocation } from '@poku/shared/router';
import { color, font, space, styled, touchTarget } from '@poku/shared/ui';
import { paths } from '../../paths';

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 ${space(1)};
  color: ${color('inkMuted')};
`;
const ToLogin = styled(Link)`
  ${font('body', 'bold')}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: ${touchTarget};
  min-height: ${touchTarget};
  color: ${color('primary')};
`;

/** For who has an account; takes the query along, so that the login leads where the visitor wanted to go. */
export function LoginLink() {
  const { search } = useLocation();
  return (
    <Row>
      {registrationWording.hasAccount}
      <ToLogin to={paths.login(search)}>{registrationWording.toLogin}</ToLogin>
    </Row>
  );
}
