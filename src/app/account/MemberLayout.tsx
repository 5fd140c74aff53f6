import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { useHydrated } from '../../components/hydration/use-hydrated';
import { brand } from '../../content/brand';
import { queries } from '../../session/queries';

/**
 * For screens that are nothing without what only the browser knows: their prerendered page is the
 * frame. They are also the ones that show what the server keeps; the forms come without that part.
 */
export default function MemberLayout() {
  return (
    <QueryClientProvider client={queries}>
      {useHydrated() ? <Outlet /> : <title>{brand.product}</title>}
    </QueryClientProvider>
  );
}
