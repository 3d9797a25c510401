import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from '@poku/kit/router';
import { Gallery } from './gallery';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <RouterProvider router={createBrowserRouter([{ path: '*', element: <Gallery /> }])} />,
);
