import type { PriceType } from '@forecourt/rules/entities/Car'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { priceTypes } from '@forecourt/rules/stock/vocabulary/priceTypes'
import type { LineValues } from '../ColumnValues'
import { reducedPrice } from '../cells/readPrice'
import { saysGstOnTop } from '../parsePrice'
import { pricesInComments } from '../remarks/pricesInComments'
import { saysChargesOnTop, saysDriveAway } from '../remarks/privateSentences'
import { isForSale } from '../remarks/saleNotes'
import { type AmountColumn, amountColumns, columnTitles, type ImportColumn, type StockLine } from '../stockColumns'
import type { Row } from './CheckedRow'
import { isOnlyEgc, mayBothBe, mostCharges, mostReduction, pricesOffered } from './offeredPrices'

/** Characters of comments searched for price terms. */
const longestComments = 5_000

/** Minimum plausible price in dollars of a car by its age in years: below the cheapest of that age on sale here. */
const leastByAge: readonly (readonly [years: number, dollars: number])[] = [
  [2, 6_000],
  [5, 3_500],
]
/** Minimum plausible price in dollars of any car. */
const leastCarDollars = 1_000

const isLow = (values: LineValues, column: ImportColumn, least: number): boolean => {
  const price = column === 'price' || column === 'driveAwayPrice' || column === 'egcPrice' ? values[column] : undefined
  return price !== undefined && price.cents < least * 100
}

/** Why the text of a price contradicts its column; null if it doesn't. */
const priceContradiction = (line: StockLine, values: LineValues, column: AmountColumn, type: PriceType | undefined): string | null => {
  const own = values[column]?.priceType
  if (!own || !type || own === type) return null
  return `“${line[column]}” says ${priceTypes.title(own).toLowerCase()}, and its column says ${priceTypes.title(type).toLowerCase()}.`
}

/**
 * Two prices of one type with different amounts, such as “$41,990” marked as drive away beside “$39,990” under “Drive away”: neither is
 * advertised, and the car waits (CAR-14).
 */
const checkSameType = ({ line, values, report, isDoubtful }: Row) => {
  const { price } = values
  const type = price?.priceType ?? values.priceType
  if (!price || !type) return
  const column = type === 'driveAway' ? 'driveAwayPrice' : 'egcPrice'
  const other = values[column]
  if (!other || other.cents === price.cents) return
  const message = `The price “${line.price}” and “${line[column]}” under ${columnTitles[column].toLowerCase()} are both ${priceTypes.title(type).toLowerCase()}, and differ.`
  for (const each of ['price', column] as const) report(each, message)
  if (isForSale(values.status) && !isDoubtful('status')) report('status', `${message} Check which one is right.`, 'waits')
}

/** Reports a price before in the cell of the price. It isn't advertised: nothing says that the car was offered for it (CAR-14). */
const reportReduction = ({ line, values, country, report }: Row) => {
  if (values.wasPrice) return
  const column = (['price', 'driveAwayPrice', 'egcPrice'] as const).find((each) => values[each] && reducedPrice(line[each] ?? '', country))
  if (column) report('wasPrice', `“${line[column]}” names a price before too. It isn’t advertised, as it has no column of its own.`)
}

