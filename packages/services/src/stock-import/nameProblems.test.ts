import { isLinear } from '@forecourt/rules/testing/isLinear'
import { expect, it } from 'vitest'
import { badgeProblem, colourProblem, makeProblem, modelProblem } from './nameProblems'

it.each([
  {
    kind: 'an upholstery',
    texts: ['SR5 Grey Fabric', 'GL Black Vinyl', 'Elite w/ Leatherette trim', 'ST Bucket', 'XL Bench', 'Blk Lthr', 'Leather'],
  },
  { kind: 'a colour', texts: ['GLX White', 'Sport Silver', 'Active Grey Met', 'Red', 'ZR Blue'] },
  { kind: 'a gearbox', texts: ['SX 6-Speed', 'ES CVT', 'Active Manual', 'Neo 5 sp man', '8AT Luxury', 'Highline DSG'] },
  { kind: 'doors or a body', texts: ['4dr Neo', 'Ascent Sedan', '3 door', 'GL Wagon', 'LS-U Pick up', 'VTi Hatchback'] },
  { kind: 'equipment', texts: ['XLS Bullbar', 'SR Tow Bar', 'GXL Sunroof', 'XLT Canopy & Tint', 'LT Alloys', 'Heated Seats'] },
  {
    kind: 'a note',
    texts: ['GX needs tyres', 'Rego till May', 'GLX hail damage', 'ask Tony', 'Lux 2 owners', 'RWC done', 'see ad', 'ZR?'],
  },
  { kind: 'another column', texts: ['Colour', 'Variant', 'VIN', 'Fuel', 'AWD', 'Diesel', '2019 Ascent', 'GX 24990'] },
  { kind: 'a sentence', texts: ['The best one you will find in all of Perth today', 'x'.repeat(61)] },
])('$kind is no badge: $texts (ENT-01)', ({ texts }) => expect(texts.filter((text) => badgeProblem(text) === null)).toEqual([]))

it('a variant’s name is accepted as a badge (ENT-01)', () => {
  const names = [
    ...['GXL', 'SR5 Double Cab', 'M Sport', 'Titan 1.5T', 'S', 'CC', 'Ascent Sport Hybrid', 'xDrive30d', '118i', '45 TFSI quattro S line'],
    ...['Black Edition', 'R-Line Black Style', 'SS V Redline', 'ST 7 Seat', 'SR5 Premium Leather', 'XLT Hi-Rider', 'C 43 4MATIC', 'GLX+'],
    ...[
      'Elite R-Series (AWD)',
      'Long Range',
      'Active',
      'Premium',
      'Prestige',
      'Limited',
      'Titanium',
      '30 Years Edition',
      'VTi-S',
      '3.2 TDI',
    ],
    ...[
      'Cooper S',
      'Type R',
      'Gold',
      'Sahara ZX',
      'G20 Pure',
      'Sport 4x4',
      'N Line',
      '430i M Sport Gran Coupe',
      'PureTech 130 Allure',
      'Sierra',
    ],
  ]
  expect(names.filter((name) => badgeProblem(name) !== null)).toEqual([])
})

it.each([
  'Corolla 4D Sedan',
  'Ranger 6 spd auto',
  'i30 Manual',
  'Golf 3dr',
  'Hilux Vinyl',
  'Captiva Leather',
  'Astra $4,990',
  'Model',
  'Auto',
  'Diesel',
  'Camry?',
  'Mazda 3 with many things written after it in the one cell here',
])('“%s” is no model (ENT-01)', (text) => expect(modelProblem(text)).not.toBeNull())

it('a model’s name is accepted as a model (ENT-01)', () => {
  const names = [
    ...[
      'Corolla',
      'Golf Wagon',
      'CX-5',
      '3',
      '911',
      '2008',
      'MINI',
      'Trans Am',
      'Up!',
      'Kona Electric',
      'X-Trail',
      'C-Class',
      'ID.4',
      'D-MAX',
    ],
    ...[
      'Transit Custom',
      'Sprinter 313CDI',
      'Model 3',
      'Active Tourer',
      'Range Rover Sport',
      'Silver Shadow',
      'Polestar 2',
      'Hardtop Hatch',
    ],
  ]
  expect(names.filter((name) => modelProblem(name) !== null)).toEqual([])
})

