import { expect, test } from 'vitest'
import { useWorld as testWorld } from '../testing/useWorld'
import { domainStates } from './domainStates'

const world = testWorld()

test('A list of sites shows the state of their own domains and certificates, and nothing of sites out of scope (ENT-10)', async () => {
  const { north, south } = world
  const own = { organisationId: south.organisationId, siteId: south.siteId, proof: 'x' }
  await world.db.platform.transaction((tx) =>
    tx.hostName.createMany({
      data: [
        { ...own, host: 'www.south.example', verifiedAt: null },
        { ...own, host: 'good.south.example', verifiedAt: new Date(0), certificateExpiresAt: new Date('2027-02-01T00:00:00Z') },
        {
          ...{ ...own, host: 'bad.south.example', verifiedAt: new Date(0) },
          ...{ certificateExpiresAt: new Date('2027-01-01T00:00:00Z'), certificateProblem: 'Expired.' },
        },
      ],
    }),
  )
  const none = { siteId: north.siteId, ownDomains: 0, waitingDomains: 0, certificateProblems: 0, certificateExpiresAt: null }
  const some = {
    ...{ siteId: south.siteId, ownDomains: 2, waitingDomains: 1, certificateProblems: 1 },
    certificateExpiresAt: '2027-01-01T00:00:00.000Z',
  }
  const ids = [north.siteId, south.siteId]
  const states = await domainStates(world.db.platform, ids)
  expect(states.toSorted((one) => (one.siteId === north.siteId ? -1 : 1))).toEqual([none, some])
  expect(await domainStates(world.db.forOrganisation(north.organisationId), ids)).toEqual([none])
})
