import { updateRecord } from '@forecourt/data/edited-records/editRecord'
import { offerKind } from '@forecourt/data/offers/offerKind'
import { loadPage } from '@forecourt/data/pages/loadPage'
import { publishSite } from '@forecourt/data/publishing/publishSite'
import { createSite } from '@forecourt/data/sites/createSite'
import { buildActor } from '@forecourt/data/testing/buildWorld'
import { liveSite } from '@forecourt/data/testing/siteDraft'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import type { RichDocument } from '@forecourt/schema/rich-text/RichText'
import { describe, expect, test } from 'vitest'
import { catchRefusal } from '../testing/catchRefusal'
import { buildSession, createTestCaller, testNow } from '../testing/createTestCaller'
import { enteredOffer, enteredReview } from '../testing/enteredRecords'

const world = testWorld()
const manager = () => createTestCaller(world.db, buildSession('groupManager', world.north.organisationId)).call
const newKey = () => crypto.randomUUID()
const organisationId = 'north-organisation'
const search = { search: () => Promise.reject(new Error('No page of offers searches.')) }

const adding = (over: Partial<typeof enteredOffer> = {}) =>
  manager().offers.create({ organisationId, key: newKey(), data: { ...enteredOffer, ...over } })

/** The names on a site's offers page, as shoppers see them. */
const onTheSite = async (siteId = world.north.siteId) => {
  const site = await liveSite(world.db, siteId)
  const page = await loadPage(world.db, site, { page: 'offers', path: '/special-offers' }, { now: testNow, search })
  if (page?.page !== 'offers') throw new Error('The site has no page of offers.')
  return page.offers.map(({ name }) => name)
}

/** Adds a live site to north's organisation. */
const addSite = async (siteId: string, identity: { readonly name: string; readonly [setting: string]: string }) => {
  await createSite(world.db.platform, {
    ...{ siteId, organisationId, slug: siteId, name: identity.name, hosts: [`${siteId}.example`], templateLayerId: 'template-plain' },
    ...{ dealershipIds: [world.north.dealershipId], values: { identity: { email: 'new@example.com', ...identity } }, actor: buildActor },
  })
  await publishSite(world.db.platform, { siteId, note: 'First', expectedRevision: 1, expectedVersion: null, actor: buildActor })
}

test('A picture imported instead of a table is refused with a message that mentions no rows (ENT-14)', async () => {
  const data = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70]).toString('base64')
  const refusal = await catchRefusal(manager().reviews.importFile({ organisationId, name: 'photo.jpg', data, apply: false }))
  expect([refusal.code, refusal.message]).toEqual(['BAD_REQUEST', expect.stringMatching(/^We don’t recognise any of the headings/)])
})

test('A row with a misplaced quotation mark is refused by its number, and the other rows are checked (ENT-14)', async () => {
  const text = 'Author,Text\nAnn,"Great" people"\nBo,Fine\n'
  const file = { name: 'reviews.csv', data: Buffer.from(text).toString('base64') }
  const report = await manager().reviews.importFile({ organisationId, ...file, apply: false })
  expect(report.refused).toContainEqual({
    ...{ row: 2, column: null, value: 'Ann,"Great" people"' },
    message: 'The row can’t be read: a quotation mark is missing or misplaced.',
  })
})

