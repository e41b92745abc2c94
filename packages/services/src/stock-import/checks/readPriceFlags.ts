import { yesOrNo } from '@forecourt/rules/stock/vocabulary/yesOrNo'
import { type ParsedPrice, parsePrice } from '../parsePrice'
import { amountColumns, type StockLine } from '../stockColumns'
import type { LineProblem, Mutable, Row } from './CheckedRow'

export const amount = /^\s*\$?\s?\d[\d,.]{2,}\s*$/

/**
 * Interprets yes or no in a price column, such as “N” under “Drive away”, as the price type of the row. Anything else that is no price
 * makes the type of the other price unknown.
 */
export const parseDriveAwayFlags = (line: StockLine, values: Mutable, problems: LineProblem[]) => {
  // Zero means “no” or “no such price”: either way the other price is without charges.
  if (line.driveAwayPrice?.trim() === '0') values.priceType ??= 'egc'
  for (const [column, yes, no] of [
    ['driveAwayPrice', 'driveAway', 'egc'],
    ['egcPrice', 'egc', null],
  ] as const) {
    const at = problems.findIndex((each) => each.column === column)
    if (at < 0) continue
    const text = (line[column] ?? '').trim()
    const flag = /^(?:[a-z]+|1)$/i.test(text) ? yesOrNo.read(text) : null
    const kind = flag === null ? null : flag ? yes : no
    if (kind !== null) problems.splice(at, 1)
    if (kind !== null && (values.priceType === undefined || values.priceType === kind)) values.priceType = kind
    else if (values.price && (kind !== null || (values.price.priceType === null && values.priceType === undefined))) {
      delete values.price
      problems.push({
        column: 'price',
        message: `“${line[column]}” doesn’t say what the price includes, so it isn’t advertised.`,
        ...{ effect: 'left out', isAskedOnce: false },
      })
    }
  }
}

/** Whether a price is shown, and its currency. */
export const checkPriceShown = ({ line, values, problems, country, hold, isDoubtful }: Row) => {
  const display = problems.findIndex(({ column }) => column === 'priceShown')
  const displayed = display >= 0 && amount.test(line.priceShown ?? '') ? parsePrice(line.priceShown ?? '', country) : null
  // The displayed amount is the price itself.
  if (
    displayed !== null &&
    displayed !== 'none' &&
    amountColumns.some((column) => (values[column] as ParsedPrice | undefined)?.cents === displayed.cents)
  )
    problems.splice(display, 1)
  if (values.priceHidden || values.priceShown === false) for (const column of amountColumns) delete values[column]
  if (isDoubtful('priceHidden') || isDoubtful('priceShown'))
    hold('It isn’t clear whether the price should be shown, so it isn’t advertised.')
  if (values.currency && values.currency !== country)
    hold(`“${line.currency}” isn’t the currency of ${country === 'NZ' ? 'New Zealand' : 'Australia'}, so the price isn’t advertised.`)
  else if (isDoubtful('currency')) hold(`The currency “${line.currency}” was not recognised, so the price isn’t advertised.`)
}
