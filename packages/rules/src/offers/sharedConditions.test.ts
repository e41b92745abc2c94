import { expect, it } from 'vitest'
import { sharedConditions } from './sharedConditions'

/** As long as conditions that have no room on a card. */
const long = (text: string) => `${text}, ${'and subject to further terms, '.repeat(4)}ask us.`
const [stock, term, club] = [long('While stocks last'), long('Over 4 years'), long('Club members only')] as const
const short = 'While stocks last.'

it.each<{ name: string; conditions: readonly (string | null)[]; shared: readonly string[] }>([
  { name: 'none', conditions: [stock, term, null, null], shared: [] },
  { name: 'one text', conditions: [stock, term, stock.slice(0, -1)], shared: [`† ${stock}`] },
  { name: 'two texts, in the order of the cards', conditions: [term, stock, stock, term], shared: [`† ${term}`, `‡ ${stock}`] },
  { name: 'no short text, which is on each card', conditions: [short, short, stock, stock], shared: [`† ${stock}`] },
  { name: 'at most two texts', conditions: [term, term, stock, stock, club, club], shared: [`† ${term}`, `‡ ${stock}`] },
])('conditions that several offers of a row have are stated once below it (ENT-11): $name', ({ conditions, shared }) => {
  const stated = sharedConditions(conditions.map((disclaimer) => ({ disclaimer })))
  expect(stated.map(({ mark, text }) => `${mark} ${text}`)).toEqual(shared)
})
