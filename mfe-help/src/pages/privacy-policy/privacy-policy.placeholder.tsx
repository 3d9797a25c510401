import { privacyPolicyCall } from '@poku/flows/legal';
import { TextPlaceholder } from '../../features/read-text/text.placeholder';

export const Placeholder = () => <TextPlaceholder call={privacyPolicyCall.path} />;
