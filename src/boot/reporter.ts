import type { RootDataset } from './attributes';

// Builds without a collector (.env.example) do not contain this code.
if (import.meta.env.VITE_REPORT_URL) {
  const { reporter }: RootDataset = document.getElementById('root')?.dataset ?? {};
  if (reporter) addEventListener('load', () => import(/* @vite-ignore */ reporter));
}
