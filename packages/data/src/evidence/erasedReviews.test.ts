import { expect, it } from 'vitest'
import { useWorld } from '../testing/useWorld'
import { checkSeals, sealDays } from './sealDays'

const world = useWorld()
const key = { sign: () => 'signed', publicKey: 'key' }
const verify = (_text: string, signature: string) => signature === 'signed'

it('seals match after a person was erased, and the erased entries are counted (CFG-12)', async () => {
  const { organisationId } = world.south
  const write = (sql: string) => world.db.platform.transaction((tx) => tx.$executeRawUnsafe(sql))
  await write(
    `insert into reviews (organisation_id, id, customer_name, text, rating, review_date) values ('${organisationId}', 'r', 'Rua Tane', 'Good', 5, '2026-05-01')`,
  )
  await write(`delete from reviews where organisation_id = '${organisationId}'`)
  await sealDays(world.db, { now: new Date(Date.now() + 3 * 86_400_000).toISOString(), ...key })
  expect((await checkSeals(world.db, organisationId, verify)).erased).toBe(0)
  await write(`select erase_reviews('${organisationId}', '{r}')`)
  expect(await checkSeals(world.db, organisationId, verify)).toMatchObject({ broken: [], erased: 1 })
  const entries = await world.db.platform.transaction((tx) => tx.rowHistory.findMany({ where: { organisationId, key: 'r' } }))
  expect(JSON.stringify(entries, (_, value) => (typeof value === 'bigint' ? Number(value) : value))).not.toMatch(/Rua|Good/)
})
