import { createRoot } from 'react-dom/client';
import { HeroScene, sceneLayer } from '../../src/components/art/HeroScene';
import { Illustration } from '../../src/components/art/Illustration';
import { Sun } from '../../src/components/art/shapes';
import { LivelyMark } from '../../src/components/logo/LivelyMark';
import { StudioMark } from '../../src/components/logo/StudioMark';
import { HomePhone } from '../../src/components/mockups/HomePhone';
import { brand } from '../../src/content/brand';
import { company } from '../../src/content/company';
import { illustrations } from '../../src/content/text-parts';
import '../../src/app/tokens.css';
import '../../src/app/global.css';
import css from './images.module.css';

/** Replaces the home page's sun, which visitors move. */
const sun = (
  <svg {...sceneLayer} aria-hidden="true">
    <Sun x={919} y={208} r={88} halo={1.8} />
  </svg>
);

// tools/render.ts saves each part with a `data-name` as a link preview, public/social/NAME.png.
createRoot(document.body).render(
  <>
    <div data-name="lively" className={css.lively}>
      <HeroScene sun={sun}>
        <div className={css.phone}>
          <HomePhone label="" />
        </div>
      </HeroScene>
      <p className={css.brand}>
        <LivelyMark size={72} />
        {brand.product}
      </p>
      <p className={css.headline}>{brand.tagline}</p>
    </div>
    <div data-name="studio" className={css.studio}>
      <StudioMark size={300} />
      <div>
        <p className={css.name}>{brand.studio}</p>
        <p className={css.line}>{company.title}</p>
      </div>
    </div>
    {illustrations.map((image) => (
      <div key={image} data-name={image}>
        <Illustration image={image} label="" />
      </div>
    ))}
  </>,
);