/** A price with a mark that refers to a condition, such as “$19,990*”. */
const markedPrice = /\$\s?\d[\d,.]*\s?[*†‡^#]/

/** Prices against their types, each other and the comments. `otherwise`: the usual type of a price. */
export const checkPrices = (row: Row, otherwise: PriceType | null) => {
  const { line, values, thisYear, report, hold, isDoubtful } = row
  const { priceType } = values
  if (isDoubtful('priceType')) hold('It is not clear what the price includes, so it isn’t advertised.')
  const kinds = { price: priceType, driveAwayPrice: 'driveAway', egcPrice: 'egc' } as const
  for (const column of ['price', 'driveAwayPrice', 'egcPrice'] as const) {
    const message = priceContradiction(line, values, column, kinds[column])
    if (message !== null) report(column, message)
  }
  checkSameType(row)
  reportReduction(row)
  const ofItsKind = otherwise === 'driveAway' ? 'driveAwayPrice' : 'egcPrice'
  // Beside a column of the usual price type, a price without a type is probably the other one.
  if (otherwise && line[ofItsKind] !== undefined && !values[ofItsKind] && values.price?.priceType === null && priceType === undefined)
    report(
      'price',
      `“${line.price}” doesn’t say what it includes, and the row has no ${priceTypes.title(otherwise).toLowerCase()} price of its own, so it isn’t advertised.`,
    )
  const age = values.year === undefined ? Number.POSITIVE_INFINITY : thisYear - values.year
  const least = leastByAge.find(([years]) => age <= years)?.[1] ?? leastCarDollars
  if ((values.itemType ?? 'car') === 'car' && amountColumns.some((column) => isLow(values, column, least)))
    hold(
      `A price below ${formatMoney(least * 100)} isn’t likely for a car${values.year === undefined ? '' : ` from ${values.year}`}. It may be a deposit or a monthly amount.`,
    )
  const { driveAwayPrice } = values
  const kindOfPrice = values.price?.priceType ?? priceType ?? otherwise ?? undefined
  const shownKind = driveAwayPrice ? 'driveAway' : values.price ? kindOfPrice : values.egcPrice ? 'egc' : undefined
  const message = priceContradiction(line, values, 'wasPrice', shownKind)
  if (message !== null) report('wasPrice', message)
  const { wasPrice } = values
  const egcColumn = values.egcPrice ? 'egcPrice' : 'price'
  const egcPrice = values.egcPrice ?? (kindOfPrice === 'egc' ? values.price : undefined)
  const isSwapped = driveAwayPrice && egcPrice && driveAwayPrice.cents < egcPrice.cents
  if (driveAwayPrice && egcPrice && (isSwapped || driveAwayPrice.cents > egcPrice.cents * mostCharges)) {
    report(
      'driveAwayPrice',
      `The drive away price “${line.driveAwayPrice}” is ${isSwapped ? 'below' : 'far above'} the price without charges, “${line[egcColumn]}”.`,
    )
    delete values[egcColumn]
  }
  const isOnlyDriveAway =
    !values.egcPrice && (values.driveAwayPrice !== undefined || (values.price !== undefined && kindOfPrice === 'driveAway'))
  const isDriveAway = values.driveAwayPrice !== undefined || kindOfPrice === 'driveAway'
  if (values.comments && markedPrice.test(values.comments.slice(0, longestComments)))
    hold('The comments have a price with a mark such as “*” for a condition, so the price isn’t advertised.')
  if (values.comments && !isDriveAway && saysDriveAway(values.comments.slice(0, longestComments)))
    hold('The comments say that the price is drive away, and its column doesn’t, so it isn’t advertised.')
  if (values.comments && saysGstOnTop(values.comments.slice(0, longestComments)))
    hold('The comments say that GST is extra, so the price isn’t advertised.')
  if (values.comments && isOnlyDriveAway && saysChargesOnTop(values.comments.slice(0, longestComments)))
    hold('The comments say that charges are extra, so the price isn’t advertised as drive away.')
  const named = values.comments ? pricesInComments(values.comments) : []
  if (named[0]) {
    const offered = pricesOffered(values, kindOfPrice ?? null)
    if (named.some(({ cents, priceType: type }) => type === 'driveAway' && isOnlyEgc(offered, cents)))
      hold(
        `The comments say ${formatMoney(named[0].cents)} drive away, and the price column says excluding charges, so no price is advertised.`,
      )
    if (offered[0] && !named.some((price) => offered.some((each) => mayBothBe(price, each))))
      hold(
        `The comments say ${formatMoney(named[0].cents)} and the price column says ${formatMoney(offered[0].cents)}, so no price is advertised.`,
      )
  }
  const prices = [values.price, values.driveAwayPrice, values.egcPrice].flatMap((each) => each?.cents ?? [])
  if (wasPrice && values.wasPrice && prices.length > 0) {
    const lowest = Math.min(...prices)
    if (wasPrice.cents < lowest)
      hold(
        `The price before, ${formatMoney(wasPrice.cents)}, is below the price, ${formatMoney(lowest)}, so neither is advertised. Check which one is right.`,
      )
    else if (wasPrice.cents > lowest * mostReduction)
      report('wasPrice', `“${line.wasPrice}” isn’t a likely previous price: the car costs less than half of it.`)
  }
}
