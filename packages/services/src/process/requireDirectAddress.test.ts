import { startLossyProxy } from '@forecourt/data/testing/lossyProxy'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { expect, it, vi } from 'vitest'
import { requireDirectAddress } from './requireDirectAddress'

const world = testWorld()

it('a process ends with the variable to correct behind a pooler, and keeps running at a direct address', async () => {
  const end = vi.fn()
  await requireDirectAddress(world.urls.platform, 'LISTEN_DATABASE_URL', end)
  expect(end).not.toHaveBeenCalled()
  const proxy = await startLossyProxy(world.urls.platform)
  proxy.losses = { settings: true }
  try {
    await requireDirectAddress(proxy.through(world.urls.platform), 'LISTEN_DATABASE_URL', end)
    expect(end).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^LISTEN_DATABASE_URL does not lead to Postgres directly: settings of a session are lost\./),
    )
  } finally {
    proxy.close()
  }
})
