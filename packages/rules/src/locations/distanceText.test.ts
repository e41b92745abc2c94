import { expect, it } from 'vitest'
import { distanceText } from './distanceMetres'

it.each([
  { name: 'here', metres: 0, text: 'under 1 km' },
  { name: 'just under a kilometre', metres: 999, text: 'under 1 km' },
  { name: 'a kilometre', metres: 1000, text: '1 km' },
  { name: 'halfway to the next', metres: 12_500, text: '13 km' },
  { name: 'across the country', metres: 3_289_400, text: '3,289 km' },
])('a card formats a distance of $name as $text (SRC-45, CARD-03)', ({ metres, text }) => expect(distanceText(metres)).toBe(text))
