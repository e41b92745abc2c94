import { describe, expect, it } from 'vitest'
import { createRecord, updateRecord } from '../../edited-records/editRecord'
import { recordValues } from '../../edited-records/recordRow'
import { latestReviews } from '../../pages/reviewSummary'
import { buildActor } from '../../testing/buildWorld'
import { liveSite } from '../../testing/siteDraft'
import { useWorld } from '../../testing/useWorld'
import { reviewKind } from '../reviewKind'
import { reviewSourceKind } from './reviewSourceKind'
import { dueReviewSource, type FetchedReview, overdueReviewSources, storeFetchedReviews } from './takeReviews'

const world = useWorld()
const editing = { allowedSiteIds: null, actor: buildActor }
const scope = () => world.db.forOrganisation(world.north.organisationId)
const later = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

const review = (externalId: string, over: Partial<FetchedReview> = {}): FetchedReview => ({
  ...{ externalId, customerName: externalId, text: 'Fine people.', rating: 5, reviewDate: '2026-03-01', replyText: null, replyDate: null },
  ...over,
})

const connectSource = async () => {
  const values = {
    name: 'Harbour',
    provider: 'sample',
    place: crypto.randomUUID(),
    locationId: null,
    everyHours: 24,
    paused: false,
  } as const
  const made = await createRecord(scope(), reviewSourceKind, world.north.organisationId, { ...editing, key: crypto.randomUUID(), values })
  if (!made.ok) throw new Error(made.reason)
  const due = await dueReviewSource(world.db, { organisationId: world.north.organisationId, id: made.record.id }, later(0.01))
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
