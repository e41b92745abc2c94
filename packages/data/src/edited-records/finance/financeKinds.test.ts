import { onRoadCosts } from '@forecourt/rules/pricing/onRoadCosts'
import type { ChargeValues } from '@forecourt/rules/records/kinds/chargeFields'
import type { LenderValues } from '@forecourt/rules/records/kinds/lenderFields'
import type { RichDocument } from '@forecourt/schema/rich-text/RichText'
import { describe, expect, it } from 'vitest'
import { loadPage } from '../../pages/loadPage'
import { publishedSite } from '../../sites/publishedSites'
import { getCar } from '../../stock/getEditedCar'
import { buildActor } from '../../testing/buildWorld'
import { useWorld } from '../../testing/useWorld'
import { createRecord, removeRecord, undoRecord, updateRecord } from '../editRecord'
import { stateNames } from '../stateNames'
import { chargeKind, insertCharges } from './chargeKind'
import { lenderKind } from './lenderKind'
import { siteProviders } from './siteProviders'

const world = useWorld()
const editing = { allowedSiteIds: null, actor: buildActor }
const organisationId: string = 'north-organisation'
const scope = () => world.db.forOrganisation(organisationId)
const key = () => crypto.randomUUID()

const terms: LenderValues = {
  ...{ name: 'Harbour', provider: 'manual', dealershipId: null, carTypes: [], interestRate: 6.99, comparisonRate: 7.84, termYears: 5 },
  ...{ depositPercent: 0, balloonPercent: 0, establishmentCents: 0, disclaimer: null, published: true },
}

const figures = async () => (await getCar(scope(), world.north.carId, null))?.financeLenders.manual

const changes = () =>
  world.db.platform.transaction((tx) => tx.carChange.count({ where: { organisationId, carIds: { has: world.north.carId } } }))

describe('A lender as an edited record (ENT-26)', () => {
  it('A lender gives its cars repayment figures, updated and removed with the lender, and marks those cars as changed', async () => {
    expect(await figures()).toBeUndefined()
    const before = await changes()
    const made = await createRecord(scope(), lenderKind, organisationId, { ...editing, key: key(), values: terms })
    if (!made.ok) throw new Error(made.reason)
    const first = await figures()
    expect(first).toMatchObject({ interestRate: 6.99, comparisonRate: 7.84, termYears: 5 })
    expect(await changes()).toBe(before + 1)
    const { id } = made.record
    const dearer = { ...terms, interestRate: 8.99, comparisonRate: 9.84 }
    await updateRecord(scope(), lenderKind, id, { ...editing, values: dearer, expectedRevision: 1 })
    expect((await figures())?.paymentWeekCents).toBeGreaterThan(first?.paymentWeekCents ?? 0)
    await updateRecord(scope(), lenderKind, id, { ...editing, values: { ...dearer, disclaimer: null }, expectedRevision: 2 })
    expect(await changes()).toBe(before + 2)
    await removeRecord(scope(), lenderKind, id, { ...editing, expectedRevision: 2 })
    expect(await figures()).toBeUndefined()
  })

  it('A lender shows its formatted small print with the figures of its cars; undo restores it (ENT-06)', async () => {
    const disclaimer: RichDocument = {
      blocks: [{ id: 'a', kind: 'list', points: [{ level: 1, ordered: false, spans: [{ text: 'Private buyers', bold: true }] }] }],
    }
    const made = await createRecord(scope(), lenderKind, organisationId, { ...editing, key: key(), values: { ...terms, disclaimer } })
    if (!made.ok) throw new Error(made.reason)
    const { id } = made.record
    expect(made.record.disclaimer).toEqual(disclaimer)
    expect(await figures()).toMatchObject({ disclaimer: '- **Private buyers**' })
    await updateRecord(scope(), lenderKind, id, { ...editing, values: { ...terms, disclaimer: 'Ask us.' }, expectedRevision: 1 })
    expect(await figures()).toMatchObject({ disclaimer: 'Ask us.' })
    expect(await undoRecord(scope(), lenderKind, id, { ...editing, organisationId })).toMatchObject({ ok: true, record: { disclaimer } })
    await removeRecord(scope(), lenderKind, id, { ...editing, expectedRevision: 3 })
  })

  it('A lender of a dealership has priority over one of the whole business, and an unpublished one gives no figures', async () => {
    const add = async (values: LenderValues) => {
      const made = await createRecord(scope(), lenderKind, organisationId, { ...editing, key: key(), values })
      if (!made.ok) throw new Error(made.reason)
      return made.record.id
    }
    const ids = [
      await add({ ...terms, interestRate: 5, published: false }),
      await add(terms),
      await add({ ...terms, dealershipId: world.north.dealershipId, interestRate: 6.1 }),
    ]
    expect((await figures())?.interestRate).toBe(6.1)
    for (const id of ids) await removeRecord(scope(), lenderKind, id, { ...editing, expectedRevision: 1 })
    expect(await figures()).toBeUndefined()
  })

  it('A lender is refused for a dealership of another organisation', async () => {
    const values = { ...terms, dealershipId: world.south.dealershipId }
    const refused = await createRecord(scope(), lenderKind, organisationId, { ...editing, key: key(), values })
    expect(refused).toMatchObject({ ok: false, fields: { dealershipId: 'Choose one of your dealerships.' } })
  })

  it('A lender for the whole business is refused to an editor of some of its sites', async () => {
    const mine = { actor: buildActor, allowedSiteIds: [world.north.siteId] }
    const refused = await createRecord(scope(), lenderKind, organisationId, { ...mine, key: key(), values: terms })
    expect(refused).toMatchObject({ ok: false, fields: { dealershipId: expect.any(String) } })
  })
})

