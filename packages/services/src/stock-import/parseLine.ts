import type { CarType, PriceType } from '@forecourt/rules/entities/Car'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { carTypes } from '@forecourt/rules/stock/vocabulary/carTypes'
import type { Fuel } from '@forecourt/rules/stock/vocabulary/fuels'
import { priceTypes } from '@forecourt/rules/stock/vocabulary/priceTypes'
import { yesOrNo } from '@forecourt/rules/stock/vocabulary/yesOrNo'
import { badgeContradictions } from './badgeContradictions'
import { buildYearIn } from './buildYearIn'
import type { ColumnValues, LineValues } from './ColumnValues'
import { columnVocabularies, isWordColumn } from './columnVocabularies'
import { isOtherGearbox, isPersonalOrUnfinished } from './commentDisclosures'
import { type ParsedPrice, type PriceCountry, parsePrice, saysGstOnTop } from './parsePrice'
import { pricesInComments } from './pricesInComments'
import { isPrivateFeature, publicComments, saysChargesOnTop } from './privateSentences'
import { reasonInCell, reasonToWait, waitsSince } from './reasonsToWait'
import { type ReadColumn, rememberColumns } from './rememberColumns'
import { goneIn, isForSale } from './saleNotes'
import { type AmountColumn, amountColumns, columnTitles, type ImportColumn, type StockLine, saleColumns } from './stockColumns'

/** An invalid value in a row, or one that contradicts another. */
export interface LineProblem {
  readonly column: ImportColumn
  /** Error sentence. */
  readonly says: string
  /** Effect: the value is omitted, the car waits off the website for an answer, or the row is refused. */
  readonly effect: 'left out' | 'waits' | 'refused'
  /** Whether one answer would solve it for all cars with the same text. */
  readonly isWord: boolean
  /** Possible meanings of a value without a vocabulary, for the user to choose from. */
  readonly choices?: readonly string[]
}

/** Parsed values of a row and its problems. */
export interface ParsedLine {
  readonly values: LineValues
  readonly problems: readonly LineProblem[]
}

/** A car can't be advertised without these: it waits. */
export const mustBeKnown: readonly ImportColumn[] = ['carType', 'itemType', 'demo', ...saleColumns]
/** A row without these is refused. */
const identity: readonly ImportColumn[] = ['stockNumber', 'year']
/** Characters of comments searched for price terms. */
const longestComments = 5_000
/** Excel day numbers of today and some decades around it. */
const excelDay = /^[2-6]\d{4}$/
const amount = /^\s*\$?\s?\d[\d,.]{2,}\s*$/
const kmPerMile = 1.609344
/** Minimum plausible price in dollars of a car of the last years. */
const [recentYears, leastRecentDollars] = [4, 3_000] as const
/** Minimum plausible price in dollars of any car. */
const leastCarDollars = 1_000
/** Minimum engine size of a car, in litres. */
const smallestEngine = 0.5
/** Fuels with an electric range, and fuels taxed in their price instead of by distance. */
const pluggedIn: readonly Fuel[] = ['electric', 'plugIn', 'hydrogen']
const untaxedByDistance: readonly Fuel[] = ['petrol', 'unleaded', 'premium']
/** Maximum ratio of a price with charges to one without; a reduction is at most half. */
const mostCharges = 1.5
const mostReduction = 2

/** Columns whose vocabularies hardly overlap. */
const distinct = ['body', 'transmission', 'fuel', 'drive'] as const

/** Columns whose invalid cells would be valid in another column. Single letters are ambiguous. */
const displacedCells = (line: StockLine, problems: readonly LineProblem[]): readonly ImportColumn[] =>
  distinct.filter((column) => {
    const text = line[column] ?? ''
    return (
      text.length > 2 &&
      problems.some((each) => each.column === column && each.isWord) &&
      distinct.some((other) => other !== column && columnVocabularies[other].read(text) !== null)
    )
  })

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

type Mutable = { -readonly [Column in ImportColumn]?: ColumnValues[Column] | undefined }

/** Maximum kilometres and age for new cars and demonstrators. */
const typical: Readonly<Record<Exclude<CarType, 'used'>, { readonly km: number; readonly years: number }>> = {
  new: { km: 2_000, years: 4 },
  demo: { km: 40_000, years: 5 },
}

