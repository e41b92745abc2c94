import type { PriceType } from '@forecourt/rules/entities/Car'
import { memoised, memoisedLast } from '@forecourt/schema/memoised'
import type { LineValues } from '../ColumnValues'
import type { PriceCountry } from '../parsePrice'
import { otherConditionIn } from '../remarks/conditionInComments'
import { mayBeName } from '../remarks/nameAlone'
import { isOtherGearbox, otherDriveIn, otherFuelIn } from '../remarks/namedPowertrain'
import type { OwnDetails } from '../remarks/ownDetails'
import { disclosesPerson, withoutPrivateContacts } from '../remarks/personalDetails'
import { isPrivateFeature, isUnfinished, publicComments } from '../remarks/privateSentences'
import { reasonToWait, termToState, waitsSince } from '../remarks/reasonsToWait'
import { isForSale } from '../remarks/saleNotes'
import type { ImportColumn } from '../stockColumns'
import { mustBeKnown, type Row } from './CheckedRow'
import { mayBothBe, pricesOffered } from './offeredPrices'
import { statedIn } from './statedIn'

/** Columns that comments contradict. */
export const contradictedIn = (values: LineValues, comments: string): readonly ImportColumn[] => {
  const { transmission, fuel, drive } = values
  return [
    ...(transmission && isOtherGearbox(comments, transmission.value === 'Manual') ? (['transmission'] as const) : []),
    ...(fuel && otherFuelIn(comments, fuel) !== null ? (['fuel'] as const) : []),
    ...(drive && otherDriveIn(comments, drive) !== null ? (['drive'] as const) : []),
    ...otherConditionIn(values, comments),
  ]
}

/** Comments may be the only place of a term that has to be stated, such as “ex rental”: without them the car waits. */
const checkTerms = ({ line, values, report, isDoubtful }: Row) => {
  const term = isForSale(values.status) && !isDoubtful('status') ? termToState(line.comments ?? '') : null
  if (term !== null && termToState(values.comments ?? '') === null)
    report('status', `The comments say “${term.found}”, ${waitsSince.terms}, and they aren’t advertised.`, 'waits')
}

/**
 * Of a column and a text that contradict each other, it isn't clear which is right: a value of an earlier file isn't either. With two
 * odometer readings the car waits.
 */
const leaveOutContradicted = (
  { line, values, report, isDoubtful }: Row,
  columns: readonly ImportColumn[],
  text: 'comments' | 'features',
) => {
  for (const column of columns) {
    const stated = statedIn(line, values, column).text
    if (mustBeKnown.includes(column)) report(column, `The ${text} and “${stated}” contradict each other.`, 'waits')
    else
      report(column, `The ${text} and “${stated}” contradict each other, so neither is advertised.`, 'left out', {
        ...{ isAskedOnce: false, isCleared: true },
      })
    if (column === 'km' && isForSale(values.status) && !isDoubtful('status'))
      report('status', `The ${text} and the odometer “${stated}” contradict each other. Check which one is right.`, 'waits')
  }
}

/** Limit of cached features. */
const mostFeatures = 5_000

/** Whether a feature may name a fact of a column. Features repeat between the cars of a file. */
const mayContradict = memoised(
  (feature: string): boolean =>
    /manual|\d[ -]?sp|speed|automatic(?! (?:head|wip|climate|air|light))|\b(?:cvt|dct|dsg|pdk)\b|petrol|diesel|hybrid|hev\b|electric (?:vehicle|car)|[ly%][ -]electric|\bev\b|kwh|4x|[24afr]wd|wheel[- ]drive|seat(?:er|s)\b|doors?\b|demo|owne|odo|\d ?k/i.test(
      feature,
    ),
  mostFeatures,
)

