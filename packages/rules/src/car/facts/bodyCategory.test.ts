import { expect, it } from 'vitest'
import { bodyCategory } from './bodyCategory'

it.each([
  { name: 'a hatchback', body: 'Hatchback', category: 'Hatch & sedans' },
  { name: 'a sedan', body: 'Sedan', category: 'Hatch & sedans' },
  { name: 'a wagon written as two words', body: 'Station Wagon', category: 'Hatch & sedans' },
  { name: 'a wagon as the field names it', body: 'stationWagon', category: 'Hatch & sedans' },
  { name: 'an SUV', body: 'SUV', category: 'SUVs & 4WDs' },
  { name: 'a 4x4', body: '4x4', category: 'SUVs & 4WDs' },
  { name: 'a ute', body: 'Ute', category: 'Utes & Vans' },
  { name: 'a cab chassis', body: 'Cab-Chassis', category: 'Utes & Vans' },
  { name: 'a convertible', body: 'Convertible', category: 'Cars' },
  { name: 'a body nobody knows', body: 'Zeppelin', category: 'Cars' },
  { name: 'an empty body', body: '', category: 'Cars' },
  { name: 'no body', body: null, category: 'Cars' },
])('$name is among $category (NAV-18, NAV-19)', ({ body, category }) => expect(bodyCategory(body)).toBe(category))