describe('An offer in the console', () => {
  test('An offer in the console is added, shown, changed, removed and restored, with its history (ENT-11, OFR-01)', async () => {
    const offer = await adding({ name: 'Mats for free', endsOn: '2030-06-30' })
    expect(offer).toMatchObject({ revision: 1, updatedBy: expect.any(String), sharedWith: [] })
    expect(offer.sites.map(({ id }) => id)).toContain(world.north.siteId)
    expect(offer.id).toMatch(/^mats-for-free-[0-9a-f]{6}$/)
    expect(await onTheSite()).toContain('Mats for free')
    const data = { ...enteredOffer, name: 'Mats and a service', endsOn: null }
    const changed = await manager().offers.update({ id: offer.id, data, expectedRevision: 1 })
    expect([changed.revision, changed.id]).toEqual([2, offer.id])
    expect(await onTheSite()).toContain('Mats and a service')
    await manager().offers.remove({ id: offer.id, expectedRevision: 2 })
    expect(await onTheSite()).not.toContain('Mats and a service')
    expect((await catchRefusal(manager().offers.getOne({ id: offer.id }))).code).toBe('NOT_FOUND')
    const back = await manager().offers.undo({ id: offer.id, organisationId })
    expect([back.name, back.revision]).toEqual(['Mats and a service', 3])
    expect(await onTheSite()).toContain('Mats and a service')
    const entries = await world.db.platform.transaction((tx) =>
      tx.auditEntry.findMany({ where: { target: offer.id }, orderBy: { id: 'asc' } }),
    )
    expect(entries.map(({ summary }) => summary)).toEqual([
      'Added the offer Mats for free',
      'Changed the offer Mats and a service',
      'Removed the offer Mats and a service',
      'Restored the offer Mats and a service',
    ])
    expect(entries[1]?.detail).toMatchObject({
      changes: ['Name: “Mats for free” → “Mats and a service”', 'Comes down: 30 Jun 2030 → none'],
    })
  })

  test('An offer in the console can link to the pages of its organisation’s live sites by their titles (RTE-21)', async () => {
    const choices = await manager().offers.choices({ organisationId })
    const pages = choices.find(({ to }) => to === 'page')?.choices
    const { config } = await liveSite(world.db, world.north.siteId)
    const others = config.pages.list.filter((page) => page.shown && page.path !== '/')
    expect(pages).toEqual(
      expect.arrayContaining([{ id: '/', name: 'Home' }, ...others.map(({ path, title }) => ({ id: path, name: title }))]),
    )
    expect(pages).toHaveLength(others.length + 1)
  })

  test('An offer in the console can undo its last change, and undo the undo', async () => {
    const { id } = await adding({ name: 'First' })
    await manager().offers.update({ id, data: { ...enteredOffer, name: 'Second' }, expectedRevision: 1 })
    expect((await manager().offers.undo({ id, organisationId })).name).toBe('First')
    expect((await manager().offers.undo({ id, organisationId })).name).toBe('Second')
  })

  test('An offer in the console lists its history, and marks whether the last change can be undone', async () => {
    const { id } = await adding({ name: 'With a past' })
    await manager().offers.update({ id, data: { ...enteredOffer, name: 'With a past', category: 'Service' }, expectedRevision: 1 })
    const events = await manager().offers.history({ id })
    expect(events.map(({ summary, changes, isUndoable }) => [summary, changes, isUndoable])).toEqual([
      ['Changed the offer With a past', ['Category: Used cars → Service'], true],
      ['Added the offer With a past', [], false],
    ])
  })

  test('An offer in the console is previewed from the values entered so far, with its matching cars (OFR-02)', async () => {
    const offer = { ...enteredOffer, name: '', manufacturer: 'Toyota', endsOn: '2020-01-01' }
    const { page } = await manager().offers.preview({ siteId: world.north.siteId, offer })
    expect(page.data.offer).toMatchObject({ name: 'Your offer', manufacturer: 'Toyota' })
    expect(page.data.cars.map(({ id }) => id)).toEqual([world.north.carId])
    const { config, liveOrigin } = await manager().offers.preview({ siteId: world.north.siteId, offer })
    expect(config.popups.list).toEqual([])
    expect(liveOrigin).toBe(page.origin)
    expect(await onTheSite()).not.toContain('Your offer')
  })

  test('An offer in the console applies to cars at its locations, and accepts only locations of its organisation (ENT-11)', async () => {
    const { locationId, siteId } = world.north
    const { id, locationIds } = await adding({ name: 'At the yard', locationIds: [locationId, locationId] })
    expect(locationIds).toEqual([locationId])
    const drawnAt = async (at: readonly string[]) => {
      const offer = { ...enteredOffer, manufacturer: 'Toyota', locationIds: [...at] }
      return (await manager().offers.preview({ siteId, offer })).page.data.cars.map((car) => car.id)
    }
    expect(await drawnAt([locationId, 'another'])).toEqual([world.north.carId])
    expect(await drawnAt(['another'])).toEqual([])
    const refusal = await catchRefusal(adding({ name: 'Elsewhere', locationIds: [locationId, world.south.locationId] }))
    expect(refusal.detail.fields).toEqual({ locationIds: 'Choose one of your locations.' })
    // Restores an entry from before several locations were possible.
    const { locationIds: _several, ...before } = enteredOffer
    const written = { action: 'offer.update', target: id, organisationId, summary: 'Changed', actorName: 'Somebody', actorId: null }
    await world.db.platform.transaction((tx) =>
      tx.auditEntry.create({
        data: { ...written, at: new Date(testNow), detail: { before: JSON.parse(JSON.stringify({ ...before, locationId })) } },
      }),
    )
    expect((await manager().offers.undo({ id, organisationId })).locationIds).toEqual([locationId])
  })

  test('An offer in the console has formatted small print, or none (ENT-11)', async () => {
    const disclaimer: RichDocument = {
      blocks: [{ id: 'a', kind: 'list', points: [{ level: 1, ordered: false, spans: [{ text: 'Private buyers', bold: true }] }] }],
    }
    const { id } = await adding({ name: 'In small print', disclaimer })
    expect((await manager().offers.getOne({ id })).disclaimer).toEqual(disclaimer)
    const changed = await manager().offers.update({ id, data: { ...enteredOffer, disclaimer: null }, expectedRevision: 1 })
    expect(changed.disclaimer).toBeNull()
    expect((await manager().offers.undo({ id, organisationId })).disclaimer).toEqual(disclaimer)
  })

  test('An offer in the console sent twice with the same key is added once', async () => {
    const key = newKey()
    const [one, other] = [
      await manager().offers.create({ organisationId, key, data: { ...enteredOffer, name: 'Once' } }),
      await manager().offers.create({ organisationId, key, data: { ...enteredOffer, name: 'Once' } }),
    ]
    expect(one.id).toBe(other.id)
    expect((await manager().offers.getList({ filter: { q: 'Once' } })).total).toBe(1)
  })

  test('An offer in the console that names an interest rate requires its comparison rate and an example, reported at the field (FIN-05)', async () => {
    const refusal = await catchRefusal(adding({ name: 'From 3.9% p.a.' }))
    expect(refusal.detail.fields).toEqual({
      comparisonRate: 'The offer “From 3.9% p.a.” names a rate. Add its comparison rate and the loan it’s based on.',
    })
    const { comparisonRate } = await adding({ name: 'From 3.9% p.a.', comparisonRate: 4.49, rateExample: '$30,000 over 5 years.' })
    expect(comparisonRate).toBe(4.49)
  })

  test('An offer in New Zealand names an interest rate without comparison rate, and its form is of that country (CFG-02)', async () => {
    const moveTo = (timeZone: string) =>
      world.db.platform.transaction((tx) => tx.location.updateMany({ where: { organisationId }, data: { timeZone } }))
    const country = async () => (await manager().offers.choices({ organisationId })).find(({ to }) => to === 'country')?.choices
    expect(await country()).toEqual([{ id: 'AU', name: 'Australia' }])
    await moveTo('Pacific/Auckland')
    expect(await country()).toEqual([{ id: 'NZ', name: 'New Zealand' }])
    expect((await adding({ name: 'Utes from 4.9% p.a.' })).comparisonRate).toBeNull()
    await moveTo('Australia/Sydney')
  })

  test.each([
    { entered: { name: ' ' }, fields: { name: 'Give the offer a name.' } },
    { entered: { startsOn: '2026-02-30' }, fields: { startsOn: 'This date does not exist.' } },
    { entered: { startsOn: '2026-06-02', endsOn: '2026-06-01' }, fields: { endsOn: 'The last day is before the first.' } },
    { entered: { startTime: '08:00' }, fields: { startsOn: 'Choose a date to go with this time.' } },
    {
      entered: { startsOn: '2026-06-02', startTime: '25:00' },
      fields: { startTime: 'Enter a time, such as 09:30 or 17:00.' },
    },
  ])('An offer in the console is refused at the field: $fields', async ({ entered, fields }) => {
    expect((await catchRefusal(adding(entered))).detail.fields).toEqual(fields)
  })

  test('An offer in the console is shown on single cars that marketing chooses for it, without the permission to edit cars (OFR-01)', async () => {
    const { id } = await adding({ name: 'Chosen by hand' })
    const marketing = createTestCaller(world.db, buildSession('marketing', organisationId)).call
    const [car] = await marketing.offers.findCars({ organisationId })
    if (!car) throw new Error('There is no car for sale.')
    const choose = (isChosen: boolean, key = crypto.randomUUID()) => marketing.offers.choose({ id, carId: car.id, isChosen, key })
    await choose(true)
    expect((await marketing.offers.cars({ id })).map((chosen) => chosen.id)).toEqual([car.id])
    await choose(false)
    expect(await marketing.offers.cars({ id })).toEqual([])
    const elsewhere = { id, carId: 'no-such-car', isChosen: true, key: crypto.randomUUID() }
    expect((await catchRefusal(marketing.offers.choose(elsewhere))).code).toBe('NOT_FOUND')
  })

  test('An offer in the console comes before the others in the list and on the site, as its form says (OFR-01)', async () => {
    await adding({ name: 'Added first' })
    await adding({ name: 'Added last' })
    const sort = { field: 'position', order: 'ASC' } as const
    const { data } = await manager().offers.getList({ sort, filter: { organisationId } })
    expect(data.slice(0, 2).map(({ name }) => name)).toEqual(['Added last', 'Added first'])
    expect((await onTheSite()).slice(0, 2)).toEqual(['Added last', 'Added first'])
  })

  test('An offer in the console offers the makes and models in stock (OFR-01)', async () => {
    const choices = await manager().offers.choices({ organisationId })
    const names = (of: string) => choices.find(({ to }) => to === of)?.choices.map(({ id }) => id) ?? []
    expect(names('carMake')).toContain('Toyota')
    expect(names('carModel').every((name) => name.includes('|'))).toBe(true)
  })

  test('An offer in the console changed by two users at once keeps the first change and names its user', async () => {
    const { id } = await adding({ name: 'Shared' })
    await manager().offers.update({ id, data: { ...enteredOffer, name: 'Shared, changed' }, expectedRevision: 1 })
    const refusal = await catchRefusal(manager().offers.update({ id, data: enteredOffer, expectedRevision: 1 }))
    expect([refusal.code, refusal.message]).toEqual(['CONFLICT', expect.stringContaining('changed this offer in the meantime')])
  })

  test('An offer in the console runs between its dates, and not on the sites that it excludes (OFR-05)', async () => {
    await adding({ name: 'Gone by', endsOn: '2020-01-01' })
    await adding({ name: 'Upcoming', startsOn: '2090-01-01' })
    await adding({ name: 'Elsewhere', excludedSiteIds: [world.north.siteId] })
    const own = (names: readonly string[]) => names.filter((name) => ['Gone by', 'Upcoming', 'Elsewhere'].includes(name))
    expect(own(await onTheSite())).toEqual([])
    const states = async (state: 'ended' | 'upcoming') =>
      own((await manager().offers.getList({ filter: { state } })).data.map(({ name }) => name))
    expect([await states('ended'), await states('upcoming')]).toEqual([['Gone by'], ['Upcoming']])
  })

  test('An offer in the console appears in the order chosen by the dealer', async () => {
    const [one, two] = [await adding({ name: 'Order one' }), await adding({ name: 'Order two' })]
    await manager().offers.order({ organisationId, ids: [two.id, one.id] })
    const names = (await onTheSite()).filter((name) => name.startsWith('Order'))
    expect(names).toEqual(['Order two', 'Order one'])
  })

  test('An offer in the console on a site that the user doesn’t manage is read-only', async () => {
    const shared = await adding({ name: 'For everybody' })
    const mine = { allowedSiteIds: ['another-site'], actor: buildActor }
    const refused = await updateRecord(world.db.forOrganisation(organisationId), offerKind, shared.id, {
      ...mine,
      expectedRevision: 1,
      values: { ...shared, name: 'Mine' },
    })
    expect(refused).toEqual({ ok: false, reason: 'notFound' })
  })
})