const thousands = (number: number) => Math.round(number).toLocaleString('en-AU')

/**
 * Interprets yes or no in a price column, such as “N” under “Drive away”, as the price type of the row. Anything else that is no price
 * makes the type of the other price unknown.
 */
const readDriveAwayFlags = (line: StockLine, values: Mutable, problems: LineProblem[]) => {
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
        says: `“${line[column]}” doesn’t say what the price includes, so it isn’t advertised.`,
        ...{ effect: 'left out', isWord: false },
      })
    }
  }
}

/** The prices of a row with their types, if known. */
const pricesOffered = ({ price, driveAwayPrice, egcPrice }: LineValues, kindOfPrice: PriceType | null): readonly ParsedPrice[] => [
  ...(price ? [{ ...price, priceType: kindOfPrice }] : []),
  ...(driveAwayPrice ? [{ ...driveAwayPrice, priceType: 'driveAway' as const }] : []),
  ...(egcPrice ? [{ ...egcPrice, priceType: 'egc' as const }] : []),
]

/** Whether two prices can belong to one car: equal, or one is the other plus charges. */
const mayBothBe = (one: ParsedPrice, other: ParsedPrice): boolean => {
  if (one.cents === other.cents) return true
  if (one.priceType === null || other.priceType === null || one.priceType === other.priceType) return false
  const [withCharges, without] = one.priceType === 'driveAway' ? [one.cents, other.cents] : [other.cents, one.cents]
  return withCharges >= without && withCharges <= without * mostCharges
}

/** Whether a price is offered, but only without charges. */
const isOnlyEgc = (offered: readonly ParsedPrice[], cents: number): boolean => {
  const same = offered.filter((price) => price.cents === cents)
  return same.length > 0 && same.every(({ priceType }) => priceType === 'egc')
}

/** A row while it is parsed: its checks omit values and add problems. */
interface Row {
  readonly line: StockLine
  readonly values: Mutable
  readonly problems: LineProblem[]
  readonly country: PriceCountry
  readonly thisYear: number
  /** Adds a problem; omits the value unless the effect is another. */
  readonly report: (
    column: ImportColumn,
    says: string,
    effect?: LineProblem['effect'],
    asks?: Pick<LineProblem, 'isWord' | 'choices'>,
  ) => void
  /** Omits all prices for one reason. */
  readonly hold: (says: string) => void
  readonly isDoubtful: (column: ImportColumn) => boolean
}

const createRow = (line: StockLine, now: string, country: PriceCountry): Row => {
  const values: Mutable = {}
  const problems: LineProblem[] = []
  const report: Row['report'] = (column, says, effect = 'left out', asks = { isWord: false }) => {
    if (effect === 'left out') delete values[column]
    problems.push({ column, says, effect, ...asks })
  }
  const hold = (says: string) => {
    const [first, ...others] = amountColumns.filter((column) => values[column])
    if (first) report(first, says)
    for (const column of others) delete values[column]
  }
  const isDoubtful = (column: ImportColumn) => problems.length > 0 && problems.some((each) => each.column === column)
  return { line, values, problems, country, thisYear: Number(now.slice(0, 4)), report, hold, isDoubtful }
}

const readCells = ({ line, values, report }: Row, readColumn: ReadColumn) => {
  for (const name in line) {
    const column = name as ImportColumn
    const outcome = readColumn(column, line[column] ?? '')
    if (outcome.is === 'understood') values[column] = outcome.value as never
    if (outcome.is !== 'not understood') continue
    const effect = identity.includes(column) ? 'refused' : mustBeKnown.includes(column) ? 'waits' : 'left out'
    const { says, choices } = outcome
    // An amount under “Display price” is not a yes/no answer: the heading was matched to the wrong column.
    const isWord = isWordColumn(column) && !(column === 'priceShown' && amount.test(line[column] ?? ''))
    report(column, says, effect, { isWord, ...(choices && { choices }) })
  }
}

/** Names, in which a word of a sale or a fault belongs to no other meaning. */
const names: readonly ImportColumn[] = ['model', 'badge', 'series']
/** Columns judged by rules of their own. */
const judgedElsewhere: readonly ImportColumn[] = ['comments', 'photos', 'videos', 'location', 'stockNumber', 'vin', ...mustBeKnown]

