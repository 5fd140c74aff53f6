import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { HeroScene } from '../../src/components/art/HeroScene';
import { Illustration } from '../../src/components/art/Illustration';
import { LivelyMark } from '../../src/components/logo/LivelyMark';
import { LivelyTile } from '../../src/components/logo/LivelyTile';
import { StudioMark } from '../../src/components/logo/StudioMark';
import { HomePhone } from '../../src/components/mockups/HomePhone';
import { brand } from '../../src/content/brand';
import { company } from '../../src/content/company';
import { illustrations } from '../../src/content/illustrations';
import '../../src/app/tokens.css';
import '../../src/app/global.css';
import css from './images.module.css';

/** An image, with its path in public/ and its size in pixels. */
function Image(props: {
  readonly file: string;
  readonly width: number;
  readonly height?: number;
  readonly children: ReactNode;
}) {
  const { file, width, height = width, children } = props;
  return (
    <div data-file={file} className={css.image} style={{ width, height }}>
      {children}
    </div>
  );
}

/** A link preview image, in the size for Open Graph and Twitter. */
function Card({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Image file={`social/${name}.png`} width={1200} height={630}>
      {children}
    </Image>
  );
}

/** The tile without rounded corners, because systems mask icons with their own shape. */
function LivelySquare({ margin = 0 }: { readonly margin?: number }) {
  const size = 44 + 2 * margin;
  return (
    <svg
      viewBox={`${-margin} ${-margin} ${size} ${size}`}
      width="100%"
      height="100%"
      aria-hidden="true"
    >
      <path d="M-9-9H53V53H-9z" fill="#1c5fb0" />
      <path d="M-9 31H0V34H44V31h9V53H-9z" fill="#154a8b" />
      <LivelyTile />
    </svg>
  );
}

function StudioSquare() {
  return (
    <div className={css.studioSquare}>
      <StudioMark size={180} />
    </div>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <>
    <Card name="lively">
      <div className={css.lively}>
        <HeroScene>
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
    </Card>
    <Card name="studio">
      <div className={css.studio}>
        <StudioMark size={300} />
        <div>
          <p className={css.name}>{brand.studio}</p>
          <p className={css.line}>{company.title}</p>
        </div>
      </div>
    </Card>
    {illustrations.map((drawing) => (
      <Card key={drawing} name={drawing}>
        <Illustration image={drawing} className={css.whole} />
      </Card>
    ))}
    {[180, 192, 512].map((size) => (
      <Image key={size} file={`icons/lively-${size}.png`} width={size}>
        <LivelySquare />
      </Image>
    ))}
    {/* Some systems mask it with a circle of 80% of its width: the mark stays inside. */}
    <Image file="icons/lively-maskable-512.png" width={512}>
      <LivelySquare margin={6} />
    </Image>
    <Image file="icons/studio-180.png" width={180}>
      <StudioSquare />
    </Image>
  </>,
);
