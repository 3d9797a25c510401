/** The few router names that the kit's own parts need. */
export { Link, useHref, useLocation, useNavigate } from 'react-router-dom';
export type { To } from 'react-router-dom';
