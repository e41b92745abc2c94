import { bodyTypes } from '../entities/Car'
import { synonyms } from '../search/synonyms'
import type { Lexicon } from '../search/understanding/Lexicon'
import { countedIn, stockNames } from '../search/understanding/stockLexicon'
import { understand } from '../search/understanding/understand'
import { bodies } from '../stock/vocabulary/bodies'
import { fuels } from '../stock/vocabulary/fuels'
import { makeAliases } from '../stock/vocabulary/makeAliases'
import { nameKey } from '../text/nameKey'
import type { SupplyCar, Wish } from './Demand'

/** Names by which wishes are recognised. */
interface KnownNames {
  /** Makes of the platform's catalogue. */
  readonly makes: readonly string[]
  /** Every make and model that the organisation has ever had. */
  readonly models: readonly { readonly make: string; readonly model: string }[]
  /** Suburbs of its yards, and other names of these yards, such as 'Harbour Motors Parramatta'. */
  readonly places: readonly { readonly name: string; readonly place: string }[]
}

/** Reads the wish of a measured or saved search. */
export type ReadWish = (search: string) => Wish

const seatCounts = [2, 3, 4, 5, 6, 7, 8, 9] as const

/** Vocabulary of all makes, bodies, fuels and numbers of seats, whether in stock or not: what is wanted is often what isn't. */
const demandLexicon = ({ makes: catalogue, models }: KnownNames, thisYear: number): Lexicon => {
  const makes = new Map([...Object.keys(makeAliases), ...catalogue, ...models.map(({ make }) => make)].map((make) => [nameKey(make), make]))
  // The body 'EV' is left out: who enters 'ev' means the fuel.
  const values = {
    make: [...makes.values()].map((make): [string, number] => [make, 1]),
    body: [...new Set(bodyTypes.filter((body) => body !== 'ev').map((body) => bodies.title(body)))].map((body): [string, number] => [
      body,
      1,
    ]),
    fuel: [...new Set(fuels.entries.map(({ title }) => title))].map((fuel): [string, number] => [fuel, 1]),
    seats: seatCounts.map((seats): [string, number] => [String(seats), 1]),
  }
  const known = models.map(({ make, model }): [string, string, number] => [make, model, 1])
  return {
    values,
    models: known,
    ...stockNames(values, known),
    ranges: { price: { min: 0, max: 10_000_000 }, year: { min: 1900, max: thisYear + 1 }, km: { min: 0, max: 2_000_000 } },
    ownMakes: [],
    places: [],
    distances: [],
    synonyms,
    counted: countedIn(values),
    thisYear,
    weeklyShare: null,
  }
}

const rangePart = /^(\w+)(?: from ([\d.]+))?(?: to ([\d.]+))?$/
interface Range {
  readonly min: number | null
  readonly max: number | null
}

/** The range of a facet in a summary, such as 'km to 50000'. */
const summaryRange = (parts: readonly string[], facet: string): Range | null => {
  const part = parts.find((each) => isRange(each) && each.startsWith(`${facet} `))
  const found = part === undefined ? null : rangePart.exec(part)
  const [, , min, max] = found ?? []
  return found === null ? null : { min: min === undefined ? null : Number(min), max: max === undefined ? null : Number(max) }
}

const isRange = (part: string): boolean => / (?:from|to) [\d.]+$/.test(part) && rangePart.test(part)

/** The only value of several; null if there is none, or a choice. */
const only = (values: readonly string[] | undefined): string | null => (values?.length === 1 ? (values[0] ?? null) : null)

const noWish: Wish = {
  ...{ make: null, model: null, body: null, seats: null, fuel: null },
  ...{ years: null, maxKm: null, maxCents: null, place: null },
}

/**
 * Reads wishes from searches as statistics store them (`searchSummary`, ANL-01), by the parser of the search box (SRC-06). A choice of
 * several makes is no wish for one of them. If words aren't understood, the rest is a wish only with a model: a 'manual hot hatch' is no
 * wish for any hatch. Nothing is guessed.
 *
 * @example createWishReader(names, 2026)('Ute · price to 20000') // { body: 'Ute', maxCents: 2000000, … }
 */
export const createWishReader = (names: KnownNames, thisYear: number): ReadWish => {
  const lexicon = demandLexicon(names, thisYear)
  const places = new Map(names.places.map(({ name, place }) => [nameKey(name), place]))
  const makesOf = new Map<string, Set<string>>()
  for (const { make, model } of names.models) makesOf.set(nameKey(model), (makesOf.get(nameKey(model)) ?? new Set()).add(make))
  return (search) => {
    const parts = search.split(' · ').map((part) => part.trim())
    const found = parts.flatMap((part) => places.get(nameKey(part)) ?? [])
    const text = parts.filter((part) => !isRange(part) && !places.has(nameKey(part)) && part !== 'near a postcode').join(' ')
    const { values, ranges, query, unclear } = understand(text, lexicon)
    const model = only(values.model)
    if (model === null && (query !== '' || unclear.length > 0)) return noWish
    const makes = makesOf.get(nameKey(model ?? ''))
    const [price, years, km] = ['price', 'year', 'km'].map(
      (facet) => summaryRange(parts, facet) ?? ranges[facet] ?? { min: null, max: null },
    )
    const seats = only(values.seats)
    const maxPrice = price?.max ?? null
    return {
      make: only(values.make) ?? (makes?.size === 1 ? ([...makes][0] ?? null) : null),
      model,
      body: only(values.body),
      seats: seats === null ? null : Number(seats),
      fuel: only(values.fuel),
      years: years && (years.min ?? years.max) !== null ? { from: years.min, to: years.max } : null,
      maxKm: km?.max ?? null,
      maxCents: maxPrice === null ? null : Math.round(maxPrice * 100),
      place: found.length === 1 ? (found[0] ?? null) : null,
    }
  }
}

/** Whether a wish names a kind of car (ANL-01). A price, place, year or reading alone is no car to buy. */
export const namesCar = ({ make, model, body, seats, fuel }: Wish): boolean =>
  [make, model, body, seats, fuel].some((condition) => condition !== null)

/** A wish for a car like this one (ANL-01). Its year, kilometres, seats and fuel are left out: another one may do as well. */
export const carWish = ({
  make,
  model,
  body,
  priceCents,
  place,
}: Pick<SupplyCar, 'make' | 'model' | 'body' | 'priceCents' | 'place'>): Wish => ({
  ...noWish,
  ...{ make, model, body, place, maxCents: priceCents },
})
