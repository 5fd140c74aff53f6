import { LineIcon } from '../../components/line-icon/LineIcon';
import { premium } from '../../content/premium';
import css from './comparison-table.module.css';

const { heading, feature, plans, included, notIncluded } = premium.comparison;

/** A row for each feature: first those that only the last plan has, at the end those of all. */
const rows = plans
  .flatMap(({ adds }, firstPlanIndex) => adds.map((title) => ({ title, firstPlanIndex })))
  .toSorted((first, second) => second.firstPlanIndex - first.firstPlanIndex);

/** The features of all plans. In a narrow table, each feature is above its cells. */
export function ComparisonTable() {
  return (
    <div className={css.comparison}>
      <table aria-label={heading} className={css.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{feature}</span>
            </th>
            {plans.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, firstPlanIndex }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {plans.map(({ name }, planIndex) => (
                <td key={name}>
                  <Mark isIncluded={planIndex >= firstPlanIndex} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Mark({ isIncluded }: { readonly isIncluded: boolean }) {
  return (
    <>
      <LineIcon
        path={isIncluded ? 'm6.5 12.5 4 4 7.5-9' : 'M9 12h6'}
        size="1.5em"
        stroke={isIncluded ? 'var(--on-accent)' : 'var(--ink-faint)'}
        strokeWidth="2.2"
      >
        {isIncluded && <circle cx="12" cy="12" r="12" fill="var(--accent)" stroke="none" />}
      </LineIcon>
      <span className="visually-hidden">{isIncluded ? included : notIncluded}</span>
    </>
  );
}
