import type { ComponentProps } from 'react';
import { LineIcon } from '../../components/line-icon/LineIcon';
import { brand } from '../../content/brand';
import { support } from '../../content/support';
import { answers } from '../../content/support.md';
import css from './support.module.css';

export function SearchField(props: {
  readonly fieldProps: Pick<ComponentProps<'input'>, 'ref' | 'onInput'>;
  /** Undefined without a search. */
  readonly count: number | undefined;
}) {
  const { fieldProps, count } = props;
  return (
    <search className={css.search}>
      <label htmlFor="search">{support.search.label}</label>
      <LineIcon
        path="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM20 20l-4.9-4.9"
        width="1.5rem"
        height="1.5rem"
      />
      {/* Autocomplete stays on: without it, WebKit empties the field when the user comes back. */}
      <input
        {...fieldProps}
        id="search"
        name="search"
        type="search"
        placeholder={support.search.example}
        enterKeyHint="search"
        maxLength={100}
      />
      <div role="status">{count !== undefined && <Outcome count={count} />}</div>
    </search>
  );
}

function Outcome({ count }: { readonly count: number }) {
  if (count > 0) return <p>{support.search.count(count, answers.length)}</p>;
  return (
    <p>
      {support.search.none} <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>.
    </p>
  );
}
