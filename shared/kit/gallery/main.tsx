import { createRoot } from 'react-dom/client';
import { createBrowserRouter, createMemoryRouter, RouterProvider } from '@poku/kit/router';
import { partAt } from './catalogue';
import { FramePage } from './frame-page';
import { Gallery } from './gallery';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const [, framed] = /^\/frame\/(.+)$/.exec(location.pathname) ?? [];
const part = framed === undefined ? undefined : partAt(framed);
// Examples say what members read.
if (part) document.documentElement.lang = 'id';
// Links of an example lead nowhere: it stays in its frame.
const router = part
  ? createMemoryRouter([{ path: '*', element: <FramePage part={part} /> }])
  : createBrowserRouter([{ path: '*', element: <Gallery /> }]);
createRoot(root).render(<RouterProvider router={router} />);
