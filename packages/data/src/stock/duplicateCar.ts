import type { FieldPlace } from '@forecourt/rules/car/CarField'
import { carFields } from '@forecourt/rules/car/generated/carFields'
import type { CarEntry } from '@forecourt/rules/stock/CarEntry'
import { toCarEntry } from '@forecourt/rules/stock/toCarEntry'
import type { Actor } from '../Actor'
import type { Scope } from '../createDatabase'
import type { Transaction } from '../Transaction'
import { type CreateCarResult, createCar } from './createCar'
import { selectEditedCar } from './EditedCar'

interface Duplication {
  readonly actor: Actor
  readonly carId: string
  /** The copy's; the first free one after the original's unless given. */
  readonly stockNumber?: string
  readonly key: string
  readonly siteIds: readonly string[] | null
  readonly now: string
}

const nextNumber = async (tx: Transaction, organisationId: string, stockNumber: string): Promise<string> => {
  const base = stockNumber.replace(/-\d+$/, '').slice(0, 34)
  const rows = await tx.car.findMany({ where: { organisationId, stockNumber: { startsWith: base } }, select: { stockNumber: true } })
  const taken = new Set(rows.map((row) => row.stockNumber))
  let number = 2
  while (taken.has(`${base}-${number}`)) number++
  return `${base}-${number}`
}

const ownFacts = carFields.filter((field) => field.isOfOneVehicle)

/** The attributes of another car like this one. */
const withoutOwnFacts = ({ variant, specifications }: Pick<CarEntry, 'variant' | 'specifications'>) => {
  const others = <Facts extends object>(facts: Facts, place: FieldPlace): Facts =>
    Object.fromEntries(
      Object.entries(facts).filter(([fact]) => !ownFacts.some(({ id, in: kept }) => kept === place && id === fact)),
    ) as Facts
  return {
    ...Object.fromEntries(ownFacts.flatMap(({ id, in: kept }) => (kept === 'column' ? [[id, null]] : []))),
    variant: others(variant, 'variant'),
    specifications: others(specifications, 'specifications'),
  }
}

/**
 * Copies a car as a draft for another one like it (ENT-01): what is one vehicle's alone, such as its VIN, plate, odometer, photos, report
 * and quote, is left behind.
 */
export const duplicateCar = async (scope: Scope, { carId, stockNumber, ...rest }: Duplication): Promise<CreateCarResult> => {
  const found = await scope.transaction(async (tx) => {
    const car = await selectEditedCar(tx, carId)
    return car && { car, free: await nextNumber(tx, car.organisationId, car.stockNumber) }
  })
  if (!found) return { ok: false, reason: 'notFound' }
  const { car, free } = found
  return createCar(scope, car.organisationId, {
    ...rest,
    status: 'draft',
    preorder: car.preorder,
    entry: {
      ...toCarEntry(car),
      stockNumber: stockNumber ?? free,
      ...withoutOwnFacts(car),
      ...{ vin: null, km: null, historyFileKey: null, financeQuote: null, financeLenders: {} },
      ...{ marketPrices: {}, disclosure: {}, driveAwayBeforeCents: null, egcBeforeCents: null, customRank: 0 },
    },
  })
}
