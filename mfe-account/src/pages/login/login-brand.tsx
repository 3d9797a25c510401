import { BRAND } from '@poku/domain/brand';
import { usePlatform } from '@poku/platform';
import { font, PointMark, radius, space, styled } from '@poku/kit';
import { loginWording } from '../../wording/login';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
`;
const Name = styled.span`
  ${font('title', 'bold')}
  letter-spacing: -0.01em;
  overflow-wrap: break-word;
`;
const Logo = styled.img`
  display: block;
  flex: none;
  width: 48px;
  height: 48px;
  border-radius: ${radius.card};
`;
const Words = styled.div`
  display: grid;
  flex: 1 1 min-content;
  min-width: 0;
`;
const Companion = styled.span`
  ${font('caption')}
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
`;

/** Poku's mark, or the partner's whose origin this is, with Poku beside it (D29). */
export function LoginBrand() {
  const { partner } = usePlatform().config;
  if (partner === null) {
    return (
      <Row>
        <PointMark size={40} />
        <Name>{BRAND.name}</Name>
      </Row>
    );
  }
  return (
    <Row>
      <Logo src={partner.logo} alt="" width={48} height={48} />
      <Words>
        <Name>{partner.name}</Name>
        <Companion>
          <PointMark size={15} />
          {loginWording.withBrand}
        </Companion>
      </Words>
    </Row>
  );
}
