import type { ReviewSourceValues } from '@forecourt/rules/records/kinds/reviewFields'
import { describe, expect, it } from 'vitest'
import { createRecord, updateRecord } from '../../edited-records/editRecord'
import { recordValues } from '../../edited-records/recordRow'
import { latestReviews } from '../../pages/reviewSummary'
import { buildActor } from '../../testing/buildWorld'
import { liveSite } from '../../testing/siteDraft'
import { useWorld } from '../../testing/useWorld'
import { reviewKind } from '../reviewKind'
import { reviewSourceKind } from './reviewSourceKind'
import {
  dueReviewSource,
  type FetchedReview,
  fetchReviewsSoon,
  overdueReviewSources,
  saveReviewAccess,
  storeFetchedReviews,
} from './takeReviews'

const world = useWorld()
const editing = { allowedSiteIds: null, actor: buildActor }
const scope = () => world.db.forOrganisation(world.north.organisationId)
const later = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

const review = (externalId: string, over: Partial<FetchedReview> = {}): FetchedReview => ({
  ...{ externalId, customerName: externalId, text: 'Fine people.', rating: 5, reviewDate: '2026-03-01', replyText: null, replyDate: null },
  ...over,
})

const values: ReviewSourceValues = {
  name: 'Harbour',
  provider: 'google',
  place: '12345678',
  locationId: null,
  everyHours: 24,
  paused: false,
}

const createSource = (over: Partial<ReviewSourceValues> = {}) =>
  createRecord(scope(), reviewSourceKind, world.north.organisationId, {
    ...{ ...editing, key: crypto.randomUUID(), values: { ...values, ...over } },
  })

const sourceKey = (id: string) => ({ organisationId: world.north.organisationId, id })

const findSource = async (id: string) => {
  const found = await scope().transaction((tx) => reviewSourceKind.read(tx, id, null))
  if (!found) throw new Error('It is gone.')
  return found
}

const connectSource = async () => {
  const made = await createSource({ place: String(10_000_000 + Math.floor(Math.random() * 1e9)) })
  if (!made.ok) throw new Error(made.reason)
  const { id } = made.record
  await saveReviewAccess(scope(), { id, credential: 'sealed', actor: buildActor, now: later(0) })
  const due = await dueReviewSource(world.db, sourceKey(id), later(0.01))
  if (!due) throw new Error('It should be due at once.')
  return due
}

const shown = async () => {
  const site = await liveSite(world.db, world.north.siteId)
  const reviews = await scope().transaction((tx) => latestReviews(tx, site, { limit: 50 }))
  return new Map(reviews.map((one) => [one.customerName, one]))
}

describe('Reviews of a source (ENT-14)', () => {
  it('Reviews of a source are added once, updated, hidden while the source no longer has them, and shown again', async () => {
    const source = await connectSource()
    const pull = (...reviews: FetchedReview[]) => storeFetchedReviews(world.db, source, { reviews }, later(1))
    expect(await pull(review('Ana'), review('Ben'))).toEqual({ added: 2, changed: 0, hidden: 0, unchanged: 0 })
    expect(await pull(review('Ana'), review('Ben'))).toEqual({ added: 0, changed: 0, hidden: 0, unchanged: 2 })
    expect(await pull(review('Ana', { text: 'Fine people, still.', rating: 4 }))).toEqual({ added: 0, changed: 1, hidden: 1, unchanged: 0 })
    const now = await shown()
    expect([now.get('Ana')?.text, now.get('Ana')?.rating, now.has('Ben')]).toEqual(['Fine people, still.', 4, false])
    expect(await pull(review('Ana', { text: 'Fine people, still.', rating: 4 }), review('Ben'))).toMatchObject({ changed: 1, hidden: 0 })
    expect((await shown()).has('Ben')).toBe(true)
  })

  it('A review that a source lists twice, as its pages move while they are read, is stored once', async () => {
    const source = await connectSource()
    const pull = (...reviews: FetchedReview[]) => storeFetchedReviews(world.db, source, { reviews }, later(1))
    expect(await pull(review('Finn'), review('Gus'), review('Finn'))).toEqual({ added: 2, changed: 0, hidden: 0, unchanged: 0 })
    expect(await pull(review('Finn'), review('Gus'), review('Gus'))).toEqual({ added: 0, changed: 0, hidden: 0, unchanged: 2 })
  })

  it('Reviews of a source keep a reply that staff wrote here', async () => {
    const source = await connectSource()
    const pull = (...reviews: FetchedReview[]) => storeFetchedReviews(world.db, source, { reviews }, later(1))
    await pull(review('Cleo'), review('Dan', { replyText: 'Thanks!', replyDate: '2026-03-02' }))
    const kind = reviewKind('2030-01-01')
    const all = await scope().transaction((tx) => kind.all(tx, world.north.organisationId, null))
    const cleo = all.find(({ customerName }) => customerName === 'Cleo')
    if (!cleo) throw new Error('Cleo is gone.')
    const values = { ...recordValues(kind, cleo), replyText: 'Thank you, Cleo.', replyDate: '2026-03-03' }
    expect(await updateRecord(scope(), kind, cleo.id, { ...editing, values, expectedRevision: cleo.revision })).toMatchObject({ ok: true })
    await pull(review('Cleo', { replyText: 'From there', replyDate: '2026-03-04', rating: 3 }), review('Dan'))
    const now = await shown()
    expect([now.get('Cleo')?.replyText, now.get('Cleo')?.rating, now.get('Dan')?.replyText]).toEqual(['Thank you, Cleo.', 3, 'Thanks!'])
  })

  it.each([
    { name: 'a source that can’t be reached', fetched: { fault: 'It could not be reached.' }, message: /could not be reached/ },
    { name: 'a source that suddenly has none', fetched: { reviews: [] }, message: /returned no reviews, although 1 are shown here/ },
  ])('Reviews of a source stay as they are for $name, and the source shows a message', async ({ fetched, message }) => {
    const source = await connectSource()
    const name = `Eve ${source.id}`
    await storeFetchedReviews(world.db, source, { reviews: [review(name)] }, later(1))
    expect(await storeFetchedReviews(world.db, source, fetched, later(2))).toBeNull()
    expect((await shown()).has(name)).toBe(true)
    const stored = await scope().transaction((tx) => reviewSourceKind.read(tx, source.id, null))
    expect(stored?.message).toMatch(message)
    expect(Date.parse(stored?.nextRunAt ?? '')).toBeGreaterThan(Date.parse(later(25)))
  })

  it('Reviews of a source are fetched again after the worker was killed, but not before they are due again, and not while paused', async () => {
    const isDue = async (hours: number) => {
      const isOverdue = (await overdueReviewSources(world.db, later(hours))).some(({ id }) => id === source.id)
      expect((await dueReviewSource(world.db, source, later(hours))) !== null).toBe(isOverdue)
      return isOverdue
    }
    const source = await connectSource()
    expect(await isDue(0.01)).toBe(true)
    await storeFetchedReviews(world.db, source, { reviews: [] }, later(0))
    expect([await isDue(23), await isDue(25)]).toEqual([false, true])
    const stored = await scope().transaction((tx) => reviewSourceKind.read(tx, source.id, null))
    if (!stored) throw new Error('It is gone.')
    const values = { ...recordValues(reviewSourceKind, stored), paused: true }
    await updateRecord(scope(), reviewSourceKind, source.id, { ...editing, values, expectedRevision: stored.revision })
    expect(await isDue(1000)).toBe(false)
  })
})

