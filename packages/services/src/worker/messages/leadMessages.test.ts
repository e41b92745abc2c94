import { createLead } from '@forecourt/data/leads/createLead'
import { addCars } from '@forecourt/data/testing/addCars'
import { buildLead } from '@forecourt/data/testing/buildLead'
import { liveSite } from '@forecourt/data/testing/siteDraft'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { expect, it } from 'vitest'
import { writeLeadMail } from './leadMessages'

const world = testWorld()
const addresses = { originTemplate: 'https://{host}', consoleUrl: 'https://console.example' }

it('a lead message gives the on-road total of a started purchase, and says that nothing is reserved or paid yet (CHK-01, CHK-03)', async () => {
  const { organisationId, siteId } = world.north
  const id = 'begun'
  await addCars(world.db, world.north, [{ id, slug: id, stockNumber: id, egcCents: 3_899_000, driveAwayCents: null }])
  const site = await liveSite(world.db, siteId)
  const begun = { form: 'buyOnline', carId: id, carSlug: id, url: 'https://north.localhost/checkout-journey' } as const
  const now = '2026-06-01T00:00:00.000Z'
  const { leadId } = await createLead(world.db, site, buildLead(begun), { idempotencyKey: id, now })
  const textFor = async (kind: 'lead.shopper' | 'lead.dealer') =>
    (await writeLeadMail(world.db, { id: 'm', siteId, leadId, kind, payload: { to: ['to@someone.example'] }, attempts: 1 }, addresses)).text
  // The price type is unknown, so no price is shown.
  expect(await textFor('lead.shopper')).not.toContain('$')
  await world.db.platform.transaction((tx) =>
    tx.charge.create({ data: { organisationId, id, name: 'Stamp duty', chargedBy: 'government', fixedCents: 121_000 } }),
  )
  for (const kind of ['lead.shopper', 'lead.dealer'] as const) {
    const text = await textFor(kind)
    expect(text).toContain('$40,200 on the road (estimate)')
    expect(text).not.toContain('$38,990')
  }
  expect(await textFor('lead.shopper')).toContain('Nothing is reserved or paid yet')
})
