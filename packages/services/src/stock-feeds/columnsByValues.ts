import { bodies } from '@forecourt/rules/stock/vocabulary/bodies'
import { fuels } from '@forecourt/rules/stock/vocabulary/fuels'
import { itemTypes } from '@forecourt/rules/stock/vocabulary/itemTypes'
import { transmissions } from '@forecourt/rules/stock/vocabulary/transmissions'
import { yesOrNo } from '@forecourt/rules/stock/vocabulary/yesOrNo'
import { beginsWithMake, parseCarName } from '../stock-import/carNames'
import { badgeProblem, colourProblem } from '../stock-import/nameProblems'
import { isPlaceholder } from '../stock-import/placeholders'
import type { ImportColumn } from '../stock-import/stockColumns'
import type { FeedMapping } from './FeedMapping'

type Columns = FeedMapping['columns']

const isAmount = (text: string): boolean => /^\$?\s?\d{1,3}(?:,?\d{3})+(?:\.\d\d)?$/.test(text)

/** Names that are too short to be understood by themselves, and what their values must be. */
const short: readonly (readonly [name: RegExp, column: ImportColumn, isValue: (text: string) => boolean])[] = [
  [/^(?:t|tr|gb|gbx|gears)$/, 'transmission', (text) => /[a-z]/i.test(text) && transmissions.read(text) !== null],
  // “H” and “E” are asked about.
  [/^(?:f|fu|fl)$/, 'fuel', (text) => fuels.read(text) !== null || /^[a-z]$/i.test(text)],
  [/^(?:ser|vrt)$/, 'badge', (text) => badgeProblem(text) === null],
  [/^(?:b|bd|bt)$/, 'body', (text) => bodies.read(text) !== null],
  [/^(?:c|cl|clr|col)$/, 'colour', (text) => colourProblem(text) === null],
  [/^(?:px|pr|\$)$/, 'price', isAmount],
  [/^(?:total )?d\/a(?: \$| price)?$/, 'driveAwayPrice', (text) => isAmount(text) || isPlaceholder(text)],
]
const unit = /^(?:kms?|mi|miles?)$/i
/** Vehicles and parts that are no cars. */
const ofOthers = /^(?:trailers?|boats?|parts?|machinery|trucks?|tractors?|bus(?:es)?|jet ?skis?|atvs?|plant|equipment|forklifts?)$/i
/** “Y” and “No”. A number may be an amount. */
const isAnswer = (text: string): boolean => yesOrNo.read(text) !== null && !/\d/.test(text)
/** Kinds of products of a shop, which say nothing about a car. */
const ofProduct = /^(?:simple|variable|variation|external|grouped)$/i

/** Headings of an advertisement’s text, which some lists give a car’s name: “2016 Toyota Corolla Axio”. */
const ofDescription = /^(?:desc|description|details?)$/
/** Maximum characters of a name. */
const longestName = 80
/** Whether most texts begin with a year and a make that the trade knows. */
const areMostlyNames = (values: readonly string[]): boolean => {
  const texts = values.map((text) => text.trim()).filter((text) => text !== '')
  const names = texts.filter((text) => text.length <= longestName && parseCarName(text).year !== '' && beginsWithMake(text))
  return texts.length > 0 && names.length * 2 > texts.length
}

const nameOf = (heading: string): string =>
  heading
    .slice(heading.lastIndexOf('.') + 1)
    .trim()
    .toLowerCase()

/**
 * Columns of a suggested mapping that only the first values of the file show: short headings such as “tr”, a unit beside an odometer, a
 * “Price inc GST” with yes or no, which is no price, and a type that says which vehicles are no cars instead of new or used (ENT-01).
 *
 * @param valuesOf the first values under a heading
 */
export const columnsByValues = async (
  columns: Columns,
  headings: readonly string[],
  valuesOf: (heading: string) => Promise<readonly string[]>,
): Promise<Columns> => {
  const read = new Set(Object.values(columns).flatMap(({ from }) => from))
  const found: Columns = { ...columns }
  const areAll = async (heading: string, isValue: (text: string) => boolean): Promise<boolean> => {
    const texts = (await valuesOf(heading)).map((text) => text.trim()).filter((text) => text !== '')
    return texts.length > 0 && texts.every(isValue)
  }
  for (const heading of headings.filter((each) => !read.has(each))) {
    const name = nameOf(heading)
    for (const [names, column, isValue] of short)
      if (names.test(name) && !found[column] && (await areAll(heading, isValue))) found[column] = { from: [heading], steps: [] }
    const isBeside =
      found.km?.from.some((each) => heading.startsWith(`${each}.`)) || /unit|uom/.test(name) || /^(?:km|mi)s?\/(?:km|mi)/.test(name)
    if (found.km && !found.kmUnit && isBeside && (await areAll(heading, (text) => unit.test(text))))
      found.kmUnit = { from: [heading], steps: [] }
  }
  const answered: string[] = []
  for (const heading of found.price?.from ?? []) if (await areAll(heading, isAnswer)) answered.push(heading)
  if (found.price && answered.length > 0) {
    const from = found.price.from.filter((heading) => !answered.includes(heading))
    if (from.length === 0) delete found.price
    else found.price = { ...found.price, from }
  }
  const described = found.make || found.model ? undefined : headings.find((heading) => ofDescription.test(nameOf(heading)))
  if (described !== undefined && areMostlyNames(await valuesOf(described))) {
    for (const part of ['make', 'model'] as const) found[part] = { from: [described], steps: [{ do: 'name', part }] }
    found.year ??= { from: [described], steps: [{ do: 'name', part: 'year' }] }
    found.badge ??= { from: [described], steps: [{ do: 'name', part: 'rest' }] }
    if (found.comments?.from.includes(described)) delete found.comments
  }
  const [type = '', ...others] = found.carType?.from ?? []
  if (type === '' || others.length > 0 || found.itemType || nameOf(type) !== 'type') return found
  const { carType, ...rest } = found
  if (await areAll(type, (text) => ofProduct.test(text))) return rest
  const isKind = await areAll(type, (text) => itemTypes.read(text) !== null || ofOthers.test(text))
  return isKind && carType ? { ...rest, itemType: carType } : found
}
