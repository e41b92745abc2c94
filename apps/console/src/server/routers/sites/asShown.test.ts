import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import type { PageEvidence } from '@forecourt/services/evidence/PageEvidence'
import { expect, it } from 'vitest'
import { catchRefusal } from '../../testing/catchRefusal'
import { buildSession, createTestCaller } from '../../testing/createTestCaller'

const world = testWorld()
const at = '2026-03-02T23:14:00.000Z'

const page = (siteId: string, title: string): PageEvidence => ({
  kind: 'page',
  site: { siteId, organisationId: 'any', version: 3 },
  renderer: { earlier: 'one', program: null, now: 'one', isEarlierProgram: false },
  status: 200,
  body: `<html><head><title>${title}</title></head><body><main><h1>${title}</h1></main></body></html>`,
  differences: [],
  bodyHash: 'abc',
  record: {
    ...{ version: null, timeZone: 'Australia/Sydney', changes: [], carChanges: [], messages: [], otherMessages: 0 },
    later: { until: at, changes: [], carChanges: [], more: 0 },
  },
  withinMinute: [],
  seals: { days: 1, broken: [], erased: 0, last: null, keys: [] },
})

const callerOf = (organisationId: string, answer: (request: { url: string; at: string }) => PageEvidence | null) =>
  createTestCaller(world.db, buildSession('groupManager', organisationId), { requestEvidence: async (request) => answer(request) }).call

it('a page as it was shown is compared with today’s, for users who may see the history (CFG-12)', async () => {
  const { organisationId, siteId, host } = world.north
  const urls: string[] = []
  const call = callerOf(organisationId, (request) => {
    urls.push(request.url)
    return page(siteId, request.at === at ? 'Cars in March' : 'Cars today')
  })
  const shown = await call.sites.asShown({ siteId, path: '/search?page=2', at })
  expect(shown).toMatchObject({ kind: 'page', status: 200, bodyHash: 'abc' })
  expect(shown?.sinceThen.join()).toContain('Cars today')
  expect(new Set(urls).size).toBe(1)
  expect(new URL(urls[0] ?? '')).toMatchObject({ hostname: host, pathname: '/search', search: '?page=2' })
  expect((await catchRefusal(call.sites.asShown({ siteId: world.south.siteId, path: '/', at }))).code).toBe('NOT_FOUND')
})

it('times of a site are in the zone of its published version (CFG-12)', async () => {
  const { organisationId, siteId } = world.north
  const call = callerOf(organisationId, () => null)
  expect(await call.sites.asShownZone({ siteId })).toEqual({ timeZone: 'Australia/Sydney' })
  expect((await catchRefusal(call.sites.asShownZone({ siteId: world.south.siteId }))).code).toBe('NOT_FOUND')
})

it('a path can’t lead to another host, nor a host to another dealer’s site (CFG-12)', async () => {
  const { organisationId, siteId, host } = world.north
  const urls: string[] = []
  const call = callerOf(organisationId, (request) => {
    urls.push(request.url)
    return page(world.south.siteId, 'Another dealer')
  })
  expect((await catchRefusal(call.sites.asShown({ siteId, path: '//south.localhost/', at }))).code).toBe('NOT_FOUND')
  expect(new URL(urls[0] ?? '').hostname).toBe(host)
})

it('the evidence of a page is a file for a regulator, and never of another dealer’s site (CFG-12)', async () => {
  const { organisationId, siteId } = world.north
  let siteOfFile: string = siteId
  const { call } = createTestCaller(world.db, buildSession('groupManager', organisationId), {
    requestEvidenceFile: async ({ form }) => ({ form, siteId: siteOfFile, contentType: 'application/pdf', data: 'JVBERg==' }),
  })
  const asked = { siteId, path: '/', at, form: 'pdf' } as const
  expect(await call.sites.asShownFile(asked)).toEqual({
    name: 'page-2026-03-02T23-14-00.pdf',
    contentType: 'application/pdf',
    data: 'JVBERg==',
  })
  siteOfFile = world.south.siteId
  expect((await catchRefusal(call.sites.asShownFile(asked))).code).toBe('NOT_FOUND')
  expect((await catchRefusal(call.sites.asShownFile({ ...asked, at: '2999-01-01T00:00:00.000Z' }))).code).toBe('BAD_REQUEST')
  expect((await catchRefusal(call.sites.asShownFile({ ...asked, siteId: world.south.siteId }))).code).toBe('NOT_FOUND')
})

it('there is no page of the future, and none while no site server answers (CFG-12)', async () => {
  const { organisationId, siteId } = world.north
  const call = callerOf(organisationId, () => null)
  expect((await catchRefusal(call.sites.asShown({ siteId, path: '/', at: '2999-01-01T00:00:00.000Z' }))).code).toBe('BAD_REQUEST')
  expect(await call.sites.asShown({ siteId, path: '/', at })).toBeNull()
})
