import { randomUUID } from 'node:crypto'
import { postcodePoint } from '@forecourt/rules/locations/postcodePoint'
import { blankAnswers, type OnboardingAnswers } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { onboardingChecklist } from '@forecourt/rules/onboarding/onboardingChecklist'
import { describe, expect, it } from 'vitest'
import { listHosts } from '../hosts/listHosts'
import { listDestinations } from '../leads/delivery/destinations'
import { invitePerson } from '../people/invitePerson'
import { draftWarnings } from '../publishing/draftWarnings'
import { publishSite } from '../publishing/publishSite'
import { siteForEditing } from '../publishing/siteForEditing'
import { getSite } from '../sites/listSites'
import { listStockFeeds } from '../stock-feeds/listStockFeeds'
import { buildActor as actor } from '../testing/buildWorld'
import { useWorld } from '../testing/useWorld'
import { createDealer, type DealerCreationResult } from './createDealer'
import { discardOnboarding, reviveOnboarding } from './endOnboarding'
import { finishOnboardings } from './finishOnboardings'
import { getOnboarding, listOnboardings } from './getOnboarding'
import { isSlugFree } from './onboardingChoices'
import { onboardingState } from './onboardingState'
import { saveOnboarding } from './saveOnboarding'

const world = useWorld()

const answersOf = (slug: string, domain = ''): OnboardingAnswers => ({
  ...blankAnswers,
  business: { ...blankAnswers.business, name: 'Coolum Cars', licence: 'QLD 123' },
  brands: { makes: ['Kia'], manufacturer: '', hasService: true, hasParts: true },
  place: {
    street: '1 Beach Road',
    suburb: 'Coolum',
    postcode: '4573',
    state: 'QLD',
    phone: '0755501234',
    email: 'hello@coolum.example',
    week: 'sixDays',
    others: [],
  },
  address: { ...blankAnswers.address, slug, domain },
  look: { template: 'plain', brandColour: '#0b5cad', logo: null },
  leads: { emails: ['sales@coolum.example'], crm: null },
})

const pointOf = ({ postcode }: { postcode: string }) => postcodePoint('AU', postcode)

const saveAnswers = async (answers: OnboardingAnswers) => {
  const id = randomUUID()
  await saveOnboarding(world.db, { id, step: 'review', answers, expectedRevision: 0, actor })
  return id
}

const create = (id: string): Promise<DealerCreationResult> =>
  createDealer(world.db, {
    id,
    hostOf: (slug) => `${slug}.sites.example`,
    pointOf,
    actor,
    now: '2026-06-01T02:00:00.000Z',
  })

const countOf = (organisationSlug: string) =>
  world.db.platform.transaction((tx) => tx.organisation.count({ where: { slug: organisationSlug } }))

