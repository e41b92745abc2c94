import { setTimeout as wait } from 'node:timers/promises'
import { insertCars } from '@forecourt/data/stock/insertCars'
import { buildWorld } from '@forecourt/data/testing/buildWorld'
import { testDatabase } from '@forecourt/data/testing/testDatabase'
import { liveStates, staffStates } from '@forecourt/rules/entities/reservationStates'
import { finalReservationStates } from '@forecourt/rules/reservations/testing/finalReservationStates'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import type { Metric } from '../../bench/Metric'
import { KilledParts, type Part } from './killedParts'
import { racedCars } from './racedCars'

const days = 86_400_000
/** Time for the worker to finish, in milliseconds. */
const maxSettleMs = 1_800_000

/**
 * Four shoppers at a time race for a car, and the winner pays in every way, while they and the worker are killed: no car is held twice,
 * and no deposit is left open (CHK-02).
 */
export const heldCars = async (_data: string, races: number): Promise<Metric[]> => {
  const test = await testDatabase()
  const { db } = test
  const { north } = await buildWorld(db)
  const { organisationId, dealershipId, locationId } = north
  const prices = { driveAwayCents: 2_000_000, priceCents: 2_000_000, priceType: 'driveAway' } as const
  const cars = racedCars.map((id) =>
    buildCar({ id, slug: id, stockNumber: id, dealershipId, locationId, paymentProcessors: ['card'], ...prices }),
  )
  await db.platform.transaction(async (tx) => {
    await insertCars(tx, organisationId, cars)
    await tx.paymentAccount.create({ data: { organisationId, provider: 'testBank', name: 'Trial' } })
  })
  const { app, platform } = test.urls
  const began = Date.now()
  const parts = await KilledParts.of('holdsPart.ts')
  const part = (name: 'shoppers' | 'worker', maxLines: number, ahead = 0): Part => ({
    file: 'holdsPart.ts',
    args: [name, app, platform, String(began), String(ahead)],
    maxLines,
  })
  let [doubles, invalidStates] = [0, 0]
  const check = async () => {
    const [row] = await db.platform.transaction(
      (tx) => tx.$queryRaw<{ doubled: bigint; invalidStates: bigint }[]>`
        select count(*) filter (where live > 1) as doubled, count(*) filter (where reserved <> (live > 0)) as "invalidStates"
        from (
          select car.reserved, count(reservation.id) as live from cars car
          left join reservations reservation on reservation.car_id = car.id and reservation.state = any(${[...liveStates]})
          where car.id = any(${[...racedCars]}) group by car.id, car.reserved
        ) held`,
    )
    doubles += Number(row?.doubled)
    invalidStates += Number(row?.invalidStates)
  }
  const raced = () => parts.count('won') + parts.count('lost')
  await parts.runUntil(
    [part('shoppers', 300), part('shoppers', 300), part('worker', 120), part('worker', 120)],
    () => raced() >= races,
    check,
  )
  // Then only the worker runs, with a clock a week ahead: all holds and payments must have ended.
  const idle = parts.count('idle')
  const last = parts.start(part('worker', 1, 7 * days))
  for (const until = Date.now() + maxSettleMs; Date.now() < until && parts.count('idle') < idle + 40; ) await wait(100)
  await parts.kill(last)
  const finalStates = [...finalReservationStates, ...staffStates]
  const [left] = await db.platform.transaction(
    (tx) => tx.$queryRaw<{ open: bigint; owed: bigint; all: bigint }[]>`
      select count(*) as all, count(*) filter (where not reservation.state = any(${finalStates})) as open,
        count(*) filter (where payment.money in ('authorised', 'charged', 'returning') and reservation.state <> 'refund_failed') as owed
      from reservations reservation join payments payment on payment.reservation_id = reservation.id`,
  )
  await check()
  await test.close()
  return [
    {
      name: 'holds-raced',
      value: raced(),
      unit: `races for a car, ${parts.count('won')} won, ${parts.count('failed')} failed, ${parts.kills} processes killed`,
    },
    { name: 'holds-double', value: doubles, unit: 'times that two shoppers held a car' },
    { name: 'holds-astray', value: invalidStates, unit: 'times that a car was reserved without a hold, or held without being reserved' },
    { name: 'holds-open', value: Number(left?.open), unit: `reservations of ${left?.all} without an end` },
    { name: 'holds-owed', value: Number(left?.owed), unit: 'deposits without an end' },
  ]
}
