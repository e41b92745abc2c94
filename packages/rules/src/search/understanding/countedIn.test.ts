import { expect, it } from 'vitest'
import { buildLexicon } from '../../testing/buildLexicon'
import { countedIn } from './countedIn'

it('finds the facets of counts and the words they are counted in (SRC-06)', () => {
  const lexicon = buildLexicon({ values: { seats: [['5', 1]], sleeps: [['2', 3]], make: [['Mazda', 2]], fuel: [] } })
  const [seats, sleeps, ...others] = countedIn(lexicon)
  expect(seats).toMatchObject({ facet: 'seats', words: expect.arrayContaining(['seats', 'seat', 'seater']) })
  expect(sleeps).toMatchObject({ facet: 'sleeps', words: expect.arrayContaining(['sleeps', 'berth', 'berths']) })
  expect(others).toEqual([])
})
