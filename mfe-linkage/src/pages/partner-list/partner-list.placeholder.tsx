import { LinksBones } from '../../features/list-partners/links.placeholder';
import { linkageWording } from '../../wording/linkage';

export const Placeholder = () => <LinksBones intro={linkageWording.partnersIntro} count={4} />;
