import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '../migrate/migrate'
import { startLossyProxy } from '../testing/lossyProxy'
import { useWorld } from '../testing/useWorld'
import { findPoolerFault } from './findPoolerFault'

const world = useWorld()
let proxy: Awaited<ReturnType<typeof startLossyProxy>>
beforeAll(async () => {
  proxy = await startLossyProxy(world.urls.platform)
})
afterAll(() => proxy.close())

it.each([
  [{}, null],
  [{ notifications: true }, 'notifications don’t arrive within 2 s'],
  [{ settings: true }, 'settings of a session are lost'],
] as const)(
  'an address that loses %j has the fault: %s',
  async (losses, fault) => {
    proxy.losses = losses
    expect(await findPoolerFault(proxy.through(world.urls.platform))).toBe(fault)
  },
  30_000,
)

it('a database that is away is no fault of the address', async () => {
  await expect(findPoolerFault('postgresql://nobody:x@127.0.0.1:9/none')).rejects.toThrow('ECONNREFUSED')
})

it('migrations refuse an address that loses their lock', async () => {
  proxy.losses = { settings: true }
  await expect(migrate(proxy.through(world.urls.owner))).rejects.toThrow('the address of the Postgres server itself in DATABASE_URL')
})
