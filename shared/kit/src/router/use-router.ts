import { useContext } from 'react';
import { type DataRouter, UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';

/**
 * The router itself, whose `state` is what holds now; the other hooks give what was last rendered, which is behind while the
 * router is already on its way. Throws outside a `RouterProvider`.
 */
export function useRouter(): DataRouter {
  const context = useContext(DataRouterContext);
  if (context === null) throw new Error('useRouter outside a RouterProvider');
  return context.router;
}
