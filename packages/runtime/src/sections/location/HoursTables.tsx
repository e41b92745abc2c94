import { Fragment } from 'react'
import { PhoneNumber } from '../../ui/PhoneNumber'
import { telHref } from '../vehicle/whatsappHref'
import type { DepartmentWeek } from './departmentHours'

export interface HoursTablesProps {
  readonly weeks: readonly DepartmentWeek[]
  readonly id: string
  /** The department whose hours show. */
  readonly chosen: DepartmentWeek['department'] | undefined
  readonly isToday: (row: DepartmentWeek['rows'][number]) => boolean
  readonly onChoose?: (department: string) => void
}

/** A fixed share: with automatic widths the column of times gets too narrow. */
const dayColumn = 'w-2/5 min-w-[4.5em]'

/** Opening hours, one table per department, with a department select (LOC-13, LOC-14). Without scripts all departments show. */
export const HoursTables = ({ weeks, id, chosen, isToday, onChoose }: HoursTablesProps) => (
  <div>
    {weeks.length > 1 && (
      <div className="needs-script mb-3">
        <label htmlFor={id} className="mb-1.5 block text-small font-semibold">
          Department
        </label>
        <select id={id} className="field max-w-60" defaultValue={chosen} onChange={onChoose && ((event) => onChoose(event.target.value))}>
          {weeks.map(({ department, name }) => (
            <option key={department} value={department}>
              {name}
            </option>
          ))}
        </select>
      </div>
    )}
    {weeks.map(({ department, name, phone, rows }) => (
      <table key={department} hidden={department !== chosen} className="shown-without-script w-full text-small">
        <caption className="sr-only">{name} opening hours</caption>
        <tbody>
          {rows.map((row) => (
            <tr key={row.days} className={`border-b border-line last:border-0 ${isToday(row) ? 'font-semibold' : 'font-normal'}`}>
              <th scope="row" className={`py-2 pr-4 text-left wrap-anywhere [font-weight:inherit] ${dayColumn}`}>
                {row.days}
                {isToday(row) && ' '}
                {isToday(row) && <span className="ml-2 text-tiny text-link">Today</span>}
              </th>
              <td className="py-2 text-right tabular-nums wrap-break-word">
                {row.text.split(/(?<=,) /).map((hours, index, all) => (
                  <Fragment key={hours}>
                    {index > 0 && ' '}
                    {/* Of several periods none wraps. Inline, since a block wouldn't count for the column's width. */}
                    <span className={all.length > 1 ? 'whitespace-nowrap' : undefined}>{hours}</span>
                  </Fragment>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
        {phone && (
          <tfoot>
            <tr className="border-t border-line">
              <th scope="row" className="pr-4 text-left font-normal wrap-anywhere">
                Call {name}
              </th>
              <td className="text-right">
                <a href={telHref(phone)} className="inline-flex min-h-11 items-center font-semibold tabular-nums hover:text-link">
                  <PhoneNumber>{phone}</PhoneNumber>
                </a>
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    ))}
  </div>
)
