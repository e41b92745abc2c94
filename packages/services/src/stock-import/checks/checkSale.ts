import { isWordColumn } from '../columnVocabularies'
import { reasonInCell, reasonToWait, saleTermIn, termToState, waitsSince } from '../remarks/reasonsToWait'
import { goneIn, isForSale } from '../remarks/saleNotes'
import { columnTitles, type ImportColumn } from '../stockColumns'
import { mustBeKnown, type Row } from './CheckedRow'

/** Names, in which a word of a sale or a fault belongs to no other meaning. */
const names: readonly ImportColumn[] = ['model', 'badge', 'series']

/** Columns judged by rules of their own. */
const judgedElsewhere: ReadonlySet<ImportColumn> = new Set([
  ...(['comments', 'photos', 'videos', 'location', 'stockNumber', 'vin'] as const),
  ...mustBeKnown,
])

/**
 * Judges the words of every cell that the readers left over, or keep as a text: one about a sale, a fault, damage or the odometer makes
 * the car wait, though the rest of the cell isn't shown (ENT-01, CAR-05).
 */
export const checkLeftOver = ({ line, values, problems, report, isDoubtful }: Row) => {
  if (!isForSale(values.status) || isDoubtful('status')) return
  for (const name in line) {
    const column = name as ImportColumn
    const text = line[column] ?? ''
    if (text.length < 2 || judgedElsewhere.has(column)) continue
    const value = values[column]
    const isRead = value !== undefined && !isDoubtful(column)
    if (isRead && (typeof value !== 'string' || isWordColumn(column)) && column !== 'features') continue
    if (!isRead && !problems.some((each) => each.column === column)) continue
    // A registration can be on hold too.
    if (column === 'rego' && /^\s*on hold\s*$/i.test(text)) continue
    // A plate column may say that the car has no plate: an advertisement without a plate doesn't contradict that.
    const isShown = column === 'features' || column === 'rego'
    const ofSale = column === 'features' ? reasonToWait(text) : (reasonToWait(text) ?? saleTermIn(text))
    const reason = (!isRead || names.includes(column) ? reasonInCell(text) : ofSale) ?? (isShown ? null : termToState(text))
    const isTerm = reason?.kind === 'terms'
    if (reason === null || (isTerm && values.comments?.toLowerCase().includes(reason.found.toLowerCase()))) continue
    dontAsk(problems, column)
    const remedy = isTerm ? ` Correct the cell, or state “${reason.found}” in the comments.` : ''
    report('status', `“${reason.found}” is under “${columnTitles[column]}”, ${waitsSince[reason.kind]}.${remedy}`, 'waits')
    return
  }
}

/** One answer for all cars with a text would let the next one through. */
const dontAsk = (problems: Row['problems'], column: ImportColumn) => {
  for (const [at, each] of problems.entries())
    if (each.column === column && each.isAskedOnce) problems[at] = { ...each, isAskedOnce: false }
}

/** Derives the status from the columns on sale, and reports notes in other columns. */
export const readStatus = ({ line, values, problems, report }: Row) => {
  const { sold } = values
  if (sold === true && values.status !== 'withdrawn') values.status = 'sold'
  else if (typeof sold === 'string') {
    // What takes a car off sale comes before what doesn’t.
    if (sold === 'withdrawn' ? values.status !== 'sold' : values.status === undefined || values.status === 'in_stock') values.status = sold
  } else if (values.reserved && (values.status === undefined || values.status === 'in_stock')) values.status = 'reserved'
  else if (values.sold === false || values.reserved === false) values.status ??= (line.status ?? '').trim() === '' ? 'in_stock' : undefined
  if (values.hidden !== undefined) values.website = !values.hidden && (values.website ?? true)

  const soldNote = goneIn(line, values)
  if (soldNote && isForSale(values.status)) {
    dontAsk(problems, soldNote)
    report(
      'status',
      soldNote === 'comments'
        ? 'The comments say that the car isn’t for sale.'
        : `“${line[soldNote]}” under ${columnTitles[soldNote].toLowerCase()} says that the car isn’t for sale.`,
      'waits',
    )
  }
}

/** A car with finance owing waits in Australia; in New Zealand the interest is disclosed. */
export const checkEncumbrance = ({ line, values, problems, country, report }: Row) => {
  const isUnknown = problems.some(({ column }) => column === 'securityInterest')
  if (isUnknown || (values.securityInterest && country === 'AU'))
    report('status', `“${line.securityInterest}” doesn’t say that the car is free of finance.`, 'waits')
}
