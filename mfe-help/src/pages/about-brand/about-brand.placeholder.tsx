import { aboutCall } from '@poku/flows/legal';
import { TextPlaceholder } from '../../features/read-text/text.placeholder';
import { ToGuide } from './to-guide';

export const Placeholder = () => (
  <TextPlaceholder call={aboutCall.path}>
    <ToGuide />
  </TextPlaceholder>
);