it('Charges show on the page of a car whose price excludes them, and on no other; its repayments are for the total (UI-19, FIN-25)', async () => {
  const values: ChargeValues = {
    ...{ name: 'Registration', chargedBy: 'government', dealershipId: null, states: [], carTypes: [] },
    ...{ vehicleDuty: false, fixedCents: 90_000, percent: 0, aboveCents: 0, published: true },
  }
  const created = await createRecord(scope(), chargeKind, organisationId, { ...editing, key: key(), values })
  if (!created.ok) throw new Error('The charge is refused.')
  const page = async () => {
    const site = await publishedSite(world.db, world.north.siteId)
    const car = await getCar(scope(), world.north.carId, null)
    if (!site || !car) throw new Error('The world has no such car.')
    const route = { page: 'car', path: `/cars/${car.slug}`, slug: car.slug } as const
    const loaded = await loadPage(world.db, site, route, { now: '2026-03-10T10:00:00Z' })
    return loaded?.page === 'car' ? loaded.car.charges : null
  }
  expect(await page()).toBeUndefined()
  await createRecord(scope(), lenderKind, organisationId, { ...editing, key: key(), values: terms })
  await scope().transaction((tx) =>
    tx.car.updateMany({ where: { id: world.north.carId }, data: { driveAwayCents: null, egcCents: 3_000_000, wantedPrice: 'egc' } }),
  )
  expect(await page()).toEqual([expect.objectContaining({ name: 'Registration', fixedCents: 90_000, chargedBy: 'government' })])
  const weekly = async () => (await figures())?.paymentWeekCents
  const [withCharge, before] = [await weekly(), await changes()]
  const result = await updateRecord(scope(), chargeKind, created.record.id, {
    ...editing,
    values: { ...values, published: false },
    expectedRevision: 1,
  })
  expect(result).toMatchObject({ ok: true })
  expect(await page()).toBeUndefined()
  expect(await weekly()).toBeLessThan(withCharge ?? 0)
  expect(await changes()).toBe(before + 1)
})

it('a charge that is the state’s vehicle duty has no amounts, and gives each car the duty of its state (UI-19)', async () => {
  const values: ChargeValues = {
    ...{ name: 'Stamp duty', chargedBy: 'government', dealershipId: null, states: [], carTypes: [] },
    ...{ vehicleDuty: true, fixedCents: 0, percent: 0, aboveCents: 0, published: true },
  }
  const created = await createRecord(scope(), chargeKind, organisationId, { ...editing, key: key(), values })
  if (!created.ok) throw new Error(created.reason)
  expect(created.record).toMatchObject({ vehicleDuty: true })
  const costs = async (change: object) => {
    const { carId } = world.north
    await scope().transaction((tx) => tx.car.updateMany({ where: { id: carId }, data: change }))
    const car = await getCar(scope(), carId, null)
    return car && onRoadCosts(car)
  }
  const egc = { driveAwayCents: null, egcCents: 5_000_000, wantedPrice: 'egc', body: 'suv', simpleBody: 'SUV' }
  expect(await costs(egc)).toMatchObject({ lines: [{ name: 'Stamp duty', text: '$1,600' }], totalText: '$51,600' })
  expect(await costs({ body: null, simpleBody: null })).toBeNull()
  await removeRecord(scope(), chargeKind, created.record.id, { ...editing, expectedRevision: 1 })
})

