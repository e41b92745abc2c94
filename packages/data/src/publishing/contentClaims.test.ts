import { buildOffer } from '@forecourt/rules/testing/buildOffer'
import { expect, it } from 'vitest'
import { insertOffers } from '../organisations/insertOrganisation'
import { addCars } from '../testing/addCars'
import { liveSite } from '../testing/siteDraft'
import { useWorld } from '../testing/useWorld'
import { contentClaims } from './contentClaims'

const world = useWorld()
const now = '2026-03-11T03:30:00.000Z'

it('the publish check finds claims of offers and comments that contradict settings or stock, each sentence once (LEG-02)', async () => {
  const { organisationId, siteId } = world.north
  const scope = world.db.forOrganisation(organisationId)
  const site = await liveSite(world.db, siteId)
  expect(await contentClaims(world.db, site, now)).toEqual([])

  await scope.transaction(async (tx) => {
    const { isExcluded: _, ...offer } = buildOffer()
    await insertOffers(tx, organisationId, [
      { ...offer, id: 'true', name: 'Mats with every car', description: 'While they last.' },
      { ...offer, id: 'false', name: 'Yours in a minute', description: 'Pay online today.', disclaimer: 'A deposit secures the car.' },
      {
        ...offer,
        id: 'dear',
        name: 'Jimny from $34,490',
        description: 'Or $129 a week.',
        comparisonRate: 7.2,
        rateExample: '$30,000 over 5 years.',
      },
      { ...offer, id: 'over', name: 'Over', description: 'Pay online today.', endsOn: '2026-01-01' },
    ])
  })
  const dealerComments = 'Live chat with us about it.'
  await addCars(world.db, world.north, [
    { id: 'one', dealerComments, createdAt: '2026-03-02T00:00:00.000Z', name: '2021 Kia Rio' },
    { id: 'two', dealerComments, createdAt: '2026-03-01T00:00:00.000Z' },
    { id: 'gone', dealerComments, status: 'withdrawn' },
    { id: 'plain', dealerComments: 'Two keys and books.' },
  ])
  expect(await contentClaims(world.db, site, now)).toEqual([
    { of: 'offer', name: 'Yours in a minute', count: 1, message: expect.stringMatching(/^“Pay online” promises/) },
    { of: 'offer', name: 'Yours in a minute', count: 1, message: expect.stringMatching(/^“deposit secures” promises that a car is held/) },
    {
      of: 'offer',
      name: 'Jimny from $34,490',
      count: 1,
      message: expect.stringMatching(/^“\$34,490” in the offer doesn’t say what the price includes\. The Australian Consumer Law/),
    },
    { of: 'comments', name: '2021 Kia Rio', count: 2, message: expect.stringMatching(/^“Live chat” promises an immediate answer/) },
  ])

  // A chat token makes the promise true.
  const chatting = { ...site, config: { ...site.config, chat: { ...site.config.chat, token: 'token' } } }
  expect((await contentClaims(world.db, chatting, now)).map(({ of }) => of)).toEqual(['offer', 'offer', 'offer'])
})
