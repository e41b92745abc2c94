import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { Prisma } from '../generated/client'
import type { Transaction } from '../Transaction'
import type { WorldSide } from '../testing/buildWorld'
import { useWorld } from '../testing/useWorld'
import { queryDirectly } from './queryDirectly'

const world = useWorld()
const scopeOf = ({ organisationId }: WorldSide) => world.db.forOrganisation(organisationId)
const whoAmI = Prisma.sql`select pg_backend_pid() as pid, current_setting('app.organisation_id', true) as organisation`

describe('A query that bypasses the ORM', () => {
  it('A query that bypasses the ORM runs in its own transaction while others are open', async () => {
    const answers = await Promise.all(
      [world.north, world.south, world.north].map((side) =>
        scopeOf(side).transaction(async (tx) => {
          const [orm] = await tx.$queryRaw<{ pid: number }[]>(whoAmI)
          // A nested transaction has another connection.
          const inner = await scopeOf(side).transaction((other) => queryDirectly<{ pid: number }>(other, whoAmI))
          const [direct] = await queryDirectly<{ pid: number; organisation: string }>(tx, whoAmI)
          expect(direct).toEqual({ pid: orm?.pid, organisation: side.organisationId })
          expect(inner[0]?.pid).not.toBe(orm?.pid)
          return direct?.pid
        }),
      ),
    )
    expect(new Set(answers).size).toBe(3)
  })

  it('A query that bypasses the ORM runs in its transaction also from another copy of the module in a bundle', async () => {
    const copy = './queryDirectly?copy'
    const other: typeof import('./queryDirectly') = await import(copy)
    expect(other.queryDirectly).not.toBe(queryDirectly)
    const { organisationId } = world.north
    const found = await scopeOf(world.north).transaction((tx) => other.queryDirectly<{ organisation: string }>(tx, whoAmI))
    expect(found).toMatchObject([{ organisation: organisationId }])
  })

  it('A query that bypasses the ORM writes nothing if its transaction fails', async () => {
    const scope = scopeOf(world.north)
    const name = () => scope.transaction((tx) => queryDirectly(tx, Prisma.sql`select id, name from locations order by id`))
    const before = await name()
    const failed = scope.transaction(async (tx) => {
      await queryDirectly(tx, Prisma.sql`update locations set name = 'Other'`)
      throw new Error('Enough.')
    })
    await expect(failed).rejects.toThrow('Enough.')
    expect(await name()).toEqual(before)
  })

  it('A query that bypasses the ORM is refused once its transaction has ended or timed out', async () => {
    let leaked: Transaction | undefined
    await scopeOf(world.north).transaction(async (tx) => {
      leaked = tx
    })
    await expect(queryDirectly(leaked as Transaction, whoAmI)).rejects.toThrow('The transaction is over.')
    const tooLong = scopeOf(world.north).transaction(
      async (tx) => {
        await wait(600)
        await expect(queryDirectly(tx, whoAmI)).rejects.toThrow('The transaction is over.')
      },
      { timeoutMs: 100 },
    )
    await expect(tooLong).rejects.toThrow(/expired|timeout|closed/i)
  })
})
