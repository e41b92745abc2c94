import { beforeAll, expect, it } from 'vitest'
import { useWorld } from '../testing/useWorld'
import { claimDueHosts, storeCertificate, storeFaults } from './certificates'
import { listHosts } from './listHosts'

const world = useWorld()
const start = Date.parse('2026-06-01T00:00:00Z')
const at = (hours: number) => new Date(start + hours * 3_600_000).toISOString()
const due = async (hours: number) => (await claimDueHosts(world.db, at(hours))).map(({ host }) => host).sort()
const store = (host: string, certificate: Parameters<typeof storeCertificate>[2]) =>
  storeCertificate(world.db, { organisationId: world.north.organisationId, siteId: world.north.siteId, host }, certificate)

beforeAll(() =>
  world.db.platform.transaction((tx) =>
    tx.hostName.createMany({
      data: [
        { host: 'www.good.example', proof: 'a' },
        { host: 'www.bad.example', proof: 'b' },
        { host: 'www.unproved.example', proof: 'c', verifiedAt: null },
      ].map((host) => ({ organisationId: world.north.organisationId, siteId: world.north.siteId, ...host })),
    }),
  ),
)

it('Verified domains of dealers are checked every six hours, and after a problem every half hour', async () => {
  expect(await due(0)).toEqual(['www.bad.example', 'www.good.example'])
  await store('www.good.example', { ok: true, expiresAt: at(2000), issuer: 'An authority' })
  await store('www.bad.example', { ok: false, problem: 'The certificate has expired.' })
  expect(await due(0.4)).toEqual([])
  expect(await due(0.5)).toEqual(['www.bad.example'])
  expect(await due(6)).toEqual(['www.bad.example', 'www.good.example'])
})

it('The domains of a site show their certificates', async () => {
  const hosts = await listHosts(world.db.forOrganisation(world.north.organisationId), world.north.siteId)
  expect(hosts.find(({ host }) => host === 'www.good.example')?.certificate).toEqual({
    ...{ expiresAt: at(2000), issuer: 'An authority', problem: null, checkedAt: at(6) },
  })
  expect(hosts.find(({ host }) => host === 'www.bad.example')?.certificate).toMatchObject({ problem: 'The certificate has expired.' })
  expect(hosts.find(({ host }) => host === world.north.host)?.certificate).toBeNull()
})

it('A failed check leaves the end of the last certificate', async () => {
  await store('www.good.example', { ok: false, problem: 'The domain did not answer in time.' })
  const hosts = await listHosts(world.db.forOrganisation(world.north.organisationId), world.north.siteId)
  expect(hosts.find(({ host }) => host === 'www.good.example')?.certificate).toMatchObject({
    ...{ expiresAt: at(2000), problem: 'The domain did not answer in time.' },
  })
})

it('A domain that leads shoppers elsewhere is checked every half hour, with all hosts of its site', async () => {
  const { siteId, host: platformHost } = world.north
  const faults = [{ kind: 'ipv6', addresses: ['2001:db8::9'] }] as const
  await claimDueHosts(world.db, at(100))
  for (const host of ['www.good.example', 'www.bad.example']) await store(host, { ok: true, expiresAt: at(2000), issuer: 'An authority' })
  await storeFaults(world.db.platform, { siteId, host: 'www.good.example' }, faults, at(100))
  expect(await claimDueHosts(world.db, at(100.5))).toEqual([
    {
      ...{ organisationId: world.north.organisationId, siteId, host: 'www.good.example', platformHost },
      hosts: expect.arrayContaining(['www.good.example', 'www.bad.example', 'www.unproved.example', platformHost]),
    },
  ])
  const hosts = await listHosts(world.db.forOrganisation(world.north.organisationId), siteId)
  expect(hosts.find(({ host }) => host === 'www.good.example')).toMatchObject({ faults, faultsCheckedAt: at(100) })
  await storeFaults(world.db.platform, { siteId, host: 'www.good.example' }, [], at(101))
  expect(await due(101)).toEqual([])
})
