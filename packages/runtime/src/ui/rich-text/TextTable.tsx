import type { RichBlockOf } from '@forecourt/schema/rich-text/RichText'
import { Words } from './Words'

const cell = 'border-b border-line px-3 py-2.5 text-start align-top first:ps-0 last:pe-0'

/** A table; one that is wider than the screen is moved sideways by itself, with the keyboard too. */
export const TextTable = ({ table: { hasHead, rows } }: { readonly table: RichBlockOf<'table'> }) => {
  const [head, ...others] = rows
  const body = hasHead ? others : rows
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard
    <section tabIndex={0} aria-label="Table" className="overflow-x-auto">
      <table className="w-full border-collapse text-small tabular-nums">
        {hasHead && head && (
          <thead>
            <tr>
              {head.map((spans, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a table have no other name
                <th key={index} scope="col" className={`${cell} font-semibold text-text`}>
                  <Words spans={spans} />
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
                <td key={index} className={cell}>
                  <Words spans={spans} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
