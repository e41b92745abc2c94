import { changeDraft } from '@forecourt/data/testing/siteDraft'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import type { ForecastedSite } from '@forecourt/services/forecast/forecastSite'
import { expect, it } from 'vitest'
import { catchRefusal } from '../../testing/catchRefusal'
import { buildSession, createTestCaller } from '../../testing/createTestCaller'

const world = testWorld()
const forecasted: ForecastedSite[] = []
const result = { checked: 9, rendered: 9, total: 9, found: 1, changed: 1, complete: true, bytes: 0, groups: [], tookMs: 40 }
const dealer = (organisationId: string) =>
  createTestCaller(world.db, buildSession('editor', organisationId), {
    forecastSite: async (site) => {
      forecasted.push(site)
      return result
    },
  }).call

it('a forecast compares the draft or a publish request of a live site, for users who can read the site (CFG-12)', async () => {
  const { organisationId, siteId } = world.north
  const call = dealer(organisationId)
  expect(await call.sites.forecast({ siteId, sample: true })).toEqual(result)
  await call.sites.forecast({ siteId, sample: false, requestId: 'r1' })
  expect(forecasted).toEqual([
    { siteId, sample: true },
    { siteId, sample: false, requestId: 'r1' },
  ])
  expect((await catchRefusal(call.sites.forecast({ siteId: world.south.siteId, sample: true }))).code).toBe('NOT_FOUND')
})

it('a forecast of a roll-back compares the pages with an earlier version (CFG-12)', async () => {
  const { organisationId, siteId } = world.north
  const call = dealer(organisationId)
  await call.sites.forecast({ siteId, sample: true, version: 1 })
  expect(forecasted.at(-1)).toMatchObject({ siteId, sample: true, config: { identity: { country: 'AU' } } })
  const { after } = await call.sites.forecastSides({ siteId, path: '/', version: 1 })
  expect(after.page.match.kind).toBe('page')
  expect((await catchRefusal(call.sites.forecast({ siteId, sample: true, version: 99 }))).code).toBe('NOT_FOUND')
})

it('a page of a forecast is shown as it is live and under the draft', async () => {
  const { organisationId, siteId } = world.north
  await changeDraft(world.db.forOrganisation(organisationId), siteId, (values) => ({
    ...values,
    identity: { ...(values.identity as object), tagline: 'Open on Sunday' },
  }))
  const { before, after } = await dealer(organisationId).sites.forecastSides({ siteId, path: '/' })
  expect(before.config.identity.tagline).not.toBe('Open on Sunday')
  expect(after.config.identity.tagline).toBe('Open on Sunday')
  expect([before.page.match.kind, after.page.match.kind]).toEqual(['page', 'page'])
  expect((await catchRefusal(dealer(organisationId).sites.forecastSides({ siteId, path: '/', requestId: 'missing' }))).code).toBe(
    'NOT_FOUND',
  )
})
