import { expect, it } from 'vitest'
import { useWorld } from '../testing/useWorld'
import { deleteOldHistory } from './deleteOldHistory'

const world = useWorld()

it('history older than seven years is deleted, and no newer one (CFG-12)', async () => {
  const { organisationId } = world.north
  const now = new Date().toISOString()
  const yearsAgo = (years: number) => new Date(Date.parse(now) - years * 365.25 * 86_400_000)
  const insert = (key: string, at: Date) =>
    world.db.platform.transaction(
      (tx) =>
        tx.$executeRaw`insert into row_history (organisation_id, table_name, key, at) values (${organisationId}, 'cars', ${key}, ${at})`,
    )
  const read = () =>
    world.db.platform.transaction((tx) => tx.rowHistory.findMany({ where: { key: { in: ['old', 'new'] } }, select: { key: true } }))
  await insert('old', yearsAgo(7.1))
  await insert('new', yearsAgo(6.9))
  expect(await deleteOldHistory(world.db, now)).toBe(1)
  expect(await read()).toEqual([{ key: 'new' }])
  expect(await deleteOldHistory(world.db, '2199-01-01T00:00:00.000Z')).toBe(0)
  expect(await read()).toEqual([{ key: 'new' }])
})
