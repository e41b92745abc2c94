import { expect, it } from 'vitest'
import { sharedConditions } from './sharedConditions'

const [stock, term, club] = ['While stock lasts.', 'Over 4 years.', 'Club members only.'] as const

it.each<{ name: string; conditions: readonly (string | null)[]; shared: readonly string[] }>([
  { name: 'none', conditions: [stock, term, null, null], shared: [] },
  { name: 'one text', conditions: [stock, term, 'While stock lasts'], shared: [`† ${stock}`] },
  { name: 'two texts, in the order of the cards', conditions: [term, stock, stock, term], shared: [`† ${term}`, `‡ ${stock}`] },
  { name: 'at most two texts', conditions: [term, term, stock, stock, club, club], shared: [`† ${term}`, `‡ ${stock}`] },
])('conditions that several offers of a row have are stated once below it (ENT-11): $name', ({ conditions, shared }) => {
  const stated = sharedConditions(conditions.map((disclaimer) => ({ disclaimer })))
  expect(stated.map(({ mark, text }) => `${mark} ${text}`)).toEqual(shared)
})
