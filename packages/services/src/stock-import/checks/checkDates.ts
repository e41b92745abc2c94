import { buildYearIn } from '../remarks/buildYearIn'
import { isForSale } from '../remarks/saleNotes'
import type { ImportColumn } from '../stockColumns'
import type { Row } from './CheckedRow'

const yearOf = (day: string) => Number(day.slice(0, 4))

/** Leaves out a date that contradicts the year; the car waits. */
const contradict = ({ line, values, report, isDoubtful }: Row, column: ImportColumn) => {
  const message = `“${line[column]}” and the year ${values.year} contradict each other.`
  report(column, message)
  if (isForSale(values.status) && !isDoubtful('status')) report('status', `${message} Check which one is right.`, 'waits')
}

/** Differences of a year are usual: a car is sold in the year after it was built. */
export const checkDates = (row: Row) => {
  const { line, values, report, isDoubtful } = row
  if (values.buildDate && values.year && Math.abs(yearOf(values.buildDate) - values.year) > 1) contradict(row, 'buildDate')
  // An imported car gets its compliance plate years after it was built, never before.
  if (values.complianceDate && values.year && yearOf(values.complianceDate) < values.year - 1) contradict(row, 'complianceDate')

  for (const column of ['firstRegistered', 'firstRegisteredOverseas'] as const) {
    const first = values[column]
    if (first && values.year && first < values.year - 1) contradict(row, column)
  }
  if (values.firstRegistered && values.firstRegisteredOverseas && values.firstRegisteredOverseas > values.firstRegistered)
    report('firstRegisteredOverseas', `“${line.firstRegisteredOverseas}” is after the first registration here, “${line.firstRegistered}”.`)
  const named = values.year && values.comments ? buildYearIn(values.comments) : null
  if (named !== null && values.year && Math.abs(named - values.year) > 1 && isForSale(values.status) && !isDoubtful('status'))
    report('status', `The comments say that it was built in ${named}, and the year is ${values.year}. Check which one is right.`, 'waits')
}