/**
 * Judges the words of every cell that the readers left over, or keep as a text: one about a sale, a fault, damage or the odometer makes
 * the car wait, though the rest of the cell isn't shown (ENT-01, CAR-05).
 */
const checkLeftOver = ({ line, values, problems, report, isDoubtful }: Row) => {
  if (!isForSale(values.status) || isDoubtful('status')) return
  for (const name in line) {
    const column = name as ImportColumn
    const text = line[column] ?? ''
    if (text.length < 2 || judgedElsewhere.includes(column)) continue
    const value = values[column]
    const isRead = value !== undefined && !isDoubtful(column)
    if (isRead && (typeof value !== 'string' || isWordColumn(column)) && column !== 'features') continue
    if (!isRead && !problems.some((each) => each.column === column)) continue
    // A registration can be on hold too.
    if (column === 'rego' && /^\s*on hold\s*$/i.test(text)) continue
    const reason = !isRead || names.includes(column) ? reasonInCell(text) : reasonToWait(text)
    if (reason === null) continue
    // One answer for all cars would let the next one through.
    for (const [at, each] of problems.entries()) if (each.column === column && each.isWord) problems[at] = { ...each, isWord: false }
    report('status', `“${reason.found}” is under ${columnTitles[column].toLowerCase()}, ${waitsSince[reason.kind]}.`, 'waits')
    return
  }
}

/** Derives the status from the columns on sale, and reports notes in other columns. */
const readStatus = ({ line, values, report }: Row) => {
  if (values.sold && values.status !== 'withdrawn') values.status = 'sold'
  else if (values.reserved && (values.status === undefined || values.status === 'in_stock')) values.status = 'reserved'
  else if (values.sold === false || values.reserved === false) values.status ??= (line.status ?? '').trim() === '' ? 'in_stock' : undefined
  if (values.hidden !== undefined) values.website = !values.hidden && (values.website ?? true)

  const soldNote = goneIn(line, values)
  if (soldNote && isForSale(values.status))
    report(
      'status',
      soldNote === 'comments'
        ? 'The comments say that the car isn’t for sale.'
        : `“${line[soldNote]}” under ${columnTitles[soldNote].toLowerCase()} says that the car isn’t for sale.`,
      'waits',
    )
}

