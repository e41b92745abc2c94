import { expect, it } from 'vitest'
import { useWorld } from '../testing/useWorld'
import { readBacklog } from './readBacklog'

const world = useWorld()
const now = '2026-11-28T01:00:00.000Z'
const minuteBefore = new Date('2026-11-28T00:59:00.000Z')
const later = new Date('2026-11-28T02:00:00.000Z')

it('the backlog counts what is due and what failed, but not what is delivered, paused or due later', async () => {
  const { organisationId, siteId } = world.north
  await world.db.platform.transaction(async (tx) => {
    for (const [status, at] of [
      ['pending', minuteBefore],
      ['delivering', new Date(now)],
      ['pending', later],
      ['delivered', minuteBefore],
      ['dead', minuteBefore],
    ] as const)
      await tx.outboxMessage.create({ data: { kind: 'leadToDealer', status, nextAttemptAt: at, attempts: 9 } })
    // Without a possible recipient, given up at once.
    await tx.outboxMessage.create({ data: { kind: 'inbox.late', status: 'dead', nextAttemptAt: minuteBefore, attempts: 1 } })
    for (const [name, paused] of [
      ['open', false],
      ['paused', true],
    ] as const) {
      const { id } = await tx.leadDestination.create({ data: { organisationId, name, kind: 'webhook', paused } })
      for (const [status, at] of [
        ['pending', minuteBefore],
        ['pending', later],
        ['delivered', minuteBefore],
        ['dead', minuteBefore],
      ] as const)
        await tx.leadDelivery.create({
          data: { organisationId, destinationId: id, status, nextAttemptAt: at, createdAt: minuteBefore },
        })
    }
    const location = await tx.location.findFirstOrThrow({ where: { organisationId } })
    for (const [name, nextRunAt, failures, paused] of [
      ['due', minuteBefore, 0, false],
      ['later', later, 2, false],
      ['paused', minuteBefore, 2, true],
    ] as const)
      await tx.stockFeed.create({
        data: {
          organisationId,
          name,
          nextRunAt,
          failures,
          paused,
          source: {},
          dealershipId: location.dealershipId,
          locationId: location.id,
        },
      })
    for (const [status, publishAt] of [
      ['waiting', minuteBefore],
      ['published', minuteBefore],
    ] as const)
      await tx.scheduledPublication.create({
        data: { organisationId, siteId, status, publishAt, expectedRevision: 1, authorName: 'Mia', schemaVersion: 1, values: {} },
      })
  })
  expect(await readBacklog(world.db, now)).toEqual([
    { queue: 'feeds', due: 1, seconds: 60, failed: 1 },
    { queue: 'leads', due: 1, seconds: 60, failed: 2 },
    { queue: 'messages', due: 2, seconds: 60, failed: 1 },
    { queue: 'publications', due: 1, seconds: 60, failed: 0 },
  ])
  expect(await readBacklog(world.db, '2026-11-27T00:00:00.000Z')).toEqual([
    { queue: 'feeds', due: 0, seconds: 0, failed: 1 },
    { queue: 'leads', due: 0, seconds: 0, failed: 2 },
    { queue: 'messages', due: 0, seconds: 0, failed: 1 },
    { queue: 'publications', due: 0, seconds: 0, failed: 0 },
  ])
})
