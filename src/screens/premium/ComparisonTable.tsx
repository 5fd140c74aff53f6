import { Link } from 'react-router-dom';
import { LineIcon } from '../../components/line-icon/LineIcon';
import { premium } from '../../content/premium';
import css from './comparison-table.module.css';

const { comparison, period, signUp } = premium;
const { heading, feature, plans, included, notIncluded } = comparison;

/** A row for each feature: first those of all plans, at the end those that only the last plan has. */
const rows = plans.flatMap(({ adds }, firstPlanIndex) =>
  adds.map((title) => ({ title, firstPlanIndex })),
);

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
            {plans.map(({ name, price }) => (
              <th key={name} scope="col">
                {name}
                <span className={css.price}>
                  <b>{price}</b> {period.monthly}
                </span>
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
        <tfoot>
          <tr>
            <td />
            {plans.map(({ name }) => (
              <td key={name}>
                <Link className="target" to={signUp.href}>
                  {signUp.text}
                </Link>
              </td>
            ))}
          </tr>
        </tfoot>
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
        stroke={isIncluded ? 'var(--on-accent)' : 'var(--ink-soft)'}
        strokeWidth="2.2"
      >
        {isIncluded && <circle cx="12" cy="12" r="12" fill="var(--accent)" stroke="none" />}
      </LineIcon>
      <span className="visually-hidden">{isIncluded ? included : notIncluded}</span>
    </>
  );
}
