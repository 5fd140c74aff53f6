import { Outlet } from 'react-router-dom';
import { useHydrated } from '../../components/hydration/use-hydrated';
import { brand } from '../../content/brand';

/** For screens that are nothing without what only the browser knows: their prerendered page is the frame. */
export function AfterHydration() {
  return useHydrated() ? <Outlet /> : <title>{brand.product}</title>;
}
