import { nameKey } from '../../text/nameKey'
import { facetKey } from '../facetKey'
import { facetValueText } from '../facetValueText'
import type { Lexicon } from './Lexicon'
import { makeNames } from './makeNames'
import type { Name } from './Name'
import { sentencePhrases } from './sentencePhrases'

type Values = Lexicon['values']

/** What a car for a family is; 'family SUV' says of the body itself. */
const familyBodies: readonly string[] = ['SUV', 'Wagon', 'People Mover']
const familySeats = 5
const uses = ['family', 'family car', 'family vehicle'] as const

/** Engines of so many cylinders are built in one shape; six may be in line as well. */
const shaped: readonly string[] = ['8', '10', '12']

/** Conditions that are known words even where no car is in them. */
const conditions = ['new', 'used', 'demo'] as const

const countOf = (values: Values, facet: string, wanted: readonly string[]): number =>
  (values[facet] ?? []).reduce((sum, [value, count]) => sum + (wanted.includes(value) ? count : 0), 0)

const makesAndModels = (values: Values, models: Lexicon['models']): Lexicon['names'] =>
  makeNames((values.make ?? []).map(([make]) => make)).flatMap(([key, makes]) => {
    const keys = new Set(makes.map(nameKey))
    const theirs = models.filter(([make]) => keys.has(nameKey(make)))
    return [
      [key, { make: makes }, countOf(values, 'make', makes)] as const,
      ...theirs.map(([make, model, count]) => [`${key}${nameKey(model)}`, { make: [make], model: [model] }, count] as const),
    ]
  })

const states = (values: Values): Lexicon['names'] => {
  const certified = countOf(values, 'certified', ['true'])
  const missing = conditions.filter((condition) => countOf(values, 'car_type', [condition]) === 0)
  return [
    ...missing.map((condition) => [condition, { car_type: [condition] }, 0] as const),
    ...(certified > 0 ? [['certified', { certified: ['true'] }, certified] as const] : []),
  ]
}

/** Values that are kept as codes, by what they are called: 'caravan' as 'Caravans'. */
const titles = (values: Values): Lexicon['names'] =>
  Object.entries(values).flatMap(([facet, counts]) =>
    sentencePhrases.unsaidFacets.includes(facet) || (facet === 'item_type' && counts.length < 2)
      ? []
      : counts.flatMap(([value, count]) => {
          const key = nameKey(facetValueText(facet, value))
          return key === nameKey(value) ? [] : [[key, { [facet]: [value] }, count] as const]
        }),
  )

const engines = (values: Values): Lexicon['names'] =>
  (values.cylinders ?? []).flatMap(([cylinders, count]) =>
    shaped.includes(cylinders) ? [[`v${cylinders}`, { cylinders: [cylinders] }, count] as const] : [],
  )

const families = (values: Values): Lexicon['names'] => {
  const seats = (values.seats ?? []).map(([value]) => value).filter((value) => Number(value) >= familySeats)
  const isFamily = (value: string) => familyBodies.some((body) => facetKey('body', body) === facetKey('body', value))
  const body = (values.body ?? []).map(([value]) => value).filter(isFamily)
  if (seats.length === 0 || body.length === 0) return []
  const count = countOf(values, 'body', body)
  return uses.map((use) => [nameKey(use), { seats, ...(use === 'family' ? {} : { body }) } as Name['values'], count])
}

/**
 * Tells what else is a name in a stock: what codes are called, new, used and demo, other names of its makes, engines by their shape, and what cars are for. What a car is for is said
 * not to be understood where no car says enough of itself (SRC-06).
 */
export const stockNames = (values: Values, models: Lexicon['models']): Pick<Lexicon, 'names' | 'phrases'> => {
  const family = families(values)
  const { nearly } = sentencePhrases
  return {
    names: [...titles(values), ...states(values), ...makesAndModels(values, models), ...engines(values), ...family],
    phrases: family.length > 0 ? sentencePhrases : { ...sentencePhrases, nearly: [...nearly, [true, ...uses, 'family cars']] },
  }
}
