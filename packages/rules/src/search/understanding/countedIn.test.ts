import { expect, it } from 'vitest'
import { countedIn } from './stockLexicon'

it('the search lexicon lists the facets with counts and the words for their units (SRC-06)', () => {
  const [seats, sleeps, ...others] = countedIn({ seats: [['5', 1]], sleeps: [['2', 3]], make: [['Mazda', 2]], fuel: [] })
  expect(seats?.[0]).toBe('seats')
  expect(seats?.slice(1)).toEqual(expect.arrayContaining(['seats', 'seat', 'seater']))
  expect(sleeps?.[0]).toBe('sleeps')
  expect(sleeps?.slice(1)).toEqual(expect.arrayContaining(['sleeps', 'berth', 'berths']))
  expect(others).toEqual([])
})
