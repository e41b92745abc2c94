import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { expect, test } from 'vitest'
import { readSignIns } from '../readSignIns'
import { bindAddress } from './bindAddress'

const world = testWorld()

test.each([
  { name: 'only on this machine while demo logins exist', configured: undefined, demo: true, address: '127.0.0.1' },
  { name: 'on all addresses without demo logins', configured: undefined, demo: false, address: undefined },
  { name: 'on the configured address, even with demo logins', configured: '0.0.0.0', demo: true, address: '0.0.0.0' },
  { name: 'as without a setting when the setting is empty', configured: '', demo: true, address: '127.0.0.1' },
])('An app listens $name', ({ configured, demo, address }) => {
  expect(bindAddress(configured, { hasUsers: true, hasDemoUsers: demo })).toBe(address)
})

test('Demo logins exist while one of them is enabled', async () => {
  expect(await readSignIns(world.urls)).toEqual({ hasUsers: true, hasDemoUsers: false })
  await world.db.platform.transaction((tx) => tx.user.update({ where: { id: world.north.userId }, data: { demo: true } }))
  expect(await readSignIns(world.urls)).toEqual({ hasUsers: true, hasDemoUsers: true })
  await world.db.platform.transaction((tx) => tx.user.update({ where: { id: world.north.userId }, data: { disabled: true } }))
  expect(await readSignIns(world.urls)).toEqual({ hasUsers: true, hasDemoUsers: false })
})
