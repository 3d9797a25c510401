import { color, Picture, radius, styled } from '@poku/kit';

const Frame = styled.span<{ $size: number }>`
  display: block;
  flex: none;
  align-self: start;
  width: ${({ $size }) => $size}px;
  border: 1px solid ${color('line')};
  border-radius: ${radius.card};
  overflow: hidden;
`;

interface PartnerLogoProps {
  readonly src: string;
  /** Edge in CSS pixels. Default 56. */
  readonly size?: number;
}

/** A partner's logo in its square; the name always stands beside it. */
export function PartnerLogo({ src, size = 56 }: PartnerLogoProps) {
  return (
    <Frame $size={size}>
      <Picture src={src} alt="" ratio="1:1" width={size} fit="contain" />
    </Frame>
  );
}
