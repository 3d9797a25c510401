/**
 * The one way to the router. The shell provides this module to every remote, so a name that is missing here is
 * `undefined` in a remote: add it here and the type checker sees it everywhere.
 */
export {
  createBrowserRouter,
  createMemoryRouter,
  /** @public the contract promises it to a page with an `action` */
  Form,
  Link,
  /** @public releases of contract 1 use it */
  Navigate,
  Outlet,
  redirect,
  replace,
  RouterProvider,
  ScrollRestoration,
  /** @public the contract promises it to a page with an `action` */
  useActionData,
  useBlocker,
  /** @public releases of contract 1 use it */
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
  useSearchParams,
} from 'react-router-dom';
export { shouldRevalidateBy } from './should-revalidate';
export { useRouter } from './use-router';
export type {
  ActionFunctionArgs,
  DataRouter,
  LinkProps,
  LoaderFunctionArgs,
  Location,
  NavigateFunction,
  RouteObject,
  To,
  UIMatch,
} from 'react-router-dom';
