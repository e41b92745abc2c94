import { createLead } from '@forecourt/data/leads/createLead'
import { buildLead } from '@forecourt/data/testing/buildLead'
import { liveSite } from '@forecourt/data/testing/siteDraft'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { answerValuation, beginValuation } from '@forecourt/data/valuations/beginValuation'
import { readValuation } from '@forecourt/data/valuations/readValuation'
import type { VehicleCondition } from '@forecourt/rules/valuations/parseCondition'
import { expect, it } from 'vitest'
import { storeSpooled } from '../spool/emptyLeadSpool'
import { valuedVehiclePlaceholder } from './spoolContact'

const world = testWorld()
const now = '2026-06-01T02:00:00.000Z'
const condition: VehicleCondition = { body: 'good', interior: 'good', mechanical: 'good', tyres: 'good', history: 'good' }

const siteOf = async () => {
  const site = await liveSite(world.db, world.north.siteId)
  return site
}
const begin = async (plate: string) => {
  const site = await siteOf()
  const vehicle = { plate, state: 'NSW', vin: null, make: 'Toyota', model: 'Corolla', badge: '', year: 2024, simulated: true }
  const id = await beginValuation(world.db, site, { vehicle, carId: world.north.carId, beforeId: null, now })
  await answerValuation(world.db, site, id, { confirmed: true, km: 20_000, answers: condition, photosDone: true, now })
  return id
}
const spooled = (valuationId: string) => ({
  kind: 'valuation' as const,
  siteId: world.north.siteId,
  valuationId,
  userAgent: null,
  now,
  lead: buildLead({ form: 'tradeIn', email: 'vera@shopper.example', vehicleDescription: valuedVehiclePlaceholder }),
})
const leadsOf = (valuationId: string) =>
  world.db.platform.transaction((tx) =>
    tx.lead.findMany({ where: { idempotencyKey: `valuation:${valuationId}` }, include: { outbox: true } }),
  )

it('the spool stores the contact of a valuation once, with its vehicle and car, and queues its mail (TRD-01, ERR-16)', async () => {
  const id = await begin('KEPT1')
  for (const entry of [spooled(id), spooled(id)]) await storeSpooled(world.db, entry)
  const [lead, second] = await leadsOf(id)
  expect(second).toBeUndefined()
  expect(lead).toMatchObject({
    carId: world.north.carId,
    attributes: { vehicleDescription: '2024 Toyota Corolla', rego: 'KEPT1', kms: 20_000 },
  })
  expect(lead?.outbox.map(({ kind }) => kind).filter((kind) => kind === 'shopper.valuation')).toHaveLength(1)
  expect(await readValuation(world.db, await siteOf(), id, now)).toMatchObject({ sent: true, leadId: lead?.id, pendingCodeTo: null })
})

it('the spool stores no second lead for a contact that was stored just before the database failed', async () => {
  const id = await begin('KEPT2')
  const site = await siteOf()
  const { leadId } = await createLead(world.db, site, buildLead({ form: 'tradeIn' }), { idempotencyKey: `valuation:${id}`, now })
  await storeSpooled(world.db, spooled(id))
  expect((await leadsOf(id)).map((lead) => lead.id)).toEqual([leadId])
  expect((await readValuation(world.db, site, id, now))?.leadId).toBe(leadId)
})

it('the spool stores the contact of a deleted valuation', async () => {
  await storeSpooled(world.db, spooled('gone'))
  expect(await leadsOf('gone')).toMatchObject([
    { email: 'vera@shopper.example', attributes: { vehicleDescription: valuedVehiclePlaceholder } },
  ])
})
