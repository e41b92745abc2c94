import { expect, it } from 'vitest'
import { matchPlace } from './matchPlace'

const places = [
  { locationId: 'main', called: ['South Tamworth', 'Bluegum Motors Tamworth'] },
  { locationId: 'second', called: ['Armidale', 'Bluegum Motors Armidale'] },
]

it.each([
  { name: 'a suburb', text: 'Armidale', place: 'second' },
  { name: 'a suburb in capitals', text: ' ARMIDALE ', place: 'second' },
  { name: 'part of a suburb', text: 'Tamworth', place: 'main' },
  { name: 'a name', text: 'Bluegum Motors Armidale', place: 'second' },
  { name: 'a name with more words', text: 'Armidale yard', place: 'second' },
  { name: 'a suburb with its state and postcode', text: 'Armidale NSW 2350', place: 'second' },
  { name: 'the name of another business in a suburb, which matches no location', text: 'Outback Kia Armidale', place: null },
  { name: 'an auction in a suburb, which matches no location', text: 'Pickles Auctions Armidale', place: null },
  { name: 'a customer’s place in a suburb, which matches no location', text: 'Customer premises, Armidale', place: null },
  { name: 'part of a word, which matches no location', text: 'Arm', place: null },
  { name: 'a part of two names, which matches no location', text: 'Bluegum Motors', place: null },
  { name: 'an unknown place, which matches no location', text: 'Moree', place: null },
  { name: 'an empty text, which matches no location', text: '', place: null },
])('an import finds the location of a car by $name (ENT-01, ENT-07)', ({ text, place }) => {
  expect(matchPlace(text, places)).toBe(place)
})
