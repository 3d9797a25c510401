import { termsCall } from '@poku/flows/legal';
import { TextPlaceholder } from '../../features/read-text/text.placeholder';

export const Placeholder = () => <TextPlaceholder call={termsCall.path} />;
