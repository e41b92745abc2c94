import { expect, it } from 'vitest'
import { facetTitle } from '../../search/facetTitle'
import { bodies } from '../../stock/vocabulary/bodies'
import { bodyCategory } from './bodyCategory'

it.each([
  { name: 'a hatchback', body: 'Hatchback', category: 'Hatch & sedans' },
  { name: 'a sedan', body: 'Sedan', category: 'Hatch & sedans' },
  { name: 'a wagon written as two words', body: 'Station Wagon', category: 'Hatch & sedans' },
  { name: 'a wagon as the field names it', body: 'stationWagon', category: 'Hatch & sedans' },
  { name: 'an SUV', body: 'SUV', category: 'SUVs & 4WDs' },
  { name: 'a 4x4', body: '4x4', category: 'SUVs & 4WDs' },
  { name: 'a ute', body: 'Ute', category: 'Utes & Vans' },
  { name: 'a ute as a feed calls it', body: 'UTILITY', category: 'Utes & Vans' },
  { name: 'a ute in several words', body: 'Dual Cab Utility 4x4', category: 'Utes & Vans' },
  { name: 'a cab chassis in a short form', body: 'C/Chas', category: 'Utes & Vans' },
  { name: 'a hatchback by its doors', body: '5dr Hatch', category: 'Hatch & sedans' },
  { name: 'an SUV in three words', body: 'sports-utility vehicle', category: 'SUVs & 4WDs' },
  { name: 'a people mover by its letters', body: 'MPV', category: 'Utes & Vans' },
  { name: 'a roadster', body: 'Roadster', category: 'Cars' },
  { name: 'a cab chassis', body: 'Cab-Chassis', category: 'Utes & Vans' },
  { name: 'a convertible', body: 'Convertible', category: 'Cars' },
  { name: 'an unknown body', body: 'Zeppelin', category: 'Cars' },
  { name: 'an empty body', body: '', category: 'Cars' },
  { name: 'no body', body: null, category: 'Cars' },
])('$name has the category $category (NAV-18, NAV-19)', ({ body, category }) => expect(bodyCategory(body)).toBe(category))

it('the model menu puts all spellings of a body in the same category (NAV-19, SRC-03)', () => {
  const spellings = bodies.entries.flatMap(({ title, spellings: others, words = [] }) => [title, ...others, ...words])
  const variants = spellings.flatMap((text) => [text, text.toUpperCase(), ` ${text.replaceAll(' ', '-')}.`])
  for (const text of variants) expect([text, bodyCategory(text)]).toEqual([text, bodyCategory(facetTitle('body', text))])
})
