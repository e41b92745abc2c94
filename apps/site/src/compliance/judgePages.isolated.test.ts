import { createCar, updateCar } from '@forecourt/data/stock/duplicateCar'
import { addCars } from '@forecourt/data/testing/addCars'
import { changeDraft, liveSite } from '@forecourt/data/testing/siteDraft'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { rulesById } from '@forecourt/rules/compliance/complianceRules'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import type { NextApiRequest, NextApiResponse } from 'next'
import { expect, it, vi } from 'vitest'
import answerCompliance from '../pages/api/compliance'
import { judgePages } from './judgePages'

const world = testWorld()
vi.mock('../env', () => ({
  env: () => ({
    ...{ TRUSTED_PROXIES: 0, NODE_ENV: 'production', SITE_ORIGIN_TEMPLATE: 'https://{host}', THIRD_PARTY_TAGS: 'all', IMAGE_CDN: '' },
    INTERNAL_SECRET: 'a secret of the installation',
  }),
}))
vi.mock('../sites/database', () => ({ database: () => world.db }))
vi.mock('../document/documentAssets', () => ({ documentAssets: () => ({ script: '/assets/s.js', styles: ['/assets/s.css'], fonts: {} }) }))
const noIndex = () => Promise.reject(new Error('No index'))
vi.mock('../sites/siteRegistry', () => ({
  siteRegistry: () => ({
    byId: async (siteId: string) => ({
      published: await liveSite(world.db, siteId),
      siteData: async () => buildSiteData(),
      stockIndex: noIndex,
    }),
    ofOrganisation: async () => [],
    stockIndexOf: noIndex,
  }),
}))

it('the compliance check judges the rendered pages of the draft and the live version, each wording once with its page (LEG-02)', async () => {
  const { organisationId, siteId } = world.north
  await addCars(world.db, world.north, [{ id: 'rio', priceCents: 2_499_000, driveAwayCents: 2_499_000 }])
  const before = await judgePages(siteId, { draft: true })
  expect(before?.judged).toBeGreaterThan(3)
  expect(before?.total).toBeGreaterThanOrEqual(before?.judged ?? 0)
  expect(before?.findings.filter(({ rule }) => rule === 'repayment-comparison-rate')).toEqual([])
  await changeDraft(world.db.forOrganisation(organisationId), siteId, (values) => ({
    ...values,
    footer: { ...(values.footer as object), line: 'Any car from $99 a week. {licence}' },
  }))
  const draft = await judgePages(siteId, { draft: true })
  expect(draft?.findings.filter(({ rule }) => rule === 'repayment-comparison-rate')).toEqual([
    { rule: 'repayment-comparison-rate', phrase: '$99 a week', path: '/', pages: draft?.judged, carId: null },
  ])
  const live = await judgePages(siteId, { draft: false })
  expect(live?.judged).toBeGreaterThan(3)
  expect(live?.findings.map(({ phrase }) => phrase)).not.toContain('$99 a week')
  expect(await judgePages('missing', { draft: true })).toBeNull()
})

it('the live site is judged to its last page and car, in parts of the time limit; a draft by a sample, which says of what (LEG-02)', async () => {
  const { siteId } = world.north
  const names = Array.from({ length: 12 }, (_, index) => `yaris-${index}`)
  await addCars(
    world.db,
    world.north,
    names.map((id) => ({ id, priceCents: 2_100_000 })),
  )
  const whole = await judgePages(siteId, { draft: false })
  expect(whole).toMatchObject({ complete: true, next: null, judged: whole?.total })
  expect(whole?.total).toBeGreaterThan(names.length)
  const draft = await judgePages(siteId, { draft: true })
  expect(draft).toMatchObject({ complete: true, next: null })
  expect(draft?.judged).toBeLessThan(draft?.total ?? 0)

  // Each page takes longer than the limit.
  const { now } = Date
  let passed = 0
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => {
    passed += 60_000
    return now() + passed
  })
  const parts = [await judgePages(siteId, { draft: false })]
  for (let next = parts[0]?.next; next; next = parts.at(-1)?.next) parts.push(await judgePages(siteId, { draft: false, after: next }))
  clock.mockRestore()
  expect(parts.length).toBe(whole?.total)
  expect(parts.map((part) => part?.judged)).toEqual(parts.map(() => 1))
  expect(parts.filter((part) => part?.complete)).toHaveLength(1)
})

it('the compliance check answers only a process that knows the secret', async () => {
  const answers: number[] = []
  const response = { setHeader: () => {}, status: (status: number) => ({ json: () => answers.push(status) }) }
  const ask = (secret: string, body: unknown) =>
    answerCompliance(
      { method: 'POST', headers: { 'x-internal-secret': secret }, body } as unknown as NextApiRequest,
      response as unknown as NextApiResponse,
    )
  await ask('a guess', { siteId: world.north.siteId, draft: true })
  await ask('a secret of the installation', { siteId: 1 })
  await ask('a secret of the installation', { siteId: world.north.siteId, draft: true })
  expect(answers).toEqual([404, 400, 200])
})

