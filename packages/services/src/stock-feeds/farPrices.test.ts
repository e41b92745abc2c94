import { describe, expect, it } from 'vitest'
import type { FeedMapping } from './FeedMapping'
import { FeedFault } from './FeedRecords'
import { RereadRequired } from './fileEvidence'
import { parseFeed } from './parseFeed'
import { suggestedMapping } from './suggestedMapping'
import { parseWholeFeed } from './testing/parseWholeFeed'

const headings = 'Stock No,Make,Model,Year,Type,Kms,Price'
const context = {
  ...{ dealershipId: 'd', locationId: 'l', now: '2026-06-01T02:00:00.000Z', newId: () => 'new', makes: [] },
  ...{ priceType: 'egc' as const, mapping: null },
}
type Car = readonly [model: string, year: number, price: string]
const fileOf = (cars: readonly Car[]): string =>
  [
    headings,
    ...cars.map(([model, year, price], index) => `A${index},${model.replace(' ', ',')},${year},Used,6${index}000,"${price}"`),
    '',
  ].join('\n')
const read = async (cars: readonly Car[], table?: Record<string, string>) => {
  const { mapping } = suggestedMapping(headings.split(','))
  const price = { from: ['Price'], steps: [{ do: 'lookup' as const, table: table ?? {} }] }
  const feed = await parseWholeFeed(fileOf(cars), {
    ...context,
    mapping: { ...mapping, columns: { ...mapping.columns, price } } satisfies FeedMapping,
  })
  if (feed instanceof FeedFault) throw feed
  return {
    prices: feed.cars.map(({ car }) => car.egcCents && car.egcCents / 100),
    asked: feed.questions().map(({ text, choices }) => [text, ...choices]),
    problems: feed.problems.map(({ message }) => message),
  }
}
const camry = (price: string, year = 2020): Car => ['Toyota Camry', year, price]
const camrys = [camry('$22,900', 2019), camry('$23,900'), camry('$25,900', 2021)]
const mixed: readonly Car[] = ['Kia Rio', 'Mazda CX-5', 'Ford Ranger', 'Toyota Hilux', 'Isuzu D-MAX', 'Kia Cerato'].map(
  (model, index): Car => [model, 2020, `$${20 + index * 5},990`],
)

describe('a price that is far from those of other cars', () => {
  it.each([
    { name: 'a digit too many', cars: [...camrys, camry('$229,900')], asked: [['$229,900', '$229,900', '$22,990']] },
    {
      name: 'twice a digit too many',
      cars: [...camrys, camry('229900'), camry('$239,900')],
      asked: [
        ['229900', '$229,900', '$22,990'],
        ['$239,900', '$239,900', '$23,990'],
      ],
    },
    { name: 'a digit too few', cars: [...camrys, camry('$3,990', 2021)], asked: [['$3,990', '$3,990', '$39,900']] },
    { name: 'an older car for much more', cars: [...camrys, camry('$149,900', 2012)], asked: [['$149,900', '$149,900', '$14,990']] },
    {
      name: 'a far newer car',
      cars: [camry('$3,900', 2002), camry('$4,500', 2003), camry('$4,200', 2003), camry('$38,990', 2024)],
      asked: [],
    },
    { name: 'an old car beside new ones', cars: [...camrys, camry('$3,900', 2002)], asked: [] },
    { name: 'another version', cars: [...camrys, camry('$62,900', 2021)], asked: [] },
    { name: 'the only one of its model', cars: [...mixed, camry('$229,900')], asked: [['$229,900', '$229,900', '$22,990']] },
    { name: 'a dear model', cars: [...mixed, ['Toyota LandCruiser', 2022, '$139,990'] as Car], asked: [] },
    { name: 'a file of dear cars', cars: [1, 2, 3, 4, 5, 6].map((each): Car => [`Porsche 91${each}`, 2021, `$2${each}9,900`]), asked: [] },
    { name: 'a file with a single car', cars: [camry('$229,900')], asked: [['$229,900', '$229,900', '$22,990']] },
    { name: 'two dear cars', cars: [camry('$229,900'), camry('$189,900')], asked: [] },
    { name: 'a file with two cars', cars: [camry('$22,900'), camry('$189,900')], asked: [] },
  ])('a price is compared with those of other cars of the file: $name (ENT-01, CAR-14)', async ({ cars, asked }) => {
    const { prices, asked: found } = await read(cars)
    expect(found).toEqual(asked)
    expect(prices.filter((price) => price === null)).toHaveLength(asked.length)
  })

  it('a price that a user has confirmed or corrected is advertised (ENT-01, CAR-14)', async () => {
    const cars = [...camrys, camry('$229,900')]
    expect(await read(cars, { '$229,900': '$229,900' })).toMatchObject({
      prices: [22_900, 23_900, 25_900, 229_900],
      asked: [],
      problems: [],
    })
    expect(await read(cars, { '$229,900': '$22,990' })).toMatchObject({ prices: [22_900, 23_900, 25_900, 22_990], asked: [], problems: [] })
    expect((await read(cars)).problems).toEqual([
      '“$229,900” isn’t a likely price: other cars of its make and model cost about $23,900. It isn’t advertised until you have checked it.',
    ])
  })

  it('a file with such a price is read again, and no other file is (ENT-01)', async () => {
    const end = async (cars: readonly Car[]) => {
      const { batches } = await parseFeed(Buffer.from(fileOf(cars)), { ...context, evidence: 'ifNeeded' })
      for await (const _ of batches);
    }
    await expect(end([...camrys, camry('$229,900')])).rejects.toBeInstanceOf(RereadRequired)
    await expect(end([...camrys, ...mixed])).resolves.toBeUndefined()
  })
})
