import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../../entities/Car'

type Exclusion = ResolvedConfig['finance']['exclusions'][number]

/** Fields of a car that a finance exclusion may use. */
export type FinancedCar = Pick<
  Car,
  'make' | 'model' | 'carType' | 'itemType' | 'fuel' | 'simpleFuel' | 'priceCents' | 'year' | 'km' | 'dealershipName' | 'dealershipSlug'
>

const textFields: {
  readonly [Field in Exclude<Exclusion['field'], 'price' | 'year' | 'km'>]: (car: FinancedCar) => (string | null)[]
} = {
  make: (car) => [car.make],
  model: (car) => [car.model],
  carType: (car) => [car.carType],
  itemType: (car) => [car.itemType],
  fuel: (car) => [car.fuel, car.simpleFuel],
  dealership: (car) => [car.dealershipName, car.dealershipSlug],
}

const numberFields = {
  price: (car: FinancedCar) => (car.priceCents === null ? null : car.priceCents / 100),
  year: (car: FinancedCar) => car.year,
  km: (car: FinancedCar) => car.km,
}

const compare = {
  is: (fact: number, value: number) => fact === value,
  isNot: (fact: number, value: number) => fact !== value,
  below: (fact: number, value: number) => fact < value,
  above: (fact: number, value: number) => fact > value,
}

/**
 * Whether an exclusion matches a car (CAR-24): texts ignoring case; price (in dollars), year and kilometres as numbers. Unknown facts
 * never match, nor do values that don't fit the field, such as a make below 2015.
 */
export const exclusionMatches = ({ field, op, value }: Exclusion, car: FinancedCar): boolean => {
  if (field === 'price' || field === 'year' || field === 'km') {
    const fact = numberFields[field](car)
    if (fact === null) return false
    const bare = value.replace(/[\s$,]/g, '')
    return bare !== '' && compare[op](fact, Number(bare)) && Number.isFinite(Number(bare))
  }
  if (op !== 'is' && op !== 'isNot') return false
  const excluded = normalise(value)
  let isKnown = false
  // A plain loop, because it runs for each exclusion and each car of a list.
  for (const fact of textFields[field](car)) {
    const text = fact === null ? '' : normalise(fact)
    if (text === '') continue
    if (text === excluded) return op === 'is'
    isKnown = true
  }
  return isKnown && op === 'isNot'
}

const normalise = (text: string) => text.trim().toLowerCase()

/** Whether the site shows no finance for a car: its make is excluded, in any case (CAR-23), or an exclusion matches (CAR-24). */
export const isFinanceExcluded = (car: FinancedCar, settings: Pick<ResolvedConfig['finance'], 'excludedMakes' | 'exclusions'>): boolean =>
  settings.excludedMakes.some((make) => normalise(make) === normalise(car.make)) ||
  settings.exclusions.some((exclusion) => exclusionMatches(exclusion, car))
