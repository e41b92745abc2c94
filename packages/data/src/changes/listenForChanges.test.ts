import { describe, expect, it } from 'vitest'
import { connect } from '../migrate/connect'
import { startLossyProxy } from '../testing/lossyProxy'
import { useWorld } from '../testing/useWorld'
import { listenForChanges } from './listenForChanges'
import { type Change, notifyChange } from './notifyChange'

const world = useWorld()

const change = (carSlug: string): Change => ({ kind: 'car', organisationId: world.north.organisationId, carSlug })
const notify = (carSlug: string) =>
  world.db.forOrganisation(world.north.organisationId).transaction((tx) => notifyChange(tx, change(carSlug)))

describe('listenForChanges', () => {
  it('listenForChanges receives committed changes and none that are rolled back', async () => {
    const received: Change[] = []
    const listening = await listenForChanges(world.urls.platform, (notified) => received.push(notified))
    const undone = world.db.platform.transaction(async (tx) => {
      await notifyChange(tx, change('undone'))
      throw new Error('Undo this.')
    })
    await expect(undone).rejects.toThrow('Undo this.')
    await notify('done')
    await expect.poll(() => received).toEqual([change('done')])
    await listening.stop()
  })

  it('listenForChanges reconnects after the connection is lost, and reports that changes may have been missed', async () => {
    const received: Change[] = []
    let reconnected = 0
    const listening = await listenForChanges(world.urls.platform, (notified) => received.push(notified), {
      onReconnect: () => reconnected++,
    })
    await connect(world.urls.owner, (client) =>
      client.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'`),
    )
    await expect.poll(() => reconnected, { timeout: 5000 }).toBe(1)
    await notify('after')
    await expect.poll(() => received).toEqual([change('after')])
    await listening.stop()
  })

  it('a connection that delivers no notifications is replaced, and the changes that were missed are reported', async () => {
    const proxy = await startLossyProxy(world.urls.platform)
    const received: Change[] = []
    let reconnected = 0
    const listening = await listenForChanges(proxy.through(world.urls.platform), (notified) => received.push(notified), {
      onReconnect: () => reconnected++,
      heartbeat: { every: 100, late: 500 },
    })
    try {
      await notify('before')
      await expect.poll(() => received).toEqual([change('before')])
      proxy.losses = { notifications: true }
      await notify('lost')
      await expect.poll(() => reconnected, { timeout: 5_000 }).toBeGreaterThan(0)
      proxy.losses = {}
      const receiveAfter = async () => {
        await notify('after')
        return received.at(-1)
      }
      await expect.poll(receiveAfter, { timeout: 5_000 }).toEqual(change('after'))
      expect(received).not.toContainEqual(change('lost'))
    } finally {
      await listening.stop()
      proxy.close()
    }
  })

  it('a connection that delivers late, but everything, is not replaced', async () => {
    const proxy = await startLossyProxy(world.urls.platform)
    const received: Change[] = []
    let reconnected = 0
    const listening = await listenForChanges(proxy.through(world.urls.platform), (notified) => received.push(notified), {
      onReconnect: () => reconnected++,
      heartbeat: { every: 50, late: 1_500 },
    })
    try {
      proxy.losses = { delayMs: 300 }
      await notify('late')
      await expect.poll(() => received, { timeout: 5_000 }).toEqual([change('late')])
      await new Promise((resolve) => setTimeout(resolve, 2_500))
      expect(reconnected).toBe(0)
    } finally {
      await listening.stop()
      proxy.close()
    }
  })

  it('listenForChanges receives nothing once stopped', async () => {
    const received: Change[] = []
    const listening = await listenForChanges(world.urls.platform, (notified) => received.push(notified))
    await listening.stop()
    await notify('unheard')
    expect(received).toEqual([])
  })
})
