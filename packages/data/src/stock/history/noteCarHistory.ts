import type { Actor } from '../../Actor'
import type { Prisma } from '../../generated/client'
import type { Transaction } from '../../Transaction'

/** What was done to a car: typed in or copied, changed, moved to another stage, taken back, or given other photos. */
export type CarAction = 'create' | 'update' | 'move' | 'undo' | 'photos'

/** Before and after, by field. */
export type FieldChanges = { readonly [field: string]: { readonly before: Prisma.JsonValue; readonly after: Prisma.JsonValue } }

export interface CarNote {
  readonly organisationId: string
  readonly carId: string
  readonly action: CarAction
  readonly changes: FieldChanges
  /** The instant, ISO in UTC. */
  readonly at: string
  /** The entry that it takes back. */
  readonly undoes?: string
  /** The change of many of which it is one. */
  readonly batchId?: string
}

/** Writes into the histories of cars, in the transaction of what it tells: any number in one statement. */
export const noteCarHistory = async (tx: Transaction, actor: Actor, notes: readonly CarNote[]): Promise<void> => {
  await tx.carHistory.createMany({
    data: notes.map(({ undoes, at, changes, ...note }) => ({
      ...note,
      authorId: actor.userId,
      authorName: actor.name,
      at: new Date(at),
      changes: changes as Prisma.InputJsonObject,
      undoes: undoes === undefined ? null : BigInt(undoes),
    })),
  })
}