/** Leaves out features such as “6 speed manual” of an automatic, and the value that they contradict. */
const checkFeatures = (row: Row) => {
  const { values, problems } = row
  if (!values.features?.some(mayContradict)) return
  const given = { ...values }
  const contradicted = contradictedIn(given, values.features.join('\n'))
  if (contradicted.length === 0) return
  leaveOutContradicted(row, contradicted, 'features')
  values.features = given.features?.filter((feature) => contradictedIn(given, feature).length === 0)
  problems.push({ column: 'features', message: 'Features that contradict a column are left out.', effect: 'left out', isAskedOnce: false })
}

/** Creates the function that says whether a feature names an amount, or is private. Features repeat between the cars of a file. */
const createFeatureCheck = (own: OwnDetails, country: PriceCountry) =>
  memoised(
    (feature: string): boolean =>
      isPrivateFeature(feature) ||
      isUnfinished(feature) ||
      disclosesPerson(feature, own) ||
      withoutPrivateContacts(feature, own, country).text !== feature,
    mostFeatures,
  )
/** Cache: one check for all rows of a file. */
const featureCheckOf = memoisedLast(createFeatureCheck)

const leaveOut = ({ problems }: Row, column: ImportColumn, message: string) =>
  problems.push({ column, message, effect: 'left out', isAskedOnce: false })

/** Amounts other than the price, fees, notes between staff, and data of persons. */
const leaveOutPrivate = (row: Row, otherwise: PriceType | null) => {
  const { values, country, own, hold, report, isDoubtful } = row
  const isPrivate = featureCheckOf(own, country)
  if (values.features?.some(isPrivate)) {
    values.features = values.features.filter((feature) => !isPrivate(feature))
    leaveOut(row, 'features', 'Features with an amount of money, a person’s details or a note for staff are left out.')
  }
  if (values.comments === undefined) return
  const contradicted = contradictedIn(values, values.comments)
  leaveOutContradicted(row, contradicted, 'comments')
  const reason = isForSale(values.status) && !isDoubtful('status') ? reasonToWait(values.comments) : null
  if (reason !== null)
    report('status', `The comments say “${reason.found}”, ${waitsSince[reason.kind]}. Check them before the car is advertised.`, 'waits')
  const written = values.comments
  const reachable = withoutPrivateContacts(written, own, country)
  if (reachable.text !== written) {
    values.comments = reachable.text === '' ? undefined : reachable.text
    if (!reachable.isPersonal)
      leaveOut(row, 'comments', 'Phone numbers, e-mail addresses and street addresses that may be private are left out of the comments.')
    if (values.comments === undefined) return
  }
  const offered = pricesOffered(values, values.price?.priceType ?? values.priceType ?? otherwise)
  const { text, without, fee, isNotFree } = publicComments(values.comments, (price) => offered.some((each) => mayBothBe(price, each)))
  if (reachable.isPersonal || disclosesPerson(written, own) || isUnfinished(written))
    report(
      'comments',
      'The comments contain a person’s details, codes or places of keys, or text of a template, so they aren’t advertised.',
    )
  else if (mayBeName(own.withoutNames(written)) && reasonToWait(written) === null && termToState(written) === null)
    report('comments', 'The comments are a few words that may be a person’s name, so they aren’t advertised.')
  else if (contradicted.length > 0) report('comments', `The comments and another column contradict each other, so neither is advertised.`)
  if (without === null) return
  if (fee !== null) hold('The comments say that a fee is extra or that the price is for a time, so it isn’t advertised.')
  if (isNotFree && isForSale(values.status)) report('status', 'The comments say that the car may not be for sale to every buyer.', 'waits')
  if (values.comments === undefined) return
  values.comments = text === '' ? undefined : text
  leaveOut(
    row,
    'comments',
    text === ''
      ? 'The comments contain an amount of money, a fee or a note for staff, so they aren’t advertised.'
      : 'Sentences with an amount of money or a fee are left out of the comments.',
  )
}

/** Leaves out what an advertisement must not say: amounts other than the price, fees, and notes between staff. */
export const checkTexts = (row: Row, otherwise: PriceType | null) => {
  checkFeatures(row)
  leaveOutPrivate(row, otherwise)
  if (row.line.comments !== undefined) checkTerms(row)
}
