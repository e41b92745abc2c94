import { describe, expect, it } from 'vitest'
import { FeedFault } from './FeedRecords'
import { suggestedMapping } from './suggestedMapping'
import { parseDecidedFeed } from './testing/parseDecidedFeed'

const context = {
  ...{ dealershipId: 'd', locationId: 'l', now: '2026-06-01T02:00:00.000Z', mapping: null, newId: () => 'new' },
  ...{ makes: [], priceType: 'egc' as const },
}
const read = async (file: string, mapping: ReturnType<typeof suggestedMapping>['mapping'] | null = null) => {
  const feed = await parseDecidedFeed(file, { ...context, mapping })
  if (feed instanceof FeedFault) throw feed
  return {
    types: feed.cars.map(({ car, isIncomplete }) => (isIncomplete ? null : car.carType)),
    provided: feed.cars.map(({ providedFields }) => providedFields.includes('carType')),
    questions: feed.questions().map(({ column, text, cars }) => [column, text, cars]),
  }
}
const head = 'Stock No,Make,Model,Year'
const car = (number: number, cells = '') => `A${number},Kia,Rio,2026${cells}`

describe('new, used or demo', () => {
  it.each([
    { headings: 'Used', cells: 'true', type: 'used' },
    { headings: 'Used', cells: 'false', type: null },
    { headings: 'Used,Demo', cells: 'N,N', type: 'new' },
    { headings: 'New', cells: 'Y', type: 'new' },
    { headings: 'New', cells: '0', type: null },
    { headings: 'New,Demo', cells: '0,0', type: 'used' },
    { headings: 'Brand New,Demo', cells: '0,1', type: 'demo' },
    { headings: 'Used,Demo', cells: 'Y,Y', type: 'demo' },
    { headings: 'Type,Demo', cells: 'Used,Y', type: 'demo' },
    { headings: 'Type,New', cells: 'Used,N', type: 'used' },
    { headings: 'New/Used,Demo', cells: 'New,Y', type: 'demo' },
    { headings: 'New,Used', cells: 'Y,N', type: 'new' },
    { headings: 'New,Used', cells: 'N,Y', type: 'used' },
    { headings: 'New,Used', cells: ',Y', type: 'used' },
    { headings: 'New,Used', cells: 'N,N', type: null },
    { headings: 'New,Used', cells: 'Y,Y', type: null },
    { headings: 'Used', cells: 'perhaps', type: null },
    { headings: 'Used,Type', cells: 'true,New', type: null },
    { headings: 'Used,Condition', cells: 'Y,Excellent', type: 'used' },
    { headings: 'Used,Condition', cells: 'Y,Cat S', type: null },
  ])('the type of a car (new, used or demo) is $type for “$cells” under “$headings” (ENT-01)', async ({ headings, cells, type }) => {
    expect((await read(`${head},${headings}\n${car(1, `,${cells}`)}\n`)).types).toEqual([type])
  })

  it.each([
    ['Condition,Demo', 'New,Y', '“New” under new, used or demo and “Y” under demonstrator'],
    ['Demo,Condition', 'Yes,Brand new', '“Brand new” under new, used or demo and “Yes” under demonstrator'],
    ['Stock type,Is demo', 'New,true', '“New” under new, used or demo and “true” under demonstrator'],
    ['Type,Ex demo', 'New,1', '“New” under new, used or demo and “1” under demonstrator'],
    ['Brand New,Demo', '1,1', '“1” under new and “1” under demonstrator'],
    ['Type,Demo', 'Demo,N', '“Demo” under new, used or demo and “N” under demonstrator'],
    ['Type,Brand new', 'New,No', '“New” under new, used or demo and “No” under new'],
    ['Type,Used', 'Used,N', '“Used” under new, used or demo and “N” under used'],
    ['Type,Brand new', 'Demo,Y', '“Demo” under new, used or demo and “Y” under new'],
    ['Type,Used', 'New,Y', '“New” under new, used or demo and “Y” under used'],
    ['New,Used', 'Y,Y', '“Y” under new and “Y” under used'],
    ['Condition,Class', 'New,Demo', '“New” under new, used or demo and “Demo” under kind of vehicle'],
  ])(
    'a car waits if two columns contradict each other about new, used or demo, and both are named: “%s” with “%s” (ENT-01, CAR-04)',
    async (headings, cells, named) => {
      const feed = await parseDecidedFeed(`${head},${headings}\n${car(1, `,${cells}`)}\n`, context)
      if (feed instanceof FeedFault) throw feed
      expect(feed.cars.map(({ car: { status }, isIncomplete }) => [status, isIncomplete])).toEqual([['draft', true]])
      expect(feed.problems.map(({ message }) => message)).toContain(`${named} contradict each other.`)
    },
  )

  it('the type of a car (new, used or demo) is that of the section above a row, until another section (ENT-01)', async () => {
    const empty = ',,,'
    const rows = [`NEW${empty}`, car(1), `Demo${empty}`, car(2), `USED${empty}`, car(3), car(4), `Coming in${empty}`, car(5)]
    expect(await read(`${head}\n${rows.join('\n')}\n`)).toEqual({
      types: ['new', 'demo', 'used', 'used', null],
      provided: [true, true, true, true, false],
      questions: [['carType', 'Coming in', 1]],
    })
  })

  it('the type of a car (new, used or demo) is the row’s own below a section that says another (ENT-01)', async () => {
    expect((await read(`${head},Type\nUSED,,,,\n${car(1, ',Demo')}\n`)).types).toEqual(['demo'])
  })

  it('the type of a car (new, used or demo) is that of the section rather than the constant of a feed, which is for the other rows (ENT-01)', async () => {
    const { mapping } = suggestedMapping(head.split(','))
    const constant = { ...mapping, columns: { ...mapping.columns, carType: { from: ['Type'], constant: 'Used', steps: [] } } }
    const empty = ',,,'
    const rows = [car(1), `NEW${empty}`, car(2), `DEMONSTRATORS${empty}`, car(3), `Used${empty}`, car(4), `NEW STOCK${empty}`, car(5)]
    expect((await read(`${head}\n${rows.join('\n')}\n`, constant)).types).toEqual(['used', 'new', 'demo', 'used', 'new'])
    const unclear = [`Demos and used cars${empty}`, car(1), `New arrivals${empty}`, car(2)]
    expect((await read(`${head}\n${unclear.join('\n')}\n`, constant)).types).toEqual([null, 'used'])
    const own = [`NEW,${empty}`, car(1, ',Demo'), car(2, ',')]
    expect((await read(`${head},Type\n${own.join('\n')}\n`, constant)).types).toEqual(['demo', 'new'])
  })

  it('the type of a car (new, used or demo) is one question for a file that doesn’t say it, and one answer is for all its cars (ENT-01)', async () => {
    const file = `${head}\n${car(1)}\n${car(2)}\n`
    expect(await read(file)).toMatchObject({ types: [null, null], questions: [['carType', '', 2]] })
    const { mapping } = suggestedMapping(head.split(','))
    const answered = { ...mapping, columns: { ...mapping.columns, carType: { from: [], constant: 'Used', steps: [] } } }
    expect(await read(file, answered)).toMatchObject({ types: ['used', 'used'], questions: [] })
  })
})
