import type { PriceType } from '@forecourt/rules/entities/Car'
import { createRow, mustBeKnown, type ParsedLine, type Row } from './checks/CheckedRow'
import { checkDates } from './checks/checkDates'
import { checkDisplaced, excelDay } from './checks/checkDisplaced'
import { checkElectric, checkNamedFacts } from './checks/checkNamedFacts'
import { checkNames } from './checks/checkNames'
import { checkOdometer } from './checks/checkOdometer'
import { checkPrices } from './checks/checkPrices'
import { checkEncumbrance, checkLeftOver, readStatus } from './checks/checkSale'
import { checkTexts } from './checks/checkTexts'
import { checkCarType, checkCounts, checkEngine, checkKind } from './checks/checkVehicle'
import { checkWordsInstead } from './checks/checkWordsInstead'
import { parseClass } from './checks/parseClass'
import { parseConditionFlags } from './checks/parseConditionFlags'
import { amount, checkPriceShown, parseDriveAwayFlags } from './checks/readPriceFlags'
import { isWordColumn } from './columnVocabularies'
import type { PriceCountry } from './parsePrice'
import { noOwnDetails, type OwnDetails } from './remarks/ownDetails'
import { type ReadColumn, rememberColumns } from './rememberColumns'
import type { ImportColumn, StockLine } from './stockColumns'
import { wordsAfterModel } from './wordsAfterModel'

/** A row without these is refused. */
const identity: readonly ImportColumn[] = ['stockNumber', 'year']

const readCells = ({ line, values, report }: Row, readColumn: ReadColumn) => {
  for (const name in line) {
    const column = name as ImportColumn
    const outcome = readColumn(column, line[column] ?? '')
    if (outcome.is === 'understood') values[column] = outcome.value as never
    if (outcome.is !== 'not understood') continue
    const effect = identity.includes(column) ? 'refused' : mustBeKnown.includes(column) || column === 'location' ? 'waits' : 'left out'
    const { message, choices, asksAs, isAnswered } = outcome
    // An amount under “Display price” is not a yes/no answer: the heading was matched to the wrong column.
    const isAskedOnce = !isAnswered && isWordColumn(column) && !(column === 'priceShown' && amount.test(line[column] ?? ''))
    report(column, message, effect, { isAskedOnce, ...(choices && { choices }), ...(asksAs && { asksAs }) })
  }
}

/** A row with the words behind its model in columns of their own, where these are empty. */
const withModelWords = (line: StockLine, { model, cells }: NonNullable<ReturnType<typeof wordsAfterModel>>): StockLine => ({
  ...line,
  model,
  ...Object.fromEntries(Object.entries(cells).filter(([column]) => (line[column as 'drive'] ?? '').trim() === '')),
})

/**
 * Parses a row of a stock file and cross-checks its columns: price type, new cars with high kilometres, missing or unknown units (ENT-01,
 * CAR-14).
 *
 * @param now the instant of the import, ISO in UTC
 * @param otherwise what a price includes where nothing in the line says
 * @param country the dealer's, whose dollars prices are in
 * @param readColumn reads a cell; shared by the lines of a file
 * @param own the dealer's own details, which aren't private
 */
export const parseLine = (
  cells: StockLine,
  now: string,
  otherwise: PriceType | null = null,
  country: PriceCountry = 'AU',
  readColumn: ReadColumn = rememberColumns(now, country),
  own: OwnDetails = noOwnDetails,
): ParsedLine => {
  const described = wordsAfterModel(cells.model ?? '')
  const line = described ? withModelWords(cells, described) : cells
  const row = createRow(line, now, country, own)
  const { values, problems, report } = row
  readCells(row, readColumn)
  parseClass(row)
  parseConditionFlags(row)
  parseDriveAwayFlags(line, values, problems)
  readStatus(row)
  checkLeftOver(row)
  checkPriceShown(row)
  checkPrices(row, otherwise)
  checkTexts(row, otherwise)

  const expiry = (line.regoExpiry ?? '').trim()
  if (values.rego && excelDay.test(values.rego) && values.regoExpiry === undefined)
    report(
      'rego',
      expiry === ''
        ? `“${line.rego}” may be an Excel date, so it isn’t shown as the number plate.`
        : `“${line.rego}” may be an Excel date, since “${expiry}” isn’t one. The columns may be swapped.`,
    )

  checkNames(row)
  checkKind(row)
  checkEncumbrance(row)
  checkWordsInstead(row)
  checkOdometer(row)
  checkDates(row, now)
  checkCarType(row)

  checkNamedFacts(row, cells.model)
  checkCounts(row)
  checkEngine(row)
  checkElectric(row)
  checkDisplaced(row)
  return { values, problems }
}
