import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { buildLead } from '../testing/buildLead'
import { liveSite } from '../testing/siteDraft'
import { useWorld } from '../testing/useWorld'
import { createLead, storeLeadDraft } from './createLead'
import { listLeads } from './listLeads'
import { listUnfinished } from './listUnfinished'

const world = useWorld()
const now = '2026-06-01T02:00:00.000Z'
const later = (minutes: number) => new Date(Date.parse(now) + minutes * 60_000).toISOString()
const answers = [{ label: 'First Name', value: 'Ana' }]
const unfinished = (at: string) => listUnfinished(world.db.forOrganisation(world.north.organisationId), { now: at })
const storeDraft = (draftId: string | null, over: { answers?: typeof answers | null; at?: string; step?: number } = {}) =>
  storeLeadDraft(world.db, world.north, {
    draftId,
    newId: randomUUID(),
    form: 'service',
    step: over.step ?? 1,
    steps: 3,
    answers: over.answers === undefined ? answers : over.answers,
    now: over.at ?? now,
  })
const finish = async (draftId: string, idempotencyKey: string) => {
  const site = await liveSite(world.db, world.north.siteId)
  return createLead(world.db, site, buildLead({}), { draftId, idempotencyKey, now })
}

describe('A form in steps', { shuffle: false }, () => {
  it('An abandoned form is shown to staff if the shopper agreed to that, and nothing else (ENQ-08)', async () => {
    const draftId = await storeDraft(null)
    expect(await storeDraft(draftId, { step: 2 })).toBe(draftId)
    await storeDraft(null, { answers: null })
    expect(await unfinished(later(20))).toEqual([])
    expect(await unfinished(later(31))).toMatchObject([{ id: draftId, form: 'service', step: 2, steps: 3, answers }])
    expect(await listUnfinished(world.db.forOrganisation(world.south.organisationId), { now: later(31) })).toEqual([])
  })

  it('A draft is erased when the shopper withdraws consent', async () => {
    const draftId = await storeDraft(null)
    await storeDraft(draftId, { answers: null })
    expect((await unfinished(later(31))).map(({ id }) => id)).not.toContain(draftId)
  })

  it('A draft becomes the lead with its id, exactly once (ENQ-09)', async () => {
    const draftId = await storeDraft(null)
    const both = await Promise.all([finish(draftId, 'last-step-1'), finish(draftId, 'last-step-2')])
    expect(both.map(({ leadId }) => leadId)).toEqual([draftId, draftId])
    expect(both.filter(({ duplicate }) => duplicate)).toHaveLength(1)
    expect(await storeDraft(draftId)).toBe(draftId)
    expect((await unfinished(later(60))).map(({ id }) => id)).not.toContain(draftId)
    const { rows } = await listLeads(world.db.forOrganisation(world.north.organisationId), { page: 1, perPage: 50, filter: {} })
    expect(rows.filter(({ id }) => id === draftId)).toHaveLength(1)
  })

  it('A draft of another site becomes a separate lead', async () => {
    const draftId = await storeLeadDraft(world.db, world.south, {
      ...{ draftId: null, newId: randomUUID(), form: 'service', step: 1, steps: 2, answers, now },
    })
    expect((await finish(draftId, 'last-step-3')).leadId).not.toBe(draftId)
  })

  it('A draft is deleted after thirty days', async () => {
    await storeDraft(null, { at: later(31 * 24 * 60) })
    const { length } = await unfinished(later(32 * 24 * 60))
    expect(length).toBe(1)
  })
})
