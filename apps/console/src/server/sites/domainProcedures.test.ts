import { useWorld } from '@forecourt/data/testing/useWorld'
import type { DomainFacts } from '@forecourt/rules/sites/domainFaults'
import { expect, it } from 'vitest'
import { catchRefusal } from '../testing/catchRefusal'
import { buildSession, createTestCaller } from '../testing/createTestCaller'

// biome-ignore lint/correctness/useHookAtTopLevel: a fixture, not a hook
const world = useWorld()
const host = 'www.dealer.example'
const none: DomainFacts = { addresses: null, platform: null, caa: null, redirectsTo: null }

/** A caller whose probe returns some facts; `probed` collects its calls. */
const callWith = (facts: DomainFacts) => {
  const probed: (readonly [string, string])[] = []
  const { call } = createTestCaller(world.db, buildSession('groupManager', world.north.organisationId), {
    probeDomain: async (domain, platformHost) => {
      probed.push([domain, platformHost])
      return facts
    },
  })
  return { call, probed }
}

it('A check of a domain stores what leads its shoppers elsewhere, until a check finds nothing (ENT-10)', async () => {
  const { siteId } = world.north
  const { call, probed } = callWith({
    addresses: { ipv4: ['192.0.2.1'], ipv6: ['2001:db8::9'] },
    platform: { ipv4: ['192.0.2.1'], ipv6: [] },
    caa: { name: 'dealer.example', records: [{ critical: false, tag: 'issue', value: 'digicert.com' }] },
    redirectsTo: world.north.host,
  })
  await call.domains.claim({ siteId, host })
  const entry = async () => (await call.domains.list({ siteId })).hosts.find((one) => one.host === host)
  expect(await entry()).toMatchObject({ faults: [], faultsCheckedAt: null })
  await call.domains.check({ siteId, host })
  expect(probed).toEqual([[host, world.north.host]])
  expect(await entry()).toMatchObject({
    faults: [
      { kind: 'ipv6', addresses: ['2001:db8::9'] },
      { kind: 'caa', name: 'dealer.example', allowed: ['digicert.com'], authority: 'letsencrypt.org' },
    ],
  })
  await callWith(none).call.domains.check({ siteId, host })
  expect((await entry())?.faults).toEqual([])
  expect((await entry())?.faultsCheckedAt).not.toBeNull()
})

it('Only domains of the site are looked up', async () => {
  const { call, probed } = callWith(none)
  const { siteId } = world.north
  expect(await catchRefusal(call.domains.check({ siteId, host: 'elsewhere.example' }))).toMatchObject({ code: 'NOT_FOUND' })
  expect(probed).toEqual([])
})
