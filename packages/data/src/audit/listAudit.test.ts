import { expect, test } from 'vitest'
import { buildActor } from '../testing/buildWorld'
import { useWorld as testWorld } from '../testing/useWorld'
import { appendAudit } from './appendAudit'
import { listAudit } from './listAudit'

const world = testWorld()

test('Saved drafts are left out of the list and its count when the filter hides them', async () => {
  const note = { organisationId: world.north.organisationId, siteId: world.north.siteId, actor: buildActor, target: 'x' }
  await world.db.platform.transaction(async (tx) => {
    for (const action of ['site.saveDraft', 'site.publish', 'layer.saveDraft', 'site.saveDraft'])
      await appendAudit(tx, { ...note, action, summary: action })
  })
  const list = (filter: object) => listAudit(world.db.platform, { page: 1, perPage: 100, filter: { target: 'x', ...filter } })
  expect((await list({})).total).toBe(4)
  expect((await list({ drafts: 'hidden' })).rows.map(({ action }) => action)).toEqual(['site.publish'])
  expect((await list({ drafts: 'hidden', siteId: world.south.siteId })).total).toBe(0)
})
