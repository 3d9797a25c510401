import { font, styled } from '@poku/kit';

/** Fields that answer one question together; its first child is a `FieldLegend`. */
export const FieldGroup = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;
/** The question of a `FieldGroup`. */
export const FieldLegend = styled.legend`
  ${font('body', 'bold')}
  padding: 0;
`;
