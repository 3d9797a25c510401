import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from '@poku/kit/router';
import { Tour } from './tour';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  // Parts of the kit are links of a router.
  <RouterProvider router={createMemoryRouter([{ path: '*', element: <Tour /> }])} />,
);