describe('A review in the console', () => {
  const copied = (over: Partial<typeof enteredReview> = {}) =>
    manager().reviews.create({ organisationId, key: newKey(), data: { ...enteredReview, ...over } })

  test('A review in the console is added, answered, removed and restored (ENT-14)', async () => {
    const review = await copied({ locationId: world.north.locationId })
    expect(review).toMatchObject({ locationName: 'north Location', source: 'Google', revision: 1 })
    const data = { ...enteredReview, locationId: world.north.locationId, replyText: 'Thank you!', replyDate: '2026-03-02' }
    await manager().reviews.update({ id: review.id, data, expectedRevision: 1 })
    expect((await manager().reviews.getList({ filter: { reply: 'there' } })).data.map(({ id }) => id)).toContain(review.id)
    await manager().reviews.remove({ id: review.id, expectedRevision: 2 })
    const back = await manager().reviews.undo({ id: review.id, organisationId })
    expect([back.replyText, back.revision]).toEqual(['Thank you!', 3])
  })

  test.each([
    { entered: { rating: 0 }, fields: { rating: 'Choose one to five stars.' } },
    { entered: { reviewDate: '2090-01-01' }, fields: { reviewDate: 'This date is in the future.' } },
    { entered: { locationId: 'south-location' }, fields: { locationId: 'Choose one of your locations.' } },
  ])('A review in the console is refused at the field: $fields', async ({ entered, fields }) => {
    expect((await catchRefusal(copied(entered))).detail.fields).toEqual(fields)
  })
})

