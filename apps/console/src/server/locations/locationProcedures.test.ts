import { bookingLocations } from '@forecourt/data/bookings/by-staff/bookingLocations'
import { location as locationPage } from '@forecourt/data/pages/kinds/location'
import { loadSiteData } from '@forecourt/data/pages/loadSiteData'
import { feedLocations } from '@forecourt/data/stock-feeds/feedLocations'
import { liveSite } from '@forecourt/data/testing/siteDraft'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { describe, expect, test } from 'vitest'
import { catchRefusal } from '../testing/catchRefusal'
import { buildSession, createTestCaller } from '../testing/createTestCaller'
import { enteredLocation } from '../testing/enteredRecords'
import { sendLead } from '../testing/sendLead'

const world = testWorld()
const manager = () => createTestCaller(world.db, buildSession('groupManager', world.north.organisationId)).call
const entered = (over: Partial<typeof enteredLocation> = {}) => ({ ...enteredLocation, dealershipId: world.north.dealershipId, ...over })
const auditOf = (target: string) =>
  world.db.platform.transaction((tx) => tx.auditEntry.findMany({ where: { target }, orderBy: { id: 'asc' } }))

describe('Locations in the console', { shuffle: false }, () => {
  describe('A new location', () => {
    test('A new location gets a unique path, hours in weekday order and its holidays in UTC (ENT-07 to ENT-09)', async () => {
      const { organisationId } = world.north
      const first = await manager().locations.create({ organisationId, ...entered({ name: 'Orañge Yard' }) })
      const second = await manager().locations.create({ organisationId, ...entered({ name: 'Orange Yard' }) })
      expect([first.slug, second.slug]).toEqual(['orange-yard', 'orange-yard-2'])
      expect(first.departments[0]?.hours.map(({ weekday }) => weekday)).toEqual([1, 6])
      await manager().locations.publish({ id: first.id, expectedRevision: first.draft?.revision ?? 0 })
      const row = await world.db.platform.transaction((tx) => tx.location.findFirst({ where: { id: first.id } }))
      expect(row?.specialDays).toEqual([
        {
          date: '2026-12-24',
          name: 'Christmas Eve',
          status: 'Open',
          startAt: '2026-12-23T21:30:00.000Z',
          endAt: '2026-12-24T01:00:00.000Z',
        },
      ])
      expect((await manager().locations.getOne({ id: first.id })).specialDays).toEqual(enteredLocation.specialDays)
      expect(await auditOf(first.id)).toMatchObject([
        { action: 'location.create', summary: 'Added the location Orañge Yard' },
        { action: 'location.publish' },
      ])
    })

    test('A new location stores its map address, place id and map picture, and shows them once it is published (ENT-07)', async () => {
      const { organisationId, siteId } = world.north
      const map = {
        placeUrl: 'https://maps.example/place',
        placeId: 'ChIJN1t_tDeuEmsRUsoyG83frY4',
        mapKey: 'library/plan-of-the-yard.webp',
      }
      const { id, slug, draft } = await manager().locations.create({ organisationId, ...entered({ name: 'Mapped Yard', ...map }) })
      expect(await manager().locations.getOne({ id })).toMatchObject(map)
      const published = await liveSite(world.db, siteId)
      const shown = async () => {
        const { locations } = await loadSiteData(world.db, published, new Date().toISOString())
        return locations.find((location) => location.visible && location.slug === slug)
      }
      expect(await shown()).toBeUndefined()
      await manager().locations.publish({ id, expectedRevision: draft?.revision ?? 0 })
      expect(await shown()).toMatchObject(map)
      const without = await manager().locations.update({
        id,
        data: entered({ name: 'Mapped Yard', ...map, mapKey: null }),
        expectedRevision: 0,
      })
      expect(without.draft?.changes).toEqual(['The map picture was removed'])
      await manager().locations.publish({ id, expectedRevision: without.draft?.revision ?? 0 })
      expect(await shown()).toMatchObject({ ...map, mapKey: null })
    })

    test('A new location must belong to a dealership of the same organisation', async () => {
      const { organisationId } = world.north
      const elsewhere = manager().locations.create({ organisationId, ...entered({ dealershipId: world.south.dealershipId }) })
      expect((await catchRefusal(elsewhere)).detail.fields).toEqual({ dealershipId: 'Choose the dealership this location belongs to.' })
    })
  })

  describe('A changed location', () => {
    test('A changed location is audited with its changes, and is the only primary location of its dealership', async () => {
      const { locationId, organisationId } = world.north
      const live = () => world.db.platform.transaction((tx) => tx.location.findFirstOrThrow({ where: { id: locationId } }))
      const saved = await manager().locations.update({
        id: locationId,
        data: entered({ name: 'The Yard', primary: true }),
        expectedRevision: 0,
      })
      expect(saved.draft?.changes).toEqual(expect.arrayContaining(['Name: “north Location” → “The Yard”']))
      expect(saved.sites).toEqual([{ id: world.north.siteId, name: 'north Motors', isLive: true }])
      // Until it is published only previews show it, not shoppers.
      expect((await live()).name).toBe('north Location')
      const { site } = await manager().preview.pageData({ siteId: world.north.siteId, path: '/', values: {} })
      expect(site.locations.map(({ name }) => name)).toContain('The Yard')
      const stale = manager().locations.update({ id: locationId, data: entered(), expectedRevision: 0 })
      expect((await catchRefusal(stale)).code).toBe('CONFLICT')
      await manager().locations.publish({ id: locationId, expectedRevision: 1 })
      expect((await live()).name).toBe('The Yard')
      expect((await auditOf(locationId)).at(-1)).toMatchObject({ action: 'location.publish', summary: 'Published the location The Yard' })
      expect((await catchRefusal(manager().locations.publish({ id: locationId, expectedRevision: 1 }))).code).toBe('CONFLICT')
      const other = await manager().locations.create({ organisationId, ...entered({ name: 'Second Yard', primary: true }) })
      expect(other.primary).toBe(true)
      await manager().locations.publish({ id: other.id, expectedRevision: 1 })
      expect((await manager().locations.getOne({ id: locationId })).primary).toBe(false)
    })

    test('A changed location changes nothing on a site that is not live, such as a new clone', async () => {
      const { locationId: id, siteId } = world.north
      const become = (data: { liveVersion: number | null; status: string }) =>
        world.db.platform.transaction((tx) => tx.site.updateMany({ where: { id: siteId }, data }))
      await become({ liveVersion: null, status: 'draft' })
      expect((await manager().locations.getOne({ id })).sites).toEqual([{ id: siteId, name: 'north Motors', isLive: false }])
      await become({ liveVersion: 1, status: 'live' })
    })

    test('A changed location has versions to restore, and a draft that can be discarded', async () => {
      const { locationId: id } = world.north
      const { versions } = await manager().locations.versions({ id })
      expect(versions.map(({ number }) => number)).toEqual([2, 1])
      const restored = await manager().locations.restore({ id, number: 1, expectedRevision: 0 })
      expect([restored.name, restored.draft?.revision]).toEqual(['north Location', 1])
      const discarded = await manager().locations.discard({ id })
      expect([discarded.name, discarded.draft]).toEqual(['The Yard', null])
    })

    test('A changed location is published together with the site if chosen, all or nothing', async () => {
      const { locationId: id, siteId } = world.north
      const draft = async (tagline: string) => {
        const { draft: before, live } = await manager().sites.forEditing({ siteId })
        const values = { ...before.values, identity: { ...before.values.identity, tagline } }
        const { revision } = await manager().sites.saveDraft({ siteId, values, expectedRevision: before.revision })
        return { siteId, expectedRevision: revision, expectedVersion: live?.version ?? null, note: '' }
      }
      await manager().locations.update({ id, data: entered({ name: 'With the site' }), expectedRevision: 0 })
      const waiting = async () => (await manager().locations.waiting({ siteId })).filter((each) => each.id === id)
      expect(await waiting()).toMatchObject([{ revision: 1, otherSites: [] }])
      const publication = await draft('With its location')
      const refused = await catchRefusal(manager().sites.publish({ ...publication, locations: [{ id, revision: 7 }] }))
      expect(refused.code).toBe('CONFLICT')
      expect((await manager().sites.forEditing({ siteId })).live?.version).toBe(publication.expectedVersion)
      await manager().sites.publish({ ...publication, locations: [{ id, revision: 1 }] })
      expect(await waiting()).toEqual([])
      expect((await manager().locations.getOne({ id })).name).toBe('With the site')
    })

    test('A changed location gets the holidays of its state added to its draft, once', async () => {
      const { locationId: id, organisationId } = world.north
      const { changed } = await manager().locations.addHolidays({ organisationId })
      expect(changed.map((each) => each.id)).toContain(id)
      const { specialDays } = await manager().locations.getOne({ id })
      expect(specialDays.filter(({ date }) => date === '2026-10-05')).toEqual([
        { date: '2026-10-05', name: 'Labour Day', status: 'Closed', open: null, close: null },
      ])
      expect((await manager().locations.addHolidays({ organisationId })).changed).toEqual([])
      await manager().locations.discard({ id })
    })

    const mistakes = [
      { name: 'no name', over: { name: ' ' }, field: 'name', message: 'Enter a name for the location.' },
      {
        name: 'an invalid postcode',
        over: { address: { ...enteredLocation.address, postcode: '28OO' } },
        field: 'address.postcode',
        message: 'A postcode has four digits.',
      },
      {
        name: 'a map position in Europe',
        over: { address: { ...enteredLocation.address, latitude: 52.5 } },
        field: 'address.latitude',
        message: 'This position is not in Australia or New Zealand.',
      },
      {
        name: 'only one number of a map position',
        over: { address: { ...enteredLocation.address, longitude: null } },
        field: 'address.latitude',
        message: 'The map position needs both numbers.',
      },
      {
        name: 'an invalid phone number',
        over: { phone: 'ring me' },
        field: 'phone',
        message: 'Enter a phone number, such as (02) 5550 1234.',
      },
      { name: 'an invalid email address', over: { email: 'us@' }, field: 'email', message: 'Enter an email address.' },
      {
        name: 'a day that closes before it opens',
        over: {
          departments: [{ department: 'sales' as const, hours: [{ weekday: 6, status: 'Open' as const, open: '18:00', close: '02:00' }] }],
        },
        field: 'hours.sales.6',
        message: 'Sales on Saturday closes before it opens. Closing time can’t be after midnight.',
      },
      {
        name: 'a duplicate holiday',
        over: { specialDays: [...enteredLocation.specialDays, ...enteredLocation.specialDays] },
        field: 'hours.specialDays.1',
        message: '24 Dec 2026 is listed twice.',
      },
    ]
    test.each(mistakes)('A location with $name is refused at its field, and nothing is stored', async ({ over, field, message }) => {
      const { locationId } = world.north
      const before = await manager().locations.getOne({ id: locationId })
      const { detail, code } = await catchRefusal(manager().locations.update({ id: locationId, data: entered(over), expectedRevision: 0 }))
      if (code === 'BAD_REQUEST' && detail.fields) expect(detail.fields).toMatchObject({ [field]: message })
      expect(code).toBe('BAD_REQUEST')
      expect(await manager().locations.getOne({ id: locationId })).toEqual(before)
    })
  })

  describe('Removing a location', () => {
    const later = '2027-05-03T01:00:00.000Z'
    const until = '2027-05-03T02:00:00.000Z'
    const add = async (name: string) => {
      const { id } = await manager().locations.create({ organisationId: world.north.organisationId, ...entered({ name }) })
      return id
    }
    const past = { startsAt: '2020-05-03T01:00:00Z', endsAt: '2020-05-03T02:00:00Z', freeAt: '2020-05-03T02:00:00Z' }
    /** A closed location with a car and everything else that can use it. */
    const addUsed = async () => {
      const id = await add('Used Yard')
      const { organisationId, dealershipId, siteId } = world.north
      const here = { organisationId, locationId: id }
      const booking = { ...here, kind: 'testDrive', startsAt: later, endsAt: until, freeAt: until, seat: 1, name: 'Ann' }
      await world.db.platform.transaction(async (tx) => {
        await tx.stockFeed.create({ data: { ...here, dealershipId, name: 'DMS', source: { kind: 'upload' } } })
        await tx.booking.createMany({
          data: [
            { ...booking, state: 'confirmed', idempotencyKey: 'to come' },
            { ...booking, state: 'cancelled', idempotencyKey: 'cancelled' },
            { ...booking, ...past, state: 'confirmed', idempotencyKey: 'past' },
          ],
        })
        await tx.leadDestination.create({ data: { ...here, name: 'CRM', kind: 'webhook', scope: 'location' } })
        await tx.leadSupplier.create({ data: { ...here, siteId, name: 'Market' } })
        await tx.reviewSource.create({ data: { ...here, name: 'Reviews', provider: 'sample', place: 'yard' } })
        const offer = { organisationId, description: '', category: 'Used' }
        await tx.offer.create({ data: { ...offer, name: 'Sale', locationIds: [id] } })
        await tx.car.updateMany({ where: { organisationId, locationId: world.north.locationId }, data: { locationId: id } })
      })
      return id
    }

    test('A location that is in use names everything that uses it, and isn’t removed', async () => {
      const id = await addUsed()
      const { obstacle, uses, kept } = await manager().locations.removal({ id })
      const cars = await world.db.platform.transaction((tx) =>
        tx.car.count({ where: { locationId: id, status: { in: ['draft', 'in_stock', 'coming_soon'] } } }),
      )
      expect(cars).toBeGreaterThan(0)
      expect(obstacle).toBeNull()
      expect(uses).toEqual([
        { use: 'cars', count: cars },
        ...['stockFeeds', 'bookings', 'leadDestinations', 'leadSuppliers', 'reviewSources', 'offers'].map((use) => ({ use, count: 1 })),
      ])
      expect(kept).toMatchObject({ leads: 0, bookings: 3 })
      const { code, message } = await catchRefusal(manager().locations.remove({ id }))
      expect([code, message]).toEqual(['CONFLICT', 'Used Yard is still in use, so it can’t be removed. Check what is listed on its page.'])
      expect((await manager().locations.getOne({ id })).id).toBe(id)
      await world.db.platform.transaction((tx) =>
        tx.car.updateMany({ where: { locationId: id }, data: { locationId: world.north.locationId } }),
      )
    })

    test('A location that is shown, the main one or the only one of its dealership isn’t removed', async () => {
      const obstacle = async (id: string) => (await manager().locations.removal({ id })).obstacle
      const id = await add('Shown Yard')
      await manager().locations.publish({ id, expectedRevision: 1 })
      expect(await obstacle(id)).toBe('shown')
      const change = (data: object) => world.db.platform.transaction((tx) => tx.location.updateMany({ where: { id }, data }))
      await change({ visible: false, primary: true })
      expect(await obstacle(id)).toBe('main')
      const { organisationId } = world.north
      const alone = await world.db.platform.transaction((tx) =>
        tx.dealership.create({ data: { organisationId, slug: 'alone', name: 'Alone' } }),
      )
      await change({ dealershipId: alone.id })
      expect(await obstacle(id)).toBe('only')
      expect((await catchRefusal(manager().locations.remove({ id }))).code).toBe('CONFLICT')
    })

    test('A removed location leaves lists, forms and new work, keeps its leads, and redirects its page', async () => {
      const { organisationId, dealershipId, siteId } = world.north
      const id = await add('Closed Yard')
      const { leadId } = await sendLead(world.db, siteId, 'to the closed yard', { locationId: id })
      const { slug } = await manager().locations.getOne({ id })
      const published = await liveSite(world.db, siteId)
      const route = { page: 'location', path: `/our-location/${slug}`, slug } as const
      const moved = () => locationPage.movedTo?.(world.db, published, route, new Date().toISOString())
      expect(await moved()).toBeNull()
      expect(await manager().locations.remove({ id })).toEqual({ id, name: 'Closed Yard' })

      expect((await catchRefusal(manager().locations.getOne({ id }))).code).toBe('NOT_FOUND')
      expect((await manager().locations.getList({ filter: { q: 'Closed Yard' } })).total).toBe(0)
      expect((await manager().locations.waiting({ siteId })).map((each) => each.id)).not.toContain(id)
      const { site } = await manager().preview.pageData({ siteId, path: '/', values: {} })
      expect(site.locations.filter((location) => location.visible).map(({ name }) => name)).not.toContain('Closed Yard')
      const scope = world.db.forOrganisation(organisationId)
      expect((await feedLocations(scope, dealershipId)).map(({ locationId }) => locationId)).not.toContain(id)
      expect((await bookingLocations(scope, { siteIds: null, now: later })).map((each) => each.id)).not.toContain(id)
      const [car] = (await manager().stock.getList({})).data
      const moving = manager().stock.update({ id: car?.id ?? '', data: { locationId: id }, expectedRevision: car?.revision ?? 0 })
      expect((await catchRefusal(moving)).code).toBe('BAD_REQUEST')
      expect(await moved()).toBe('/our-location')
      const lead = await world.db.platform.transaction((tx) => tx.lead.findFirst({ where: { id: leadId }, include: { location: true } }))
      expect(lead?.location?.name).toBe('Closed Yard')

      expect(await manager().locations.undoRemoval({ id })).toEqual({ id, name: 'Closed Yard' })
      expect(await manager().locations.getOne({ id })).toMatchObject({ isLive: false, draft: { revision: 1 } })
      expect(await moved()).toBeNull()
      expect((await catchRefusal(manager().locations.undoRemoval({ id }))).code).toBe('NOT_FOUND')
      expect((await auditOf(id)).map(({ action }) => action)).toEqual(['location.create', 'location.remove', 'location.undoRemoval'])
    })

    test('Only a user who may publish locations, of a site that shows it, can remove one', async () => {
      const { organisationId, siteId } = world.north
      const id = await add('Kept Yard')
      const as = (role: 'editor' | 'marketing', site: string) => createTestCaller(world.db, buildSession(role, organisationId, site)).call
      expect((await catchRefusal(as('editor', siteId).locations.remove({ id }))).code).toBe('FORBIDDEN')
      expect((await catchRefusal(as('marketing', 'another-site').locations.remove({ id }))).code).toBe('NOT_FOUND')
      await as('marketing', siteId).locations.remove({ id })
      expect((await catchRefusal(as('marketing', 'another-site').locations.undoRemoval({ id }))).code).toBe('NOT_FOUND')
    })
  })

  test('An editor can draft a location, and only a publisher can publish it', async () => {
    const { organisationId, siteId } = world.north
    const as = (role: 'editor' | 'marketing') => createTestCaller(world.db, buildSession(role, organisationId, siteId)).call
    const editor = as('editor')
    const added = await editor.locations.create({ organisationId, ...entered({ name: 'Drafted Yard' }) })
    const expectedRevision = added.draft?.revision ?? 0
    expect(await editor.locations.waiting({ siteId })).toContainEqual(expect.objectContaining({ id: added.id, name: 'Drafted Yard' }))
    expect((await catchRefusal(editor.locations.publish({ id: added.id, expectedRevision }))).code).toBe('FORBIDDEN')
    const { draft } = await editor.sites.forEditing({ siteId })
    const publication = { siteId, expectedRevision: draft.revision, expectedVersion: 1, locations: [{ id: added.id, revision: 1 }] }
    expect((await catchRefusal(editor.sites.publish(publication))).code).toBe('FORBIDDEN')
    const published = await as('marketing').locations.publish({ id: added.id, expectedRevision })
    expect(published.draft).toBeNull()
  })

  test('A user of one site finds only the locations of that site’s dealerships', async () => {
    const { organisationId, siteId } = world.north
    const ofSite = (id: string) => createTestCaller(world.db, buildSession('marketing', organisationId, id)).call
    expect((await ofSite(siteId).locations.getList({})).total).toBeGreaterThan(0)
    expect((await ofSite('another-site').locations.getList({})).total).toBe(0)
    const { code } = await catchRefusal(
      ofSite('another-site').locations.update({ id: world.north.locationId, data: entered(), expectedRevision: 0 }),
    )
    expect(code).toBe('NOT_FOUND')
  })
})
