import { expect, it } from 'vitest'
import { buildLead } from '../testing/buildLead'
import { liveSite } from '../testing/siteDraft'
import { useWorld } from '../testing/useWorld'
import { createLead } from './createLead'
import { listLeads } from './listLeads'

const world = useWorld()

it('A lead about a model or an offer is found by its name (ENT-13, OFR-02)', async () => {
  const { organisationId, siteId } = world.north
  const site = await liveSite(world.db, siteId)
  const about = buildLead({ form: 'model', aboutModel: 'Crossland Roamer 21', aboutOffer: 'Annexe walls free' })
  const { leadId } = await createLead(world.db, site, about, {
    idempotencyKey: 'roamer',
    now: '2026-06-01T02:00:00.000Z',
    userAgent: 'Test browser',
  })
  const found = async (q: string) => {
    const { rows } = await listLeads(world.db.forOrganisation(organisationId), { page: 1, perPage: 100, filter: { q } })
    return rows.map(({ id }) => id)
  }
  for (const q of ['crossland roamer', 'Roamer 21 Jo', 'annexe walls']) expect([q, await found(q)]).toEqual([q, [leadId]])
  expect(await found('crossland walker')).toEqual([])
})
