import { Outlet } from 'react-router-dom';
import { PageFrame } from '../PageFrame';
import { Footer } from './Footer';
import { Header, Menu } from './Navigation';

export default function LivelyLayout() {
  return (
    <>
      <PageFrame header={<Header />} footer={<Footer />}>
        <Outlet />
      </PageFrame>
      <Menu />
    </>
  );
}
