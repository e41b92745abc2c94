import { expect, it } from 'vitest'
import { buildLead } from '../testing/buildLead'
import { liveSite } from '../testing/siteDraft'
import { useWorld } from '../testing/useWorld'
import { beginValuation } from '../valuations/beginValuation'
import { markSent } from '../valuations/markSent'
import { createLead } from './createLead'
import { getLead } from './getLead'

const world = useWorld()
const now = '2026-06-01T02:00:00.000Z'

it('the page of a lead returns the valuation that the lead came from (ENT-21)', async () => {
  const site = await liveSite(world.db, world.north.siteId)
  const vehicle = { plate: 'ABC123', state: 'NSW', vin: null, make: 'Kia', model: 'Rio', badge: '', year: 2022, simulated: false }
  const id = await beginValuation(world.db, site, { vehicle, carId: null, beforeId: null, now })
  const { leadId } = await createLead(world.db, site, buildLead({}), { idempotencyKey: 'valued', now, userAgent: null })
  const scope = world.db.forOrganisation(world.north.organisationId)
  expect(await getLead(scope, leadId)).toMatchObject({ valuationId: null })
  await markSent(world.db, site, { id, leadId, pendingCodeTo: null, now })
  expect(await getLead(scope, leadId)).toMatchObject({ valuationId: id })
})
