import { useEffect, useState } from 'react';

/** The id of the heading of the section that is being read: the one at a third of the window's height. */
export function useCurrentSection(): string | null | undefined {
  const [current, setCurrent] = useState<string | null>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const read = entries.find(({ isIntersecting }) => isIntersecting);
        if (read) setCurrent(read.target.getAttribute('aria-labelledby'));
      },
      { rootMargin: '-33% 0% -67%' },
    );
    for (const section of document.querySelectorAll('main section')) observer.observe(section);
    return () => observer.disconnect();
  }, []);
  return current;
}
