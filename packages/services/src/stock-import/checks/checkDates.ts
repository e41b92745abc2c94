import { yesOrNo } from '@forecourt/rules/stock/vocabulary/yesOrNo'
import { buildYearIn, modelYearIn } from '../remarks/buildYearIn'
import { isVaguelyAhead } from '../remarks/noteEntries'
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

const isOtherYear = (one: number, other: number): boolean => Math.abs(one - other) > 1

/** Differences of a year are usual: a car is sold in the year after it was built. */
export const checkDates = (row: Row, now: string) => {
  const { line, values, report, isDoubtful, thisYear } = row
  // “N” under “Arrived” is an answer, and no date that can’t be read; “late Feb” is still to come.
  const arrived = (line.arrived ?? '').trim()
  const isAhead = (values.arrived ?? '') > now || isVaguelyAhead(arrived, now)
  const isNotThere = yesOrNo.read(arrived) === false || (isAhead && values.status !== 'coming_soon')
  if (isNotThere && isForSale(values.status) && !isDoubtful('status'))
    report('status', `“${line.arrived}” is its arrival in stock, so the car may not be there yet.`, 'waits')
  if (values.buildDate && values.year && Math.abs(yearOf(values.buildDate) - values.year) > 1) contradict(row, 'buildDate')
  // An imported car gets its compliance plate years after it was built, never before.
  if (values.complianceDate && values.year && yearOf(values.complianceDate) < values.year - 1) contradict(row, 'complianceDate')

  for (const column of ['firstRegistered', 'firstRegisteredOverseas'] as const) {
    const first = values[column]
    if (first && first > thisYear) report(column, `“${line[column]}” is still to come, so the car can’t have been registered then.`)
    else if (first && values.year && first < values.year - 1) contradict(row, column)
  }
  if (values.firstRegistered && values.firstRegisteredOverseas && values.firstRegisteredOverseas > values.firstRegistered)
    report('firstRegisteredOverseas', `“${line.firstRegisteredOverseas}” is after the first registration here, “${line.firstRegistered}”.`)
  if (!values.year || !values.comments || !isForSale(values.status) || isDoubtful('status')) return
  const [built, model] = [buildYearIn(values.comments), modelYearIn(values.comments)]
  if (built !== null && isOtherYear(built, values.year))
    report('status', `The comments say that it was built in ${built}, and the year is ${values.year}. Check which one is right.`, 'waits')
  else if (model !== null && isOtherYear(model, values.year))
    report('status', `The comments say that it is a ${model} model, and the year is ${values.year}. Check which one is right.`, 'waits')
}
