import type { Car } from '@forecourt/rules/entities/Car'
import { isLive } from '@forecourt/rules/entities/reservationStates'
import { type CarStage, carStage } from '@forecourt/rules/stock/carStage'
import { dealershipsOfSites } from '../../organisations/listLocations'
import { carNumbers } from '../../stock/list/carNumbers'
import type { Transaction } from '../../Transaction'
import type { ConversationEntry } from './conversationTimeline'

/** A car that a conversation names, as it is now. */
export interface NamedCar {
  readonly id: string
  readonly name: string
  /** Its stock number or plate if another car has its name; otherwise null. */
  readonly number: string | null
  readonly stage: CarStage
  /** The advertised price. Cents. */
  readonly priceCents: number | null
  /** Whether the conversation's person has its reservation. */
  readonly isReservedByThem: boolean
}

interface Query {
  readonly organisationId: string
  readonly timeline: readonly ConversationEntry[]
  readonly cars: readonly { readonly carId: string }[]
  readonly siteIds: readonly string[] | null
}

/**
 * The cars that a conversation names, within the user's sites (ENT-16): those of the latest entries first, then those of the person's account.
 */
export const namedCars = async (tx: Transaction, { organisationId, timeline, cars, siteIds }: Query): Promise<NamedCar[]> => {
  const ids = [...new Set([...timeline.toReversed(), ...cars].flatMap(({ carId }) => carId ?? []))]
  if (ids.length === 0) return []
  const dealershipIds = await dealershipsOfSites(tx, siteIds)
  const rows = await tx.car.findMany({
    where: { organisationId, id: { in: ids }, ...(dealershipIds && { dealershipId: { in: dealershipIds } }) },
    select: { id: true, name: true, status: true, reserved: true, preorder: true, priceCents: true },
  })
  const numberOf = await carNumbers(
    tx,
    rows.map(({ id }) => ({ organisationId, carId: id })),
  )
  return ids.flatMap((id): NamedCar[] => {
    const car = rows.find((row) => row.id === id)
    if (!car) return []
    const { name, priceCents, reserved, preorder } = car
    const isReservedByThem = timeline.some(({ carId, reservation }) => carId === id && reservation && isLive(reservation.state))
    const stage = carStage({ status: car.status as Car['status'], reserved, preorder })
    return [{ id, name, number: numberOf({ organisationId, carId: id }), stage, priceCents, isReservedByThem }]
  })
}