it.each([
  { kind: 'a placeholder or a reference', texts: ['as advertised', 'Custom', 'Mixed', 'Standard', 'Duo tone', 'Not sure', 'Factory'] },
  { kind: 'a heading', texts: ['Paint', 'Body', 'Exterior', 'Color', 'Trim'] },
  { kind: 'a word of another field', texts: ['Manual', 'Ute', 'Used', 'Sold', 'Unleaded', 'White Sedan', 'Blue 5 door', 'Red CVT'] },
  { kind: 'in doubt', texts: ['Silver?', 'White or Silver', 'maybe blue', 'Black (needs respray)', 'Grey $500'] },
  { kind: 'an upholstery', texts: ['Black Leather', 'Cloth', 'Grey Vinyl', 'Beige trim', 'Suede'] },
  { kind: 'a code, a name or a place', texts: ['1G3', 'ED', 'Steve', 'Toyota', 'Bendigo', '#FFF'] },
])('$kind is no colour: $texts (ENT-01)', ({ texts }) => expect(texts.filter((text) => colourProblem(text) === null)).toEqual([]))

it('a paint’s name is accepted as a colour (ENT-01)', () => {
  const names = [
    ...[
      'White',
      'WHT',
      'Glacier White',
      'Super White II',
      'Billet Silver',
      'Soul Red Crystal',
      'Polymetal Grey',
      'Marigold',
      'Quicksilver',
    ],
    ...[
      'Electric Blue',
      'Petrol Blue',
      'White/Black Roof',
      'Wind Chill Pearl',
      'Graphite',
      'Ebony',
      'Sterling Silver (040)',
      'Saturn Blue',
    ],
    ...[
      'Eclipse',
      'Sunset',
      'Alpine',
      'Frost',
      'Magnetic',
      'Artesian',
      'Meteorite',
      'Kinetic Blue',
      'Blanc Nacré Pearl',
      'Shadow',
      'Nitro',
    ],
  ]
  expect(names.filter((name) => colourProblem(name) !== null)).toEqual([])
})

it('the colour of an interior may name its leather or cloth, which alone are no colours (ENT-01)', () => {
  const of = (text: string) => colourProblem(text, true)
  expect(['Black Cloth', 'Tan Leather', 'Red leather seats', 'Charcoal'].filter((text) => of(text) !== null)).toEqual([])
  const materials = ['Leather', 'Cloth', 'Vinyl', 'Velour', 'Fabric', 'Leather Alcantara', 'Part leather', 'Leather seats']
  expect([...materials, 'Auto', 'Seats', 'Sold', 'See notes'].filter((text) => of(text) === null)).toEqual([])
})

it.each(['a ', '(', 'Black ', '6sp', '1'])('the name check parses long texts in time proportional to their length: “%s”', (part) => {
  const all = (count: number) => () => [badgeProblem, modelProblem, colourProblem].map((problemOf) => problemOf(part.repeat(count)))
  expect(isLinear(all(50_000), all(100_000))).toBe(true)
})

it.each(['Toyota?', 'Car', 'Ute', 'Used', '4x4', 'Make', 'Sedan', 'Kia #2', 'Dealer'])('“%s” is no make (ENT-01)', (text) =>
  expect(makeProblem(text)).not.toBeNull(),
)

it('a make’s name is accepted as a make (ENT-01)', () => {
  const names = [
    'Toyota',
    'BMW',
    'Mercedes-Benz',
    'Citroën',
    'Isuzu UTE',
    'MINI',
    'Ram',
    'smart',
    'Lynk & Co',
    'GWM',
    'Harley-Davidson',
    'LDV',
  ]
  expect(names.filter((name) => makeProblem(name) !== null)).toEqual([])
})
