import { describe, expect, it } from 'vitest'
import { publishedSite } from '../sites/publishedSites'
import { buildActor as actor } from '../testing/buildWorld'
import { siteByHost } from '../testing/siteDraft'
import { useWorld } from '../testing/useWorld'
import { changeHost, claimHost, recordHostCheck } from './changeHost'
import { listHosts } from './listHosts'

const world = useWorld()
const north = () => world.db.forOrganisation(world.north.organisationId)
const claim = (host: string, side: 'north' | 'south' = 'north', maxPerOrganisation = 100) =>
  claimHost(world.db, { organisationId: world[side].organisationId, siteId: world[side].siteId, host, actor }, maxPerOrganisation)
const findEntry = async (host: string) => (await listHosts(north(), world.north.siteId)).find((entry) => entry.host === host)
const checkHost = (host: string, records: readonly string[] | null) =>
  recordHostCheck(north(), { siteId: world.north.siteId, host, records, actor })
const change = (host: string, what: Parameters<typeof changeHost>[1]['change']) =>
  changeHost(north(), { siteId: world.north.siteId, host, change: what, actor })

describe('a dealer’s custom domain', { shuffle: false }, () => {
  it('a dealer’s custom domain serves the site once its DNS record is verified, and nothing before', async () => {
    expect(await claim('WWW.North.example')).toEqual({ ok: true })
    const entry = await findEntry('www.north.example')
    expect(entry).toMatchObject({ primary: false, verifiedAt: null, record: { name: '_forecourt.www.north.example' } })
    expect(await siteByHost(world.db, 'www.north.example')).toBeNull()
    expect((await publishedSite(world.db, world.north.siteId))?.hosts).toEqual([world.north.host])

    expect(await checkHost('www.north.example', [])).toMatchObject({
      verified: false,
      message: expect.stringMatching(/The TXT record was not found yet/),
    })
    expect(await checkHost('www.north.example', ['forecourt-site=other'])).toMatchObject({
      verified: false,
      message: expect.stringMatching(/does not match/),
    })
    expect(await checkHost('www.north.example', null)).toMatchObject({ verified: false, message: expect.stringMatching(/did not answer/) })
    expect((await findEntry('www.north.example'))?.checkedAt).not.toBeNull()
    expect(await checkHost('www.north.example', ['v=spf1 -all', entry?.record?.text ?? ''])).toMatchObject({ ok: true, verified: true })
    expect(await siteByHost(world.db, 'www.north.example')).toMatchObject({ siteId: world.north.siteId })
  })

  it('a dealer’s custom domain stays verified when the DNS record is removed', async () => {
    expect(await checkHost('www.north.example', [])).toMatchObject({ verified: true })
  })

  it('a dealer’s custom domain can become the main address, and the old one can redirect to it', async () => {
    expect(await change('www.north.example', 'primary')).toEqual({ ok: true })
    expect(await change(world.north.host, 'redirects')).toEqual({ ok: true })
    const site = await publishedSite(world.db, world.north.siteId)
    expect(site?.hosts[0]).toBe('www.north.example')
    expect(site?.redirectingHosts).toEqual([world.north.host])
    expect(await change(world.north.host, 'serves')).toEqual({ ok: true })
    expect((await publishedSite(world.db, world.north.siteId))?.redirectingHosts).toEqual([])
  })

  it.each([
    { name: 'the removal of the main address', host: 'www.north.example', what: 'remove', message: /another main address first/ },
    { name: 'a redirect of the main address to itself', host: 'www.north.example', what: 'redirects', message: /redirect to itself/ },
  ] as const)('a dealer’s custom domains don’t allow $name', async ({ host, what, message }) => {
    expect(await change(host, what)).toMatchObject({ ok: false, reason: 'refused', message: expect.stringMatching(message) })
  })

  it('a dealer’s custom domain cannot be the main address before it is verified', async () => {
    await claim('later.north.example')
    expect(await change('later.north.example', 'primary')).toMatchObject({ ok: false, message: expect.stringMatching(/must be verified/) })
    expect(await change('later.north.example', 'remove')).toEqual({ ok: true })
    expect(await findEntry('later.north.example')).toBeUndefined()
  })

  it.each([
    { host: 'south.localhost', reason: 'hostTaken' },
    { host: 'north.localhost', reason: 'hostTaken' },
    { host: 'no domain', reason: 'invalid' },
  ])('a dealer’s custom domain is refused as $reason: $host', async ({ host, reason }) => {
    expect(await claim(host)).toMatchObject({ ok: false, reason })
  })

  it('a dealer’s custom domain can be claimed by several sites, and belongs to the site whose record is verified first', async () => {
    const south = world.db.forOrganisation(world.south.organisationId)
    expect(await claim('contested.example', 'south')).toEqual({ ok: true })
    expect(await claim('contested.example')).toEqual({ ok: true })
    expect(await claim('contested.example')).toMatchObject({
      ok: false,
      message: expect.stringMatching(/already one of this site’s domains/),
    })

    const [ours, theirs] = [
      await findEntry('contested.example'),
      (await listHosts(south, world.south.siteId)).find(({ host }) => host === 'contested.example'),
    ]
    const records = [ours?.record?.text ?? '', theirs?.record?.text ?? '']
    expect(records[0]).not.toBe(records[1])
    expect(await checkHost('contested.example', [records[1] ?? ''])).toMatchObject({ verified: false })
    expect(await checkHost('contested.example', records)).toMatchObject({ verified: true })
    expect(await siteByHost(world.db, 'contested.example')).toMatchObject({ siteId: world.north.siteId })

    expect(await recordHostCheck(south, { siteId: world.south.siteId, host: 'contested.example', records, actor })).toEqual({
      ok: true,
      verified: false,
      message: expect.stringMatching(/Another site has already verified/),
    })
    expect(await changeHost(south, { siteId: world.south.siteId, host: 'contested.example', change: 'remove', actor })).toEqual({
      ok: true,
    })
    expect(await claim('contested.example', 'south')).toMatchObject({ ok: false, reason: 'hostTaken' })
  })

  it('a dealer’s custom domain can be added up to the limit of the account, over all its sites', async () => {
    const own = (await listHosts(north(), world.north.siteId)).filter(({ record }) => record !== null).length
    const added = await Promise.all(['one', 'two', 'three'].map((name) => claim(`${name}.limit.example`, 'north', own + 2)))
    expect(added.filter(({ ok }) => ok)).toHaveLength(2)
    expect(added.find(({ ok }) => !ok)).toMatchObject({ reason: 'tooMany', message: expect.stringMatching(/at most \d+ domains/) })
    expect(await claim('four.limit.example', 'south', own + 2)).toEqual({ ok: true })
  })

  it('a dealer’s custom domain can’t be listed or changed by another organisation', async () => {
    const south = world.db.forOrganisation(world.south.organisationId)
    expect(await listHosts(south, world.north.siteId)).toEqual([])
    expect(await changeHost(south, { siteId: world.north.siteId, host: world.north.host, change: 'primary', actor })).toMatchObject({
      ok: false,
      reason: 'notFound',
    })
    expect(await recordHostCheck(south, { siteId: world.north.siteId, host: 'www.north.example', records: [], actor })).toEqual({
      ok: false,
      reason: 'notFound',
    })
  })
})
