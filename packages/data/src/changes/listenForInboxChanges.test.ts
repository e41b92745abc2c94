import { expect, it, vi } from 'vitest'
import { createLead } from '../leads/createLead'
import { buildLead } from '../testing/buildLead'
import { liveSite } from '../testing/siteDraft'
import { useWorld } from '../testing/useWorld'
import { listenForInboxChanges } from './listenForChanges'

const world = useWorld()

it('the database notifies of a new enquiry with the organisation’s id only (ENT-16)', async () => {
  const received: string[] = []
  const listening = await listenForInboxChanges(world.urls.platform, (change) => received.push(change))
  try {
    const site = await liveSite(world.db, world.north.siteId)
    await createLead(world.db, site, buildLead({ email: 'news@shopper.example' }), {
      idempotencyKey: 'news',
      now: '2026-06-01T02:00:00.000Z',
    })
    await vi.waitFor(() => expect(received).toContain(world.north.organisationId), 5_000)
    expect(new Set(received)).toEqual(new Set([world.north.organisationId]))
  } finally {
    await listening.stop()
  }
})