describe('a new dealer', () => {
  it('a new dealer can be discarded and restored, and a stale save is refused', async () => {
    const first = { id: randomUUID(), step: 'business' as const, answers: blankAnswers, expectedRevision: 0, actor }
    expect(await getOnboarding(world.db, first.id)).toBeNull()
    expect(await saveOnboarding(world.db, first)).toEqual({ ok: true, revision: 1 })
    // A retry after a lost response creates nothing further.
    expect(await saveOnboarding(world.db, first)).toEqual({ ok: true, revision: 1 })
    const { id } = first
    const revision = 1
    const answers = answersOf('resumed')
    expect(await saveOnboarding(world.db, { id, step: 'place', answers, expectedRevision: revision, actor })).toEqual({
      ok: true,
      revision: revision + 1,
    })
    expect(await saveOnboarding(world.db, { id, step: 'look', answers, expectedRevision: revision, actor })).toEqual({
      ok: false,
      reason: 'conflict',
    })
    // The same request again, after a lost response, is no conflict.
    expect(await saveOnboarding(world.db, { id, step: 'place', answers, expectedRevision: revision, actor })).toEqual({
      ok: true,
      revision: revision + 1,
    })
    expect(await getOnboarding(world.db, id)).toMatchObject({ step: 'place', name: 'Coolum Cars', answers, revision: revision + 1 })
    expect((await listOnboardings(world.db)).map((each) => each.id)).toContain(id)
    expect(await discardOnboarding(world.db, id, actor)).toBe(true)
    expect(await getOnboarding(world.db, id)).toBeNull()
    expect((await listOnboardings(world.db)).map((each) => each.id)).not.toContain(id)
    expect(await reviveOnboarding(world.db, id, actor)).toBe(true)
    expect(await getOnboarding(world.db, id)).toMatchObject({ step: 'place', name: 'Coolum Cars', answers })
    expect(await reviveOnboarding(world.db, id, actor)).toBe(false)
    expect(await discardOnboarding(world.db, id, actor)).toBe(true)
    expect(await saveOnboarding(world.db, { id, step: 'look', answers, expectedRevision: 2, actor })).toEqual({
      ok: false,
      reason: 'notFound',
    })
  })

  it('a new dealer gets every location that was entered (ENT-07)', async () => {
    const first = answersOf('two-places')
    const other = { ...first.place, name: 'Coolum Cars Noosa', street: '3 Hill Street', suburb: 'Noosa', postcode: '4567' }
    const answers = {
      ...first,
      business: { ...first.business, name: 'Sunshine Cars' },
      place: { ...first.place, others: [other, { ...other, name: 'Coolum Cars Noosa used' }] },
    }
    const result = await create(await saveAnswers(answers))
    if (!result.ok) throw new Error(result.message)
    const locations = await world.db
      .forOrganisation(result.organisationId)
      .transaction((tx) => tx.location.findMany({ orderBy: { name: 'asc' } }))
    expect(locations.map(({ name, slug, primary }) => ({ name, slug, primary }))).toEqual([
      { name: 'Coolum Cars Noosa', slug: 'noosa', primary: false },
      { name: 'Coolum Cars Noosa used', slug: 'noosa-3', primary: false },
      { name: `Sunshine Cars ${first.place.suburb}`, slug: 'coolum', primary: true },
    ])
  })

  it('a new dealer gets one stock feed with the column mapping of its file, and none without a file (ENT-01)', async () => {
    const answers = answersOf('with-a-file')
    const mapping = { version: 1, columns: { make: { from: ['Brand'], steps: [] } }, only: [] }
    const stock = { ...blankAnswers.stock, file: 'UmVm', fileName: 'cars of May.csv', mapping, priceType: 'driveAway' as const }
    const id = await saveAnswers({ ...answers, stock })
    const results = [await create(id), await create(id)]
    const [result] = results
    if (!result?.ok) throw new Error('Not made')
    const scope = world.db.forOrganisation(result.organisationId)
    expect(await listStockFeeds(scope, null)).toMatchObject([
      { id, name: 'cars of May.csv', source: { kind: 'upload' }, mapping, priceType: 'driveAway', schedule: null, addsCars: true },
    ])
    const without = await create(await saveAnswers(answersOf('without-a-file')))
    if (!without.ok) throw new Error(without.message)
    expect(await listStockFeeds(world.db.forOrganisation(without.organisationId), null)).toEqual([])
  })

  it('a new dealer gets organisation, location with hours, site, address and draft at once (CFG-01, ENT-07)', async () => {
    const id = await saveAnswers(answersOf('coolum', 'www.coolum.example'))
    const result = await create(id)
    if (!result.ok) throw new Error(result.message)
    const { siteId, organisationId } = result
    const scope = world.db.forOrganisation(organisationId)
    expect(await getSite(scope, siteId)).toMatchObject({
      name: 'Coolum Cars',
      status: 'draft',
      hosts: ['coolum.sites.example', 'www.coolum.example'],
    })
    expect((await listHosts(scope, siteId)).map(({ host, verifiedAt }) => [host, verifiedAt !== null])).toEqual([
      ['coolum.sites.example', true],
      ['www.coolum.example', false],
    ])
    expect((await siteForEditing(scope, siteId))?.draft.values).toMatchObject({
      identity: { name: 'Coolum Cars', timeZone: 'Australia/Brisbane' },
    })
    const open = async () =>
      onboardingChecklist(
        (await onboardingState(scope, siteId)) ??
          (() => {
            throw new Error('No state.')
          })(),
      ).flatMap((item) => (item.done ? [] : [item.id]))
    // The default pages offer visits, but none can be booked yet.
    const unfulfilled = ['testDrive', 'service', 'feed', 'crm', 'domain', 'redirects', 'people']
    expect(await open()).toEqual(['publish', 'stock', 'photos', 'map', 'logo', 'changes', ...unfulfilled])

    expect(await publishSite(scope, { siteId, note: '', expectedRevision: 1, expectedVersion: null, actor })).toMatchObject({
      ok: true,
      version: 1,
    })
    expect(await finishOnboardings(world.db, { siteId, now: new Date().toISOString() })).toBe(0)
    expect(await open()).toEqual(['stock', 'photos', 'map', 'logo', ...unfulfilled])

    const [{ id: locationId = '' } = {}] = await scope.transaction((tx) => tx.location.findMany({ select: { id: true } }))
    await scope.transaction(async (tx) => {
      await tx.bookingSetting.create({
        data: { organisationId, locationId, kind: 'testDrive', enabled: true, values: {}, updatedBy: 'Nia' },
      })
      await tx.leadDestination.create({ data: { organisationId, name: 'CRM', kind: 'adf', deliveredAt: new Date() } })
      await tx.redirect.create({
        data: { organisationId, siteId, from: '/old', to: '/', code: 301, updatedAt: new Date(), updatedBy: 'Nia' },
      })
    })
    const memberships = [{ role: 'dealerPrincipal' as const, organisationId, siteId: null }]
    await invitePerson(world.db, { email: 'dana@coolum.example', name: 'Dana', memberships, actor, now: new Date().toISOString() })
    expect(await open()).toEqual(['stock', 'photos', 'map', 'logo', 'service', 'feed', 'domain', 'people'])
    expect((await getOnboarding(world.db, id))?.finishedAt).not.toBeNull()
    expect(await isSlugFree(world.db, 'coolum', 'coolum.sites.example')).toBe(false)
    expect(await isSlugFree(world.db, 'yaroomba', 'yaroomba.sites.example')).toBe(true)
  })

  it('a new dealer gets a map point from its postcode, a formatted phone number and its logo in its picture library (ENT-07)', async () => {
    const answers = answersOf('mapped')
    const logo = { key: 'images/logo-of-mapped.webp', name: 'Logo', width: 400, height: 100, bytes: 9000 }
    const result = await create(await saveAnswers({ ...answers, look: { ...answers.look, logo } }))
    if (!result.ok) throw new Error(result.message)
    const scope = world.db.forOrganisation(result.organisationId)
    const [location] = await scope.transaction((tx) => tx.location.findMany())
    expect(location).toMatchObject({ phone: '07 5550 1234', ...pointOf({ postcode: '4573' }) })
    expect((await siteForEditing(scope, result.siteId))?.draft.values).toMatchObject({
      phone: { main: '07 5550 1234' },
      identity: { logoImage: logo.key },
    })
    expect(await scope.transaction((tx) => tx.image.findMany({ select: { key: true, alt: true } }))).toEqual([
      { key: logo.key, alt: 'Coolum Cars logo' },
    ])
    expect((await onboardingState(scope, result.siteId))?.locationsApproximatelyOnMap).toBe(1)
  })

  it('a new dealer without a service or parts department has no page for it (RTE-21, ENT-08)', async () => {
    const hidden = async (slug: string, departments: object) => {
      const answers = answersOf(slug)
      const result = await create(await saveAnswers({ ...answers, brands: { ...answers.brands, ...departments } }))
      if (!result.ok) throw new Error(result.message)
      const editing = await siteForEditing(world.db.forOrganisation(result.organisationId), result.siteId)
      const warnings = await draftWarnings(world.db.forOrganisation(result.organisationId), result.siteId)
      // The setup itself causes no warnings: the dealer has neither the page nor its menu item, and only takes finance enquiries.
      expect(warnings?.filter(({ message }) => /leads to|not confirmed/.test(message))).toEqual([])
      return JSON.stringify(editing?.draft.values.pages?.list ?? [])
    }
    expect(await hidden('sales-only', { hasService: false, hasParts: false })).toContain('{"id":"service","shown":false}')
    expect(await hidden('with-workshop', { hasService: true, hasParts: true })).not.toContain('service')
  })

  it('a new dealer sends a copy of its leads to its CRM, and a test lead first', async () => {
    const target = { kind: 'adf' as const, to: ['leads@crm.example'], isAttached: false, demoAs: null }
    const answers = { ...answersOf('with-a-crm'), leads: { emails: ['sales@coolum.example'], crm: { name: ' Coolum CRM ', target } } }
    const result = await create(await saveAnswers(answers))
    if (!result.ok) throw new Error(result.message)
    const [destination] = await listDestinations(world.db.forOrganisation(result.organisationId))
    expect(destination).toMatchObject({ name: 'Coolum CRM', target, scope: 'organisation', paused: false })
    const tests = await world.db.forOrganisation(result.organisationId).transaction((tx) => tx.leadDelivery.findMany())
    expect(tests).toMatchObject([{ destinationId: destination?.id, leadId: null, status: 'pending' }])
  })

  it('a new dealer is created once for several concurrent requests', async () => {
    const id = await saveAnswers(answersOf('twice'))
    const results = await Promise.all([create(id), create(id), create(id)])
    expect(new Set(results.map((result) => (result.ok ? result.siteId : 'refused'))).size).toBe(1)
    expect(await countOf('twice')).toBe(1)
    expect(await saveOnboarding(world.db, { id, step: 'look', answers: answersOf('other'), expectedRevision: 2, actor })).toEqual({
      ok: false,
      reason: 'finished',
    })
    expect(await discardOnboarding(world.db, id, actor)).toBe(false)
  })

  it.each([
    ['a short name that is taken', answersOf('south'), 'slugTaken'],
    ['a domain that is taken', answersOf('free-name', 'south.localhost'), 'hostTaken'],
    ['a template that no longer exists', { ...answersOf('free-name'), look: { ...blankAnswers.look, template: 'gone' } }, 'notFound'],
  ])('nothing is created for a new dealer after $0', async (_name, answers, reason) => {
    const id = await saveAnswers(answers)
    expect(await create(id)).toMatchObject({ ok: false, reason })
    expect(await countOf('free-name')).toBe(0)
    expect((await getOnboarding(world.db, id))?.siteId).toBeNull()
  })
})
