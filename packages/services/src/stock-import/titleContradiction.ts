import { modelFamilies, modelNames } from '@forecourt/rules/stock/vocabulary/modelNames'
import { nameKey } from '@forecourt/rules/text/nameKey'
import { memoised } from '@forecourt/schema/memoised'
import type { LineValues } from './ColumnValues'
import type { KnownMake } from './KnownMake'
import { createModelLists, isOfSeries, isWithin } from './modelLists'
import { isOfTheCar } from './plainNames'

/** Maximum characters and words of a title. */
const [longestTitle, mostWords] = [200, 30] as const
/** Words of the longest make with its model: “Mercedes-Benz C-Class”. */
const mostParts = 4
const titleName =
  /^(?:(?:post|product|ad|advert|advertisement|listing|vehicle|car|web|page|stock|display|full|seo)?(?:title|name|headline|heading)|(?:ad|listing|car)?subject|vehicle|yearmakemodel|makemodel)$/

/** Whether an unread heading is the title of a car: “Title”, `listing.name`; not `seller.name`. */
export const isTitleHeading = (heading: string): boolean => {
  const dot = heading.lastIndexOf('.')
  const name = heading
    .slice(dot + 1)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
  return titleName.test(name) && (dot < 0 || isOfTheCar(heading.slice(0, dot)))
}

const year = /(?<![\d$.,/])(?:19[5-9]|20[0-4])\d(?!\d|\s?(?:km|cc|kg))/gi
/** A year of something else than the car: “rego to Aug 2027”. */
const ofOther =
  /\b(?:reg(?:o|istered|istration)?|til|till|until|exp\w*|to|since|est\w*|warranty|due|from)\W{0,3}(?:[a-z]{3,9}\W{1,2}|\d{1,2}[/-]){0,2}$/i

/** Years that a title states of its car. */
const yearsIn = (title: string): readonly number[] =>
  [...title.matchAll(year)].flatMap(({ 0: found, index }) =>
    ofOther.test(title.slice(Math.max(0, index - 30), index)) ? [] : [Number(found)],
  )

/** Makes and models repeat for each row of a file. */
const keyOf = memoised(nameKey, 1_000)

/** The keys of all runs of words, such as “cx5” of “Mazda CX-5”. */
const runsOf = (title: string): ReadonlySet<string> => {
  const words = title
    .split(/[^\p{L}\p{N}+]+/u)
    .map(nameKey)
    .filter((word) => word !== '')
    .slice(0, mostWords)
  const runs = new Set<string>()
  for (let at = 0; at < words.length; at++)
    for (let count = 1; count <= mostParts && at + count <= words.length; count++) runs.add(words.slice(at, at + count).join(''))
  return runs
}

const familyOf = new Map<string, ReadonlySet<string>>(
  modelFamilies.flatMap((names) => {
    const keys = new Set(names.map(nameKey))
    return [...keys].map((key) => [key, keys] as const)
  }),
)

type TitledCar = Pick<LineValues, 'make' | 'model' | 'badge' | 'series' | 'year' | 'buildDate' | 'complianceDate' | 'firstRegistered'>

/** What a title names instead of its row's model or year. */
export interface TitleContradiction {
  readonly column: 'model' | 'year'
  readonly named: string
}

/**
 * Creates the function that says which other model or year a title names; null if it agrees with its row, as “2016 Rio (reg 2017)” does
 * (ENT-01).
 *
 * @param known the platform's makes and models
 */
export const createTitleCheck = (known: readonly KnownMake[]) => {
  const modelsOf = createModelLists(known)
  const others = Object.keys(modelNames).map((make) => [nameKey(make), make] as const)
  /** A model with its make: “Toyota Camry” in the title of a Kia. */
  const otherMake = (runs: ReadonlySet<string>, makeKey: string): string | null => {
    for (const [key, make] of others) {
      if (key === makeKey || !runs.has(key)) continue
      for (const [model, name] of modelsOf(make)) if (runs.has(`${key}${model}`)) return `${make} ${name}`
    }
    return null
  }
  const otherModel = (title: string, { make = '', model = '', badge, series }: TitledCar): string | null => {
    const [makeKey, modelKey] = [keyOf(make), keyOf(model)]
    const plain = modelKey.startsWith(makeKey) && modelKey !== makeKey ? modelKey.slice(makeKey.length) : modelKey
    // Most titles name their model: only of the others, and for short models, are all runs of words needed.
    if (plain === '' || (plain.length > 3 && nameKey(title).includes(plain))) return null
    const runs = runsOf(title)
    if (runs.has(plain) || runs.has(`${makeKey}${plain}`)) return null
    const beside = nameKey(`${badge ?? ''} ${series ?? ''}`)
    for (const [key, name] of modelsOf(make)) {
      if (!runs.has(key)) continue
      const isSame = isWithin(plain, key) || isWithin(key, plain) || isWithin(beside, key) || isOfSeries(plain, key)
      if (!isSame && !familyOf.get(key)?.has(plain)) return name
    }
    return makeKey === '' || runs.has(makeKey) ? null : otherMake(runs, makeKey)
  }
  /** @param years further years of the row, such as its model year */
  return (title: string, car: TitledCar, years: readonly number[] = []): TitleContradiction | null => {
    if (title === '' || title.length > longestTitle) return null
    const model = car.make !== undefined && car.model !== undefined ? otherModel(title, car) : null
    if (model !== null) return { column: 'model', named: model }
    if (car.year === undefined) return null
    const isModel = (found: number) => nameKey(car.model ?? '').includes(String(found))
    const stated = yearsIn(title).filter((found) => !isModel(found))
    const own = [car.year, car.firstRegistered, ...[car.buildDate, car.complianceDate].map((day) => Number(day?.slice(0, 4))), ...years]
    const [other] = stated
    return other === undefined || stated.some((found) => own.includes(found)) ? null : { column: 'year', named: String(other) }
  }
}
