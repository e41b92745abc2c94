import type { Car, CarStatus } from '@forecourt/rules/entities/Car'
import { canChangeStatus } from '@forecourt/rules/stock/canChangeStatus'
import { longestTexts } from './cleanCar'
/** What may be changed of a car by hand; the rest comes from where the car came from. */
export type CarChanges = Partial<
  Pick<
    Car,
    | 'status'
    | 'reserved'
    | 'certified'
    | 'preorder'
    | 'tag'
    | 'priceCents'
    | 'priceType'
    | 'beforePriceCents'
    | 'subscriptionPriceCents'
    | 'km'
    | 'regoPlate'
    | 'regoExpiry'
    | 'dealerComments'
    | 'customRank'
    | 'showOnDealerWebsite'
  >
>

const mostCents = 2_000_000_000
const mostKm = 5_000_000

const statusNames: { readonly [Status in CarStatus]: string } = {
  draft: 'a draft',
  in_stock: 'in stock',
  coming_soon: 'coming soon',
  sold: 'sold',
  withdrawn: 'withdrawn',
}

const isWhole = (value: number | null, most: number) => value === null || (Number.isSafeInteger(value) && value >= 0 && value <= most)
type Words = keyof typeof longestTexts
const isShort = (car: Pick<Car, Words>, field: Words) => (car[field]?.length ?? 0) <= longestTexts[field]
const isDate = (value: string | null) => value === null || (/^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)))

/** What is wrong with changes to a car, by field, in sentences; empty when nothing is (CAR-05). */
export const carProblems = (before: Car, changes: CarChanges): Record<string, string> => {
  const after = { ...before, ...changes }
  const checks: readonly [field: keyof CarChanges, isFine: boolean, message: string][] = [
    ['priceCents', isWhole(after.priceCents, mostCents), 'The price must be an amount of zero or more.'],
    ['beforePriceCents', isWhole(after.beforePriceCents, mostCents), 'The earlier price must be an amount of zero or more.'],
    [
      'subscriptionPriceCents',
      isWhole(after.subscriptionPriceCents, mostCents),
      'The subscription price must be an amount of zero or more.',
    ],
    ['km', isWhole(after.km, mostKm), 'The odometer must be a whole number of kilometres.'],
    ['tag', isShort(after, 'tag'), `The tag can have at most ${longestTexts.tag} characters.`],
    ['regoPlate', isShort(after, 'regoPlate'), `The registration can have at most ${longestTexts.regoPlate} characters.`],
    ['dealerComments', isShort(after, 'dealerComments'), `The comments can have at most ${longestTexts.dealerComments} characters.`],
    ['regoExpiry', isDate(after.regoExpiry), 'The registration’s expiry must be a date.'],
    [
      'status',
      canChangeStatus(before.status, after.status),
      `A car that is ${statusNames[before.status]} cannot become ${statusNames[after.status]}.`,
    ],
    ['reserved', !after.reserved || after.status === 'in_stock' || after.status === 'coming_soon', 'Only a car in stock can be reserved.'],
  ]
  return Object.fromEntries(checks.flatMap(([field, isFine, message]) => (isFine ? [] : [[field, message]])))
}
