import { expect, it } from 'vitest'
import { nearestName } from './nearestName'

const makes = ['Audi', 'BMW', 'Citroën', 'Fiat', 'Kia', 'Mazda', 'Mercedes-Benz', 'Seat', 'Škoda', 'Toyota', 'Volkswagen', 'Volvo']

it.each([
  { name: 'two wrong letters of a long name', text: 'Wolkswagon', found: 'Volkswagen' },
  { name: 'letters that changed places', text: 'Toyoat', found: 'Toyota' },
  { name: 'a missing hyphen and a slip', text: 'Mercedes Bens', found: 'Mercedes-Benz' },
  { name: 'another spelling of the same', text: 'SKODA', found: 'Škoda' },
  { name: 'a slip in a short name', text: 'Maxda', found: 'Mazda' },
  { name: 'three letters that could mean any', text: 'Kea', found: null },
  { name: 'two slips in a short name', text: 'Sita', found: null },
  { name: 'something else', text: 'Jayco', found: null },
  { name: 'nothing', text: '', found: null },
])('an import finds the closest name for $name: “$text” (ENT-01)', ({ text, found }) => expect(nearestName(text, makes)).toBe(found))

it.each([
  { text: 'CX-30', names: ['CX-3', 'CX-5'], found: null },
  { text: 'Tiguann', names: ['Tiguan', 'Taigo'], found: 'Tiguan' },
  { text: 'i300', names: ['i30', 'i20'], found: null },
  { text: 'Kangaroa', names: ['Kangaroo', 'Kangarou'], found: null },
])('the suggested spelling doesn’t confuse models: $text (ENT-01)', ({ text, names, found }) =>
  expect(nearestName(text, names)).toBe(found),
)