describe('Access to a review source (ENT-14)', () => {
  it('Access to a review source is stored with it, fetched from at once, and lost when the source becomes another provider', async () => {
    const made = await createSource({ place: '20000001' })
    if (!made.ok) throw new Error(made.reason)
    const { id } = made.record
    const request = () => fetchReviewsSoon(scope(), { id, actor: buildActor, now: later(0) })
    expect([made.record.isConnected, await dueReviewSource(world.db, sourceKey(id), later(1))]).toEqual([false, null])
    expect(await request()).toBe('notConnected')
    const access = { id, credential: 'sealed', actor: buildActor, now: later(0) }
    expect(await saveReviewAccess(scope(), access)).toBe(true)
    expect((await findSource(id)).isConnected).toBe(true)
    expect(await dueReviewSource(world.db, sourceKey(id), later(1))).toMatchObject({ credential: 'sealed', timeZone: expect.any(String) })
    expect(await request()).toBe('scheduled')
    const stored = await findSource(id)
    const facebook = { ...recordValues(reviewSourceKind, stored), provider: 'facebook' as const }
    await updateRecord(scope(), reviewSourceKind, id, { ...editing, values: facebook, expectedRevision: stored.revision })
    expect([(await findSource(id)).isConnected, await request()]).toEqual([false, 'notConnected'])
    expect(await saveReviewAccess(scope(), { ...access, credential: null })).toBe(true)
    expect(await saveReviewAccess(world.db.forOrganisation(world.south.organisationId), access)).toBe(false)
  })

  it.each([
    { provider: 'google', place: 'Harbour Motors', field: 'place' },
    { provider: 'facebook', place: 'harbour', field: 'place' },
    { provider: 'sample', place: 'harbour', field: 'provider' },
  ] as const)('A dealer can’t add a review source of $provider with “$place”: the form names the field', async ({ field, ...over }) => {
    const made = await createSource(over)
    expect(made).toMatchObject({ ok: false, reason: 'invalid', fields: { [field]: expect.any(String) } })
  })

  it('Sample reviews are fetched for dealers of the demo only', async () => {
    const { organisationId } = world.south
    const sample = await world.db.platform.transaction((tx) =>
      tx.reviewSource.create({ data: { organisationId, name: 'Sample', provider: 'sample', place: 'harbour' } }),
    )
    const ask = async () => [
      (await dueReviewSource(world.db, { organisationId, id: sample.id }, later(1))) !== null,
      (await overdueReviewSources(world.db, later(1))).some(({ id }) => id === sample.id),
      await fetchReviewsSoon(world.db.forOrganisation(organisationId), { id: sample.id, actor: buildActor, now: later(0) }),
    ]
    expect(await ask()).toEqual([false, false, 'demoOnly'])
    await world.db.platform.transaction((tx) => tx.organisation.update({ where: { id: organisationId }, data: { demo: true } }))
    expect(await ask()).toEqual([true, true, 'scheduled'])
    const inDemo = { ...values, provider: 'sample' as const, place: 'valley' }
    const adding = { ...editing, key: crypto.randomUUID(), values: inDemo }
    expect(await createRecord(world.db.forOrganisation(organisationId), reviewSourceKind, organisationId, adding)).toMatchObject({
      ok: true,
    })
  })
})