test('An offer names its sites that hide it because of its make, matching what shoppers see (OFR-05)', async () => {
  const siteId = 'of-toyota'
  await addSite(siteId, { name: 'Of Toyota', manufacturer: 'Toyota' })
  const added = [await adding({ name: 'A Kia', manufacturer: 'Kia' }), await adding({ name: 'A Toyota', manufacturer: 'Toyota' })]
  expect(added.map(({ sites }) => sites.find(({ id }) => id === siteId)?.otherMake)).toEqual(['Toyota', null])
  const names = await onTheSite(siteId)
  expect([names.includes('A Kia'), names.includes('A Toyota')]).toEqual([false, true])
})

test('A new post starts on a date that has begun at every site of its organisation; an offer runs once its start date has (RTE-24, OFR-01)', async () => {
  await addSite('north-west', { name: 'North West', timeZone: 'Australia/Perth' })
  // Past midnight in Sydney, 10:30 pm in Perth.
  const now = '2026-06-01T14:30:00.000Z'
  const at = (of: string) => createTestCaller(world.db, buildSession('groupManager', of), { now }).call
  expect(await at(organisationId).posts.initialValues({ organisationId })).toEqual({ publishOn: '2026-06-01' })
  const { organisationId: south } = world.south
  expect(await at(south).posts.initialValues({ organisationId: south })).toEqual({ publishOn: '2026-06-02' })
  expect(await at(organisationId).offers.initialValues({ organisationId })).toEqual({})

  const tomorrow = await adding({ name: 'From the second', startsOn: '2026-06-02' })
  expect(tomorrow.timeZones).toEqual(['Australia/Perth', 'Australia/Sydney'])
  const names = async (state: 'running' | 'upcoming') =>
    (await at(organisationId).offers.getList({ filter: { state } })).data.map(({ name }) => name)
  expect([(await names('running')).includes(tomorrow.name), (await names('upcoming')).includes(tomorrow.name)]).toEqual([false, true])
})