it('a new dealership has the charges of the whole business (UI-19)', async () => {
  const values = { name: 'Duty', chargedBy: 'government', states: [], carTypes: [], fixedCents: 0, percent: 3, aboveCents: 0 } as const
  const added = await scope().transaction(async (tx) => {
    await insertCharges(tx, organisationId, [{ ...values, id: 'duty-of-all' }])
    await tx.dealership.create({ data: { organisationId, id: 'added', slug: 'added', name: 'Added' } })
    return tx.dealership.findFirst({ where: { id: 'added' }, select: { onRoadCharges: true } })
  })
  expect(added?.onRoadCharges).toEqual([{ ...values, vehicleDuty: false }])
})

it('a new dealership has the lenders of the whole business (ENT-26)', async () => {
  const values: LenderValues = { ...terms, name: 'Lender of all', provider: 'taurus', dealershipId: null }
  const created = await createRecord(scope(), lenderKind, organisationId, { ...editing, key: key(), values })
  expect(created).toMatchObject({ ok: true })
  const added = await scope().transaction(async (tx) => {
    await tx.dealership.create({ data: { organisationId, id: 'opened', slug: 'opened', name: 'Opened' } })
    return tx.dealership.findFirst({ where: { id: 'opened' }, select: { lenderTerms: true } })
  })
  expect(added?.lenderTerms).toContainEqual(expect.objectContaining({ provider: 'taurus' }))
})

it('a charge has Australian states only where a location is in Australia: New Zealand has none (UI-19)', async () => {
  const duty: ChargeValues = {
    ...{ name: 'Duty of a state', chargedBy: 'government', dealershipId: null, states: ['VIC'], carTypes: [] },
    ...{ vehicleDuty: false, fixedCents: 1_000, percent: 0, aboveCents: 0, published: false },
  }
  const create = (values: ChargeValues) => createRecord(scope(), chargeKind, organisationId, { ...editing, key: key(), values })
  const moveTo = (timeZone: string) =>
    world.db.platform.transaction((tx) => tx.location.updateMany({ where: { organisationId }, data: { timeZone } }))
  const names = async () => [...(await scope().transaction((tx) => stateNames(tx, organisationId))).keys()]
  expect(await names()).toEqual(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'])
  expect(await create(duty)).toMatchObject({ ok: true })
  await moveTo('Pacific/Auckland')
  expect(await names()).toEqual([])
  expect(await create({ ...duty, name: 'Another' })).toMatchObject({
    ok: false,
    fields: { states: 'Your locations are in New Zealand, so no car is in an Australian state. Leave this empty.' },
  })
  expect(await create({ ...duty, name: 'Vehicle duty', states: [], vehicleDuty: true })).toMatchObject({
    ok: false,
    fields: { vehicleDuty: 'Your locations are in New Zealand, which has no vehicle duty. Turn this off.' },
  })
  expect(await create({ ...duty, name: 'Registration of all', states: [] })).toMatchObject({ ok: true })
  await moveTo('Australia/Sydney')
})

it('a lender has a comparison rate in Australia; New Zealand has none, and its cars have figures without one (FIN-05, CFG-02)', async () => {
  const values: LenderValues = { ...terms, name: 'Without', provider: 'powertorque', comparisonRate: null }
  const create = () => createRecord(scope(), lenderKind, organisationId, { ...editing, key: key(), values })
  const moveTo = (timeZone: string) =>
    world.db.platform.transaction((tx) => tx.location.updateMany({ where: { organisationId }, data: { timeZone } }))
  expect(await create()).toMatchObject({
    ok: false,
    fields: { comparisonRate: 'Enter the comparison rate. A rate can’t be shown without it.' },
  })
  await moveTo('Pacific/Auckland')
  const made = await create()
  expect(made).toMatchObject({ ok: true, record: { comparisonRate: null } })
  const car = await getCar(scope(), world.north.carId, null)
  expect(car?.financeLenders.powertorque).toMatchObject({ interestRate: 6.99, comparisonRate: null })
  if (made.ok) await removeRecord(scope(), lenderKind, made.record.id, { ...editing, expectedRevision: 1 })
  await moveTo('Australia/Sydney')
})

it('the live sites of an organisation name their finance providers, for the user’s sites only (ENT-26)', async () => {
  const { siteId } = world.north
  const found = await siteProviders(scope(), organisationId, null)
  const { config } = await publishedSite(world.db, siteId).then((site) => site ?? Promise.reject(new Error('The site is not live.')))
  expect(found).toEqual([{ id: siteId, name: 'north Motors', provider: config.finance.provider, dealershipIds: expect.any(Array) }])
  expect(await siteProviders(scope(), organisationId, ['another-site'])).toEqual([])
})
