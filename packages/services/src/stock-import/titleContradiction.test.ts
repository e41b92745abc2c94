import { isLinear } from '@forecourt/rules/testing/isLinear'
import { expect, it } from 'vitest'
import { createTitleCheck, isTitleHeading } from './titleContradiction'

const contradictionIn = createTitleCheck([{ name: 'Kia', models: ['Rio', 'Proceed'] }])
const car = (name: string, year = 2016) => {
  const [make = '', model = '', badge = null] = name.split('|')
  return { make, model, year, ...(badge !== null && { badge }) }
}
const namedBy = (name: string, title: string) => contradictionIn(title, car(name))?.named ?? null

it.each([
  ['Toyota|Corolla', 'Camry Altise', 'Camry'],
  ['Toyota|Corolla', '2016 Toyota Camry Altise Auto', 'Camry'],
  ['Toyota|Corolla Cross', '2016 Toyota C-HR', 'C-HR'],
  ['Toyota|HiLux', 'Toyota Land Cruiser GXL', 'LandCruiser'],
  ['Mazda|CX-3', 'Mazda CX 5 Maxx', 'CX-5'],
  ['Mazda|3', 'Mazda 6 Sport', 'Mazda6'],
  ['Mazda|CX-3', 'CX-30 G20', 'CX-30'],
  ['Kia|Rio', '2016 Kia Pro-ceed GT', 'Proceed'],
  ['Kia|Rio', '2016 Toyota Camry', 'Toyota Camry'],
  ['BMW|3 Series', 'BMW X3 xDrive20d', 'X3'],
  ['Mercedes-Benz|C-Class', 'Mercedes-Benz GLC 250', 'GLC'],
  ['Land Rover|Range Rover Sport', 'Range Rover Evoque', 'Range Rover Evoque'],
  ['Subaru|Forester', 'Subaru Outback 2.5i', 'Outback'],
  ['Toyota|Corolla', '2017 Toyota Corolla Ascent', '2017'],
  ['Toyota|Corolla', 'Corolla 2019 ascent, low kms', '2019'],
  ['Peugeot|308', '2008 Peugeot 308', '2008'],
] as const)('a row of “%s” of 2016 and the title “%s” contradict each other (ENT-01)', (name, title, other) =>
  expect(namedBy(name, title)).toBe(other),
)

it.each([
  ...([
    ['Toyota|HiLux', 'HiLux SR5 2016'],
    ['Toyota|Hilux', 'Toyota Hi-Lux SR5'],
    ['Toyota|Corolla', 'Corolla Cross GX'],
    ['Toyota|Corolla Cross', 'Toyota Corolla'],
    ['Toyota|LandCruiser', 'Prado GXL'],
    ['Toyota|LC200', 'Toyota LandCruiser Sahara'],
    ['Toyota|Landcruiser|Prado GXL', '2016 Prado GXL'],
  ] as const),
  ...([
    ['BMW|3 Series', 'BMW 320i M Sport'],
    ['BMW|320i', 'BMW 3 Series'],
    ['BMW|M3', 'BMW 3 Series M3'],
    ['Mercedes-Benz|C200', 'Mercedes-Benz C-Class'],
    ['Mercedes-Benz|C-Class', 'Mercedes C200 AMG Line'],
    ['Mercedes-Benz|GLC-Class', 'GLC250'],
    ['Mazda|Mazda3', 'Mazda 3 Maxx'],
    ['Mazda|3', 'Mazda3 SP25'],
    ['Mazda|CX-5', 'CX5 Akera'],
    ['Lexus|RX350', 'Lexus RX 350 F Sport'],
  ] as const),
  ...([
    ['Mitsubishi|Pajero', 'Pajero Sport Exceed'],
    ['Volkswagen|Golf', 'VW Golf R'],
    ['Subaru|Impreza', 'Subaru WRX STI'],
    ['Kia|Rio', 'Great first car, 2 owners'],
    ['Kia|Rio', 'Kia Rio, better than a Toyota Corolla'],
    ['Peugeot|2008', 'Peugeot 2008 Allure'],
    ['Holden|Ute', 'Commodore Ute SS'],
  ] as const),
  ...([
    ['Kia|Rio', '2016 Kia Rio (reg 2017)'],
    ['Kia|Rio', '2017 Kia Rio, built 2016'],
    ['Kia|Rio', 'Kia Rio rego to Aug 2027'],
    ['Kia|Rio', 'Kia Rio, serviced to 2024'],
    ['Kia|Rio', 'Kia Rio $2015 off, 2019 km, 2000cc'],
    ['Kia|Rio', 'Kia Rio MY17'],
  ] as const),
])('a row of “%s” of 2016 and the title “%s” agree (ENT-01)', (name, title) => expect(namedBy(name, title)).toBeNull())

it('a title may state any year that its row has (ENT-01)', () => {
  expect(contradictionIn('2017 Kia Rio', car('Kia|Rio'), [2017])).toBeNull()
  expect(contradictionIn('2017 Kia Rio', { ...car('Kia|Rio'), complianceDate: '2017-02-01' })).toBeNull()
})

it('a heading is a title only if it is about the car, not about its seller or papers (ENT-01)', () => {
  expect(['Title', 'post_title', 'Ad Headline', 'listing.name', 'Name', 'Vehicle'].filter((heading) => !isTitleHeading(heading))).toEqual(
    [],
  )
  expect(['seller.name', 'Title status', 'Dealer name', 'Model', 'offer.seller.title'].filter(isTitleHeading)).toEqual([])
})

it.each(['a ', '2016 ', 'cx-', 'x'])('titles are read in time proportional to their length: “%s”', (part) =>
  expect(
    isLinear(
      () => contradictionIn(part.repeat(20_000), car('Kia|Rio')),
      () => contradictionIn(part.repeat(40_000), car('Kia|Rio')),
    ),
  ).toBe(true),
)
