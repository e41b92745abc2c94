import type { VariantRow } from '@forecourt/rules/models/modelFacts'
import { columnCount } from '../../ui/columns/columnCount'
import { phoneRow } from '../../ui/columns/phoneRow'

interface VariantTableProps {
  readonly names: readonly string[]
  readonly rows: readonly VariantRow[]
}

const sticky = 'sticky left-0 z-10 bg-background text-left align-top'

/** The scroll hint of a table that is wider than a phone. */
const scrollHint = 'pb-2 text-tiny text-muted sm:hidden'

/**
 * Variants in columns, attributes in rows (ENT-13, FAV-02). Rows in which all variants are equal are muted; if there are several of them, a
 * checkbox hides them. Two variants fit a phone; more scroll horizontally.
 */
export const VariantTable = ({ names, rows }: VariantTableProps) => (
  <div className="compared">
    {names.length > 1 && rows.filter(({ differs }) => !differs).length > 1 && (
      <label className="mb-4 inline-flex min-h-11 cursor-pointer items-center gap-3 text-small font-medium">
        <input type="checkbox" className="compared-only size-5 shrink-0 accent-brand" />
        Only show differences
      </label>
    )}
    {names.length > 2 && <p className={scrollHint}>Swipe for more grades</p>}
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: makes a scrolling region reachable by keyboard */}
    <section aria-label="Variants side by side" tabIndex={0} className="variants-scroll overflow-x-auto max-lg:-mr-gutter">
      <table className="w-full border-collapse text-small">
        <thead>
          <tr>
            <th scope="col" className={`${sticky} z-20! w-28 min-w-28 py-3 pr-3 sm:w-44`}>
              <span className="sr-only">Detail</span>
            </th>
            {names.map((name) => (
              <th
                key={name}
                scope="col"
                className={`heading ${names.length === 2 ? 'min-w-28' : 'min-w-36'} px-3 py-3 text-left align-bottom text-card wrap-anywhere sm:min-w-44`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label} data-same={row.differs ? undefined : ''} className="border-t border-line">
              <th scope="row" className={`${sticky} py-3 pr-3 font-medium text-muted hyphens-auto wrap-anywhere`}>
                {row.label}
                {row.differs && <span className="sr-only"> (differs)</span>}
              </th>
              {row.values.map((value, index) => (
                <td
                  key={names[index]}
                  className={`px-3 py-3 align-top tabular-nums ${row.label === 'Price' ? 'font-semibold' : row.differs || names.length === 1 ? '' : 'text-muted'}`}
                >
                  {value || <span className="text-muted">Not stated</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </div>
)

/** Variants as cards with their price and facts; a row to swipe on a phone (ENT-13). */
export const VariantCards = ({ names, rows }: VariantTableProps) => {
  const [price, ...facts] = rows
  const row = phoneRow('rows', names.length)
  return (
    <ul
      aria-label="Variants side by side"
      // The scrolling row contains no links, so it has to be focusable for keyboard scrolling.
      tabIndex={row ? 0 : undefined}
      className={`grid gap-cards ${row} ${columnCount(names.length)}`}
    >
      {names.map((name, index) => (
        <li key={name} className="min-w-0 rounded-card bg-surface p-card">
          <h3 className="heading text-card wrap-anywhere">{name}</h3>
          <p className="mt-1 text-lead font-semibold tabular-nums">{price?.values[index]}</p>
          <dl className="mt-4 text-small">
            {facts
              .filter(({ values }) => values[index])
              .map(({ label, values }) => (
                <div key={label} className="flex justify-between gap-4 border-t border-line py-2.5">
                  <dt className="text-muted">{label}</dt>
                  <dd className="min-w-0 text-right font-medium wrap-anywhere">{values[index]}</dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