it('one state of a draft is judged once for the dialog and the publication, also while that runs; a changed one again (LEG-02)', async () => {
  const { organisationId, siteId } = world.north
  const [first, second] = await Promise.all([judgePages(siteId, { draft: true }), judgePages(siteId, { draft: true })])
  expect(second).toBe(first)
  expect(await judgePages(siteId, { draft: true })).toBe(first)
  await addCars(world.db, world.north, [{ id: 'swift', priceCents: 1_000_000 }])
  const stocked = await judgePages(siteId, { draft: true })
  expect(stocked).not.toBe(first)
  await changeDraft(world.db.forOrganisation(organisationId), siteId, (values) => ({
    ...values,
    header: { announcement: 'From $99 a week' },
  }))
  expect((await judgePages(siteId, { draft: true }))?.findings.map(({ phrase }) => phrase)).toContain('$99 a week')
})

it('a previous price that a car never had is refused; a stored one is found before a publish and after a change, with its law (LEG-02)', async () => {
  const { organisationId, locationId, siteId } = world.north
  const scope = world.db.forOrganisation(organisationId)
  const actor = { userId: null, name: 'Nia' }
  /** A car that was entered at $24,990, by the same function as in the console. */
  const entered = async (stockNumber: string): Promise<string> => {
    const made = await createCar(scope, organisationId, {
      ...{ actor, key: stockNumber, status: 'in_stock', siteIds: null, now: '2026-02-01T00:00:00.000Z' },
      entry: { stockNumber, make: 'Kia', model: 'Rio', year: 2022, locationId, driveAwayCents: 2_499_000 },
    })
    if (!made.ok) throw new Error(JSON.stringify(made))
    return made.car.id
  }
  const change = (carId: string, changes: Parameters<typeof updateCar>[1]['changes'], at = new Date()) =>
    updateCar(scope, { carId, actor, changes, now: at.toISOString() })
  const [invented, real, unreduced] = [await entered('invented'), await entered('real'), await entered('unreduced')]
  const refusal = {
    ok: false,
    reason: 'invalid',
    fields: { driveAwayBeforeCents: expect.stringMatching(/wasn’t advertised for \$29,990 for a day or longer/) },
  }
  expect(await change(invented, { driveAwayBeforeCents: 2_999_000 })).toMatchObject(refusal)
  expect(await change(invented, { driveAwayCents: 2_299_000, driveAwayBeforeCents: 2_999_000 })).toMatchObject(refusal)
  expect(await change(real, { driveAwayCents: 2_299_000, driveAwayBeforeCents: 2_499_000 })).toMatchObject({ ok: true })
  // From a feed, or before earlier prices were refused.
  await scope.transaction((tx) => tx.car.updateMany({ where: { id: invented }, data: { driveAwayBeforeCents: 2_999_000 } }))
  const foundAt = async (version: Parameters<typeof judgePages>[1]) =>
    (await judgePages(siteId, version))?.findings.filter(({ rule }) => rule === 'was-price-charged') ?? []

  // The worker judges the cars of a change (judgeSites).
  expect(await foundAt({ draft: false, carIds: [invented] })).toEqual([expect.objectContaining({ carId: invented, pages: 1 })])
  expect(await foundAt({ draft: false, carIds: [real, unreduced] })).toEqual([])
  // A publish judges one car of each kind, and this one.
  expect(await foundAt({ draft: true })).toEqual([expect.objectContaining({ pages: 1 })])
  expect(rulesById.get('was-price-charged')?.laws.AU).toEqual({ act: 'Australian Consumer Law', section: 's 29' })

  // Once it was asked for the price for a day, the reduction is a real one; not after some minutes.
  const [yesterday, justNow] = [25, 0.2].map((hours) => new Date(Date.now() - hours * 3_600_000))
  expect(await change(invented, { driveAwayCents: 2_999_000, driveAwayBeforeCents: null }, justNow)).toMatchObject({ ok: true })
  expect(await change(invented, { driveAwayCents: 2_499_000, driveAwayBeforeCents: 2_999_000 })).toMatchObject(refusal)
  await scope.transaction((tx) => tx.carHistory.updateMany({ where: { carId: invented, at: justNow }, data: { at: yesterday } }))
  expect(await change(invented, { driveAwayCents: 2_499_000, driveAwayBeforeCents: 2_999_000 })).toMatchObject({ ok: true })
  expect(await foundAt({ draft: false, carIds: [invented] })).toEqual([])
})
