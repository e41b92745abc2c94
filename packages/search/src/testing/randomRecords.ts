import type { IndexSettings, SearchRecord } from '../contract/SearchRecord'
import { seededRandom } from './seededRandom'

/** Settings with every kind of attribute. */
export const randomSettings: IndexSettings = {
  searchable: ['name', 'comment', 'vin'],
  codes: ['vin'],
  facets: ['make', 'model', 'colour', 'seats', 'certified', 'features', 'vin', 'only_one'],
  spellings: { model: { key: (value) => value.toLowerCase().replace(/[^a-z0-9]/g, '') } },
  searchedFacets: [
    { attribute: 'colour', texts: (value) => (value === 'Black' ? ['Black', 'pitch dark'] : [value]) },
    { attribute: 'features', isAside: true },
  ],
  language: {
    synonyms: [
      { phrase: 'vw', means: ['volkswagen'] },
      { phrase: 'all terrain', means: ['land cruiser', 'canopy'] },
      { phrase: 'snow', means: ['white'] },
    ],
    fillers: ['for sale', 'cars', 'terrain'],
    plurals: true,
  },
  numbers: ['price', 'seats', 'litres', 'rank', 'south', 'east'],
  point: { latitude: 'south', longitude: 'east' },
  sorts: {
    recommended: { keys: [{ attribute: 'rank', descending: true }], typoFreeFirst: true },
    price_asc: {
      keys: [
        { attribute: 'price', descending: false },
        { attribute: 'rank', descending: true },
      ],
      typoFreeFirst: false,
    },
    litres_desc: { keys: [{ attribute: 'litres', descending: true }], typoFreeFirst: true },
  },
}

const models = [
  ['Toyota', 'LandCruiser'],
  ['Toyota', 'Land Cruiser'],
  ['Toyota', 'Corolla'],
  ['Toyota', 'Corola'],
  ['Toyota', 'C-HR'],
  ['Mazda', 'CX-5'],
  ['Mazda', 'CX5'],
  ['Mazda', 'BT-50'],
  ['Mazda', 'Mazda3'],
  ['Nissan', 'X-Trail'],
  ['Nissan', 'XTrail'],
  ['Škoda', 'Octavia'],
  ['Škoda', 'Octavio'],
  ['Citroën', 'Berlingo'],
  ['Volkswagen', 'Golf GTI'],
  ['Volkswagen', 'Golf GTD'],
] as const
export const colours = ['White', 'white', 'WHITE', 'Black', 'Blue', 'blue', '', null] as const
export const features = [
  'Towbar',
  'Sunroof',
  'Heated seats',
  'sunroof',
  'Canopy',
  'Heated mirrors',
  'Leather seats',
  'White wheels',
] as const
const comments = ['One owner', "Manager's special", 'full-service history', 'Straße', 'demo', null, ['two', 'texts here']] as const

/** Words of texts too long to be names. */
const longWords = 'Land Cruiser CX 5 CX-5 X Trail x-trail, Golf GTI one owner. full service Straße c hr'.split(' ')

/** A long comment for some records; uses its own seed, so that other attributes stay the same. */
function randomComment(seed: number, id: number): string | null {
  const random = seededRandom(seed * 104_729 + id)
  if (random() > 0.2) return null
  return Array.from({ length: 25 }, () => longWords[Math.floor(random() * longWords.length)]).join(' ')
}

/** A random record, deterministic by seed and id. */
export function randomRecord(seed: number, id: number): SearchRecord {
  const random = seededRandom(seed * 7919 + id)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const maybe = <T>(value: T): T | null => (random() < 0.15 ? null : value)
  const [make, model] = pick(models)
  return {
    objectID: `car-${id}`,
    name: `${2015 + Math.floor(random() * 4)} ${make} ${model}`,
    comment: [pick(comments), randomComment(seed, id)].findLast((text) => text !== null) ?? null,
    vin: maybe(`7A${Math.floor(random() * 90 + 10)}-${id}`),
    make,
    model: maybe(model),
    colour: pick(colours),
    seats: maybe(pick([2, 5, 5, 5, 7])),
    certified: pick([true, false, null]),
    features: features.filter(() => random() < 0.3),
    only_one: 'yes',
    price: maybe(Math.floor(random() * 20) * 1000),
    litres: maybe(pick([1.5, 1.75, 2, 2.25, 3])),
    rank: Math.floor(random() * 6),
    south: maybe(pick([-33.875, -37.75, -27.5, 0, 90])),
    east: maybe(pick([151.25, 145, -179.875, 179.875])),
  }
}
