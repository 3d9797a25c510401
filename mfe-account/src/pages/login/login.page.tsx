import type { PageModule } from '@poku/shared/contract';
import { accessWording, safeRedirect } from '@poku/shared/domain';
import { usePlatform } from '@poku/shared/platform';
import { Link, useLocation } from '@poku/shared/router';
import { color, font, space, styled, touchTarget } from '@poku/shared/ui';
import { useLeaveOnceMember } from '../../features/start-session';
import { paths } from '../../paths';
import { LoginForm } from './login.form';
import { LoginFrame } from './login-frame';

const NoAccount = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 ${space(1)};
  color: ${color('inkMuted')};
`;
const RegisterLink = styled(Link)`
  ${font('body', 'bold')}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: ${touchTarget};
  min-height: ${touchTarget};
  color: ${color('primary')};
`;

function LoginPage() {
  const platform = usePlatform();
  const { search } = useLocation();
  useLeaveOnceMember(safeRedirect(new URLSearchParams(search).get('redirectUri'), platform));

  return (
    <LoginFrame>
      <LoginForm />
      {platform.isKnownPath(paths.register()) && (
        <NoAccount>
          {accessWording.noAccountYet}
          <RegisterLink to={paths.register(search)}>{accessWording.toRegister}</RegisterLink>
        </NoAccount>
      )}
    </LoginFrame>
  );
}

export const page: PageModule = { Component: LoginPage, title: accessWording.loginTitle };
