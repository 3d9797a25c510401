/**
 * The one way to the router. The shell provides this module to every remote, so a name that is missing here is
 * `undefined` in a remote: add it here and the type checker sees it everywhere.
 */
export {
  createBrowserRouter,
  createMemoryRouter,
  Form,
  isRouteErrorResponse,
  Link,
  Navigate,
  NavLink,
  Outlet,
  redirect,
  replace,
  RouterProvider,
  ScrollRestoration,
  useActionData,
  useBlocker,
  useFetcher,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
  useSubmit,
} from 'react-router-dom';
export { shouldRevalidateBy } from './should-revalidate';
export type {
  ActionFunctionArgs,
  DataRouter,
  LinkProps,
  LoaderFunctionArgs,
  Location,
  NavigateFunction,
  NavLinkProps,
  RouteObject,
  SubmitTarget,
  To,
  UIMatch,
} from 'react-router-dom';
