import { color, depth, font, space, styled } from '@poku/kit';
import type { PlacedWidget } from './placed-widgets';

const Outline = styled.div`
  position: fixed;
  z-index: ${depth.toast};
  border: 2px dashed ${color('info')};
  pointer-events: none;
`;
const Label = styled.span`
  ${font('caption')}
  position: absolute;
  /* Above the line, so that it covers nothing of the widget. */
  inset: auto auto 100% -2px;
  max-width: 100%;
  padding: 0 ${space(1)};
  background: ${color('infoSoft')};
  color: ${color('info')};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Lines around widgets. The list in the devtools says the same in words. */
export function SlotOutlines({ widgets }: { readonly widgets: readonly PlacedWidget[] }) {
  return (
    <div aria-hidden="true">
      {widgets
        .filter(({ height }) => height > 0)
        .map(({ label, ...place }) => (
          <Outline key={label} style={place}>
            <Label>{label}</Label>
          </Outline>
        ))}
    </div>
  );
}
