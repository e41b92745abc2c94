import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Scope } from '../createDatabase'
import type { Prisma } from '../generated/client'
import { type EditedCar, selectEditedCar } from './EditedCar'

interface Releasing {
  readonly carId: string
  /** Fields that feeds may change again. */
  readonly release: readonly string[]
  /** Fields that feeds may no longer change, though nobody typed anything new. */
  readonly hold: readonly string[]
  readonly now: string
  readonly actor: Actor
}

/** Gives fields of a car back to feeds, or holds them against feeds as they are. Null where there is no such car. */
export const releaseFields = (scope: Scope, { carId, release, hold, now, actor }: Releasing): Promise<EditedCar | null> =>
  scope.transaction(async (tx) => {
    await tx.$queryRaw`select id from cars where id = ${carId} for update`
    const car = await selectEditedCar(tx, carId)
    if (!car) return null
    const { organisationId } = car
    const kept = Object.entries(car.held).filter(([field]) => !release.includes(field))
    const held = { ...Object.fromEntries(hold.map((field) => [field, { by: actor.name, at: now }])), ...Object.fromEntries(kept) }
    await tx.car.updateMany({ where: { organisationId, id: carId }, data: { held: held as unknown as Prisma.InputJsonObject } })
    await appendAudit(tx, {
      organisationId,
      actor,
      action: 'car.hold',
      target: carId,
      summary: `Changed which fields of ${car.name} feeds may change`,
      detail: { released: [...release], held: [...hold] },
    })
    return selectEditedCar(tx, carId)
  })
