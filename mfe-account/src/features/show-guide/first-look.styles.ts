import { color, depth, font, keyframes, motion, radius, shadow, space, styled, wide } from '@poku/kit';

const rise = keyframes`
  from { opacity: 0; transform: translateY(16px); }
`;
/** Above the bottom menu, which stays in reach; on a desk in the corner. */
export const Root = styled.section`
  position: fixed;
  inset: auto ${space(3)} calc(72px + env(safe-area-inset-bottom));
  z-index: ${depth.menu};
  display: grid;
  gap: ${space(3)};
  max-height: 60dvh;
  padding: ${space(4)};
  border: 1px solid ${color('line')};
  border-radius: ${radius.card};
  background: ${color('card')};
  color: ${color('ink')};
  box-shadow: ${shadow};
  overflow: auto;
  animation: ${rise} ${motion.calm} ease-out;
  ${wide} {
    inset: auto ${space(6)} ${space(6)} auto;
    width: 400px;
  }
`;
export const Title = styled.h2`
  ${font('heading', 'bold')}
`;
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`;
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
