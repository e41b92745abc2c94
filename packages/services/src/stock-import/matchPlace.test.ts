import { expect, it } from 'vitest'
import { matchPlace } from './matchPlace'

const places = [
  { locationId: 'main', called: ['South Tamworth', 'Bluegum Motors Tamworth'] },
  { locationId: 'second', called: ['Armidale', 'Bluegum Motors Armidale'] },
]

it.each([
  { name: 'a suburb', text: 'Armidale', place: 'second' },
  { name: 'a suburb in other letters', text: ' ARMIDALE ', place: 'second' },
  { name: 'part of a suburb', text: 'Tamworth', place: 'main' },
  { name: 'a name', text: 'Bluegum Motors Armidale', place: 'second' },
  { name: 'a name with more words', text: 'Armidale yard', place: 'second' },
  { name: 'part of a word', text: 'Arm', place: null },
  { name: 'a part of two names', text: 'Bluegum Motors', place: null },
  { name: 'an unknown place', text: 'Moree', place: null },
  { name: 'nothing', text: '', place: null },
])('finds where a car stands by $name (ENT-01, ENT-07)', ({ text, place }) => {
  expect(matchPlace(text, places)).toBe(place)
})
