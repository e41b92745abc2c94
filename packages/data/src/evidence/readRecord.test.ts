import { expect, it } from 'vitest'
import { useWorld as testWorld } from '../testing/useWorld'
import { readRecord } from './readRecord'

const world = testWorld()

it('the record of a page has changes of what the site shows, and none of leads and payments, which name customers (CFG-12)', async () => {
  const { organisationId, siteId } = world.north
  const actions = [
    'site.publish',
    'offer.update',
    'site.saveDraft',
    'location.saveDraft',
    'payment.request',
    'lead.update',
    'booking.create',
  ]
  await world.db.platform.transaction((tx) =>
    tx.auditEntry.createMany({
      data: actions.map((action) => ({ organisationId, siteId, action, actorName: 'Staff', target: '', summary: `${action} of Ana Lee` })),
    }),
  )
  const at = new Date(Date.now() + 60_000).toISOString()
  const { changes } = await readRecord(world.db, { organisationId, siteId, version: 1, carSlug: null, at })
  const found = changes.filter(({ authorName }) => authorName === 'Staff').map(({ action }) => action)
  expect(found.sort()).toEqual(['offer.update', 'site.publish'])
})
