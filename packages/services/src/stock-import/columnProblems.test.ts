import { expect, it } from 'vitest'
import { columnProblems } from './columnProblems'
import type { StockLine } from './parseCarLine'
import type { ImportColumn } from './stockColumns'

const refused = (column: ImportColumn, text: string) =>
  columnProblems({ [column]: text } as StockLine, '2026-06-01T02:00:00.000Z').map((problem) => problem.column)

it.each<{ columns: readonly ImportColumn[]; taken: readonly string[]; not: readonly string[] }>([
  {
    columns: ['price', 'driveAwayPrice', 'egcPrice', 'wasPrice'],
    taken: ['0', '$12,990', '12990.5', '12,990.50', '20000000'],
    not: ['20000000.01', '20,000,001', '12.990', '12,99', '-1', '1e6', 'POA'],
  },
  { columns: ['km'], taken: ['0', '9,999,999', '42,310 km'], not: ['10,000,000', 'low', '-1'] },
  { columns: ['year'], taken: ['1900', '2028'], not: ['1899', '2029', '2020.5', 'MY20'] },
  { columns: ['seats', 'doors', 'cylinders'], taken: ['0', '100'], not: ['101', '4.5', 'many'] },
  { columns: ['engine'], taken: ['2.0 L', '649 cc', '100 cc'], not: ['big', '100,001 cc'] },
  { columns: ['range', 'battery', 'sleeps', 'length', 'tare', 'atm', 'rucPaidTo'], taken: ['0', '1,000,000'], not: ['1,000,001', 'much'] },
  {
    columns: ['vin'],
    taken: ['JTNK43BE103012345'],
    not: ['JTNK43BE10301234', 'JTNK43BE1030123456', 'JTNK43BE10301234O', 'JTNK43BE1030I2345'],
  },
  {
    columns: ['arrived', 'regoExpiry', 'wofExpiry', 'buildDate', 'complianceDate'],
    taken: ['31/08/2026', '2026-08-31', '29/02/2028'],
    not: ['31/09/2026', '29/02/2026', 'soon'],
  },
  { columns: ['certified', 'website', 'damagedImport', 'securityInterest'], taken: ['yes', 'No', '1', 'none'], not: ['maybe', '2'] },
])('of $columns takes $taken and refuses $not (ENT-01)', ({ columns, taken, not }) => {
  for (const column of columns) {
    expect(
      taken.filter((text) => refused(column, text).length > 0),
      column,
    ).toEqual([])
    expect(
      not.filter((text) => refused(column, text).join() !== column),
      column,
    ).toEqual([])
  }
})