/** Whether a price is shown, and its currency. */
const checkPriceShown = ({ line, values, problems, country, hold, isDoubtful }: Row) => {
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

/** Prices against their types, each other and the comments. `otherwise`: the usual type of a price. */
const checkPrices = ({ line, values, thisYear, report, hold, isDoubtful }: Row, otherwise: PriceType | null) => {
  const { priceType } = values
  if (isDoubtful('priceType') && values.price?.priceType === null)
    report('price', 'It is not clear what the price includes, so it isn’t advertised.')
  const kinds = { price: priceType, driveAwayPrice: 'driveAway', egcPrice: 'egc' } as const
  for (const column of ['price', 'driveAwayPrice', 'egcPrice'] as const) {
    const says = priceContradiction(line, values, column, kinds[column])
    if (says !== null) report(column, says)
  }
  const ofItsKind = otherwise === 'driveAway' ? 'driveAwayPrice' : 'egcPrice'
  // Beside a column of the usual price type, a price without a type is probably the other one.
  if (otherwise && line[ofItsKind] !== undefined && !values[ofItsKind] && values.price?.priceType === null && priceType === undefined)
    report(
      'price',
      `“${line.price}” doesn’t say what it includes, and the row has no ${priceTypes.title(otherwise).toLowerCase()} price of its own, so it isn’t advertised.`,
    )
  const isRecent = values.year !== undefined && thisYear - values.year <= recentYears
  const least = isRecent ? leastRecentDollars : leastCarDollars
  if ((values.itemType ?? 'car') === 'car' && amountColumns.some((column) => isLow(values, column, least)))
    hold(
      `A price below ${formatMoney(least)} isn’t likely for a car${values.year === undefined ? '' : ` from ${values.year}`}. It may be a deposit or a monthly amount.`,
    )
  const { driveAwayPrice } = values
  const kindOfPrice = values.price?.priceType ?? priceType ?? otherwise ?? undefined
  const shownKind = driveAwayPrice ? 'driveAway' : values.price ? kindOfPrice : values.egcPrice ? 'egc' : undefined
  const says = priceContradiction(line, values, 'wasPrice', shownKind)
  if (says !== null) report('wasPrice', says)
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
  if (wasPrice && values.wasPrice) {
    const lowest = Math.min(...[values.price, values.driveAwayPrice, values.egcPrice].flatMap((each) => each?.cents ?? []))
    if (wasPrice.cents > lowest * mostReduction)
      report('wasPrice', `“${line.wasPrice}” isn’t a likely previous price: the car costs less than half of it.`)
  }
}

/** Leaves out what an advertisement must not say: amounts other than the price, fees, and notes between staff. */
const checkTexts = ({ line, values, problems, hold, report, isDoubtful }: Row, otherwise: PriceType | null) => {
  const leaveOut = (column: ImportColumn, says: string) => problems.push({ column, says, effect: 'left out', isWord: false })
  if (values.features?.some(isPrivateFeature)) {
    values.features = values.features.filter((feature) => !isPrivateFeature(feature))
    leaveOut('features', 'Features with an amount of money or a note for staff are left out.')
  }
  if (values.comments === undefined) return
  if (isForSale(values.status) && !isDoubtful('status') && reasonToWait(values.comments) !== null)
    report(
      'status',
      'The comments are about the odometer, a write-off, damage, faults or when to advertise. Check them before the car is advertised.',
      'waits',
    )
  const offered = pricesOffered(values, values.price?.priceType ?? values.priceType ?? otherwise)
  const { text, without, fee, isNotFree } = publicComments(values.comments, (price) => offered.some((each) => mayBothBe(price, each)))
  if (isPersonalOrUnfinished(values.comments))
    report(
      'comments',
      'The comments contain a person’s details, codes or places of keys, or text of a template, so they aren’t advertised.',
    )
  else if (values.transmission && isOtherGearbox(values.comments, values.transmission.value === 'Manual'))
    report('comments', `The comments and the transmission “${line.transmission}” contradict each other, so the comments aren’t advertised.`)
  if (without === null) return
  if (fee !== null) hold('The comments say that a fee is extra or that the price is for a time, so it isn’t advertised.')
  if (isNotFree && isForSale(values.status)) report('status', 'The comments say that the car may not be for sale to every buyer.', 'waits')
  if (values.comments === undefined) return
  values.comments = text === '' ? undefined : text
  leaveOut(
    'comments',
    text === ''
      ? 'The comments contain an amount of money, a fee or a note for staff, so they aren’t advertised.'
      : 'Sentences with an amount of money or a fee are left out of the comments.',
  )
}

const checkOdometer = ({ line, values, report, isDoubtful }: Row) => {
  if (values.km && values.odometerStatus === undefined && isDoubtful('odometerStatus'))
    report('km', `“${line.odometerStatus}” leaves it open whether the odometer is right, so its reading isn’t advertised.`)
  const unit = values.km?.unit ?? values.kmUnit ?? null
  if (values.km && values.km.unit !== null && values.kmUnit && values.km.unit !== values.kmUnit)
    report('km', `“${line.km}” and the unit “${line.kmUnit}” contradict each other.`)
  else if (values.km && unit === null && line.kmUnit && line.kmUnit.trim() !== '')
    report('km', `The unit “${line.kmUnit}” was not recognised, so the odometer reading isn’t advertised.`)
  else if (values.km && unit === 'miles') values.km = { distance: values.km.distance * kmPerMile, unit: 'km' }

  if (values.rucPaidTo !== undefined && values.km && values.rucPaidTo < values.km.distance)
    report('rucPaidTo', `Road user charges paid to “${line.rucPaidTo}” km and an odometer of “${line.km}” contradict each other.`)
}

/** A car with finance owing waits in Australia; in New Zealand the interest is disclosed. */
const checkEncumbrance = ({ line, values, problems, country, report }: Row) => {
  const isUnknown = problems.some(({ column }) => column === 'securityInterest')
  if (isUnknown || (values.securityInterest && country === 'AU'))
    report('status', `“${line.securityInterest}” doesn’t say that the car is free of finance.`, 'waits')
}

/** Makes with models that are named after their body. */
const namedByBody = /^(?:mini|smart|bmw mini)$/i
const onlyBody =
  /^(?:hatch(?:back)?|sedan|(?:station )?wagon|ute|utility|suv|van|coupe|(?:dual|double|single|crew|extra) cab(?: ute| utility)?|pick ?up)$/i
const checkNames = ({ line, values, report }: Row) => {
  const { make = '', model = '', badge } = values
  if (model !== '' && model.toLowerCase() === make.toLowerCase() && !namedByBody.test(make))
    report('model', `“${model}” is the make, not a model.`)
  else if (onlyBody.test(model) && !namedByBody.test(make)) report('model', `“${model}” is a body, not a model.`)
  const lowered = badge?.toLowerCase()
  const isRepeated =
    lowered !== undefined && [make, model, line.colour, line.stockNumber].some((each) => each?.trim().toLowerCase() === lowered)
  if (isRepeated || (lowered && make.length > 2 && ` ${lowered} `.includes(` ${make.toLowerCase()} `)))
    report('badge', `“${badge}” repeats another column, so it isn’t the badge.`)
}

/** Makes, models and bodies of vehicles that are no cars. */
const otherMake =
  /^(?:jayco|avan|coromal|jurgens|crusader caravans|new age|windsor caravans|supreme caravans|sea-?doo|kubota|john deere|polaris|can-?am|arctic cat|cfmoto|hino|fuso|kenworth|mack|scania|freightliner|western star|ud trucks?|harley[- ]davidson|ducati|kawasaki|ktm|royal enfield|aprilia|vespa|moto guzzi|husqvarna)$/i
const otherModel = /^(?:rtv|rzr|waverunner|jet ?ski|(?:n[lnpqk]r|n[lp]s|f[rstvxy]r|fts)(?![a-z])|cbr? ?\d|crf ?\d|yzf|mt-0|gsx|gsx-?r)/i
const otherBody =
  /\b(?:caravan|pop[- ]?top|camper ?trailer|motor ?cycle|motor ?bike|naked bike|jet ?ski|boat|side[- ]by[- ]side|atv|quad|tipper|prime mover|pantech|tractor|forklift|trailer)\b/i

/** A file without the kind of vehicle is about cars, unless the make, model or body says otherwise. */
const checkKind = ({ line, values, report, isDoubtful }: Row) => {
  const isOther = otherMake.test(values.make ?? '') || otherModel.test(values.model ?? '') || otherBody.test(line.body ?? '')
  if (values.itemType === undefined && isOther && !isDoubtful('itemType'))
    report('itemType', `“${values.make} ${values.model}” may not be a car, and the file doesn’t say what it is.`, 'waits')
  const body = line.itemType ? columnVocabularies.body.read(line.itemType) : null
  if (body !== null && values.body !== undefined && columnVocabularies.body.read(line.body ?? '') !== body)
    report('body', `“${line.body}” and the kind of vehicle “${line.itemType}” contradict each other.`)
}

/** Differences of a year are usual: a car is sold in the year after it was built. */
const checkDates = ({ line, values, report, isDoubtful }: Row) => {
  const yearOf = (day: string) => Number(day.slice(0, 4))
  const contradict = (column: ImportColumn) => {
    const says = `“${line[column]}” and the year ${values.year} contradict each other.`
    report(column, says)
    if (isForSale(values.status) && !isDoubtful('status')) report('status', `${says} Check which one is right.`, 'waits')
  }
  if (values.buildDate && values.year && Math.abs(yearOf(values.buildDate) - values.year) > 1) contradict('buildDate')
  // An imported car gets its compliance plate years after it was built, never before.
  if (values.complianceDate && values.year && yearOf(values.complianceDate) < values.year - 1) contradict('complianceDate')

  for (const column of ['firstRegistered', 'firstRegisteredOverseas'] as const) {
    const first = values[column]
    if (first && values.year && first < values.year - 1) contradict(column)
  }
  if (values.firstRegistered && values.firstRegisteredOverseas && values.firstRegisteredOverseas > values.firstRegistered)
    report('firstRegisteredOverseas', `“${line.firstRegisteredOverseas}” is after the first registration here, “${line.firstRegistered}”.`)
  const named = values.year && values.comments ? buildYearIn(values.comments) : null
  if (named !== null && values.year && Math.abs(named - values.year) > 1 && isForSale(values.status) && !isDoubtful('status'))
    report('status', `The comments say that it was built in ${named}, and the year is ${values.year}. Check which one is right.`, 'waits')
}

/** Whether kilometres and age fit a new, demo or used car. */
const checkCarType = ({ values, thisYear, report }: Row) => {
  const age = values.year === undefined ? 0 : thisYear - values.year
  const km = values.km?.distance
  const { carType } = values
  if (carType === 'new' || carType === 'demo') {
    const { km: mostKm, years } = typical[carType]
    const title = carTypes.title(carType)
    if (km !== undefined && km > mostKm) report('carType', `“${title}” and ${thousands(km)} km contradict each other.`, 'waits')
    else if (age > years) report('carType', `“${title}” and the year ${values.year} contradict each other.`, 'waits')
  } else if (km !== undefined && (km === 0 || (age >= 2 && km < age * 100)) && values.itemType !== 'caravan')
    report('km', `${thousands(km)} km isn’t a likely reading for a used vehicle from ${values.year}.`)
}

const checkEngine = ({ line, values, report }: Row) => {
  const { fuel } = values
  if (values.engine && values.engine < smallestEngine && values.itemType !== 'motorcycle')
    report('engine', `“${line.engine}” isn’t a likely engine size. It may be in kW or kWh.`)
  if (values.range && fuel && !pluggedIn.includes(fuel))
    report('range', `“${line.range}” isn’t an electric range: the fuel is “${line.fuel}”.`)
  if (values.rucPaidTo !== undefined && fuel && untaxedByDistance.includes(fuel))
    report('rucPaidTo', `“${line.rucPaidTo}” and the fuel “${line.fuel}” contradict each other: road user charges are for others.`)
  if (values.fuel === 'electric' && ((values.engine ?? 0) > 0.3 || (values.cylinders ?? 0) > 0))
    report(
      'fuel',
      `“${line.fuel}” and an engine of ${values.cylinders ? `${values.cylinders} cylinders` : `${values.engine} L`} contradict each other.`,
    )
}

/**
 * Parses a row of a stock file and cross-checks its columns: price type, new cars with high kilometres, missing or unknown units (ENT-01,
 * CAR-14).
 *
 * @param now the instant of the import, ISO in UTC
 * @param otherwise what a price includes where nothing in the line says
 * @param country the dealer's, whose dollars prices are in
 * @param readColumn reads a cell; shared by the lines of a file
 */
export const parseLine = (
  line: StockLine,
  now: string,
  otherwise: PriceType | null = null,
  country: PriceCountry = 'AU',
  readColumn: ReadColumn = rememberColumns(now, country),
): ParsedLine => {
  const row = createRow(line, now, country)
  const { values, problems, report } = row
  readCells(row, readColumn)
  if (values.demo) values.carType = 'demo'
  readDriveAwayFlags(line, values, problems)
  readStatus(row)
  checkLeftOver(row)
  checkPriceShown(row)
  checkPrices(row, otherwise)
  checkTexts(row, otherwise)

  const expiry = (line.regoExpiry ?? '').trim()
  if (values.rego && excelDay.test(values.rego) && expiry !== '' && values.regoExpiry === undefined)
    report('rego', `“${line.rego}” may be an Excel date, since “${expiry}” isn’t one. The columns may be swapped.`)

  checkNames(row)
  checkKind(row)
  checkEncumbrance(row)
  checkOdometer(row)
  checkDates(row)
  checkCarType(row)

  if (line.badge)
    for (const [column, says] of badgeContradictions(line.badge, values, line))
      report(column, says, column === 'carType' ? 'waits' : 'left out')

  checkEngine(row)
  const displaced = problems.length > 1 ? displacedCells(line, problems) : []
  const [one, other] = displaced
  if (one && other)
    report(
      one,
      `“${line[one]}” under ${columnTitles[one].toLowerCase()} and “${line[other]}” under ${columnTitles[other].toLowerCase()} belong in other columns, so the whole row may be under the wrong headings.`,
      'refused',
    )
  return { values, problems }
}
