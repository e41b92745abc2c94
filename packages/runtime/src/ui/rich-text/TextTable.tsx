import type { RichBlockOf } from '@forecourt/schema/rich-text/RichText'
import { FormattedLine } from './FormattedLine'
import { textStyles } from './textStyles'

/** The rows up to the last with words: one more is begun by the Tab key after the last cell, and stays empty when nothing follows. */
const withoutEmptyEnd = (rows: RichBlockOf<'table'>['rows']) =>
  rows.slice(0, rows.findLastIndex((row) => row.some((spans) => spans.some(({ text }) => text.trim() !== ''))) + 1)

/** A table; one that is wider than the screen is moved sideways by itself, with the keyboard too. */
export const TextTable = ({ table: { hasHead, rows } }: { readonly table: RichBlockOf<'table'> }) => {
  const [head, ...others] = rows
  const body = withoutEmptyEnd(hasHead ? others : rows)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard
    <section tabIndex={0} aria-label="Table" className="overflow-x-auto">
      <table className={textStyles.table}>
        {hasHead && head && (
          <thead>
            <tr>
              {head.map((spans, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a table have no other name
                <th key={index} scope="col" className={textStyles.headCell}>
                  <FormattedLine spans={spans} />
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {body.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a table have no other name
            <tr key={place}>
              {row.map((spans, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a table have no other name
                <td key={index} className={textStyles.cell}>
                  <FormattedLine spans={spans} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
