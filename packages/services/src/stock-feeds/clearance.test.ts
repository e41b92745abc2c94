import { expect, it } from 'vitest'
import { clearanceHeadings } from './clearance'
import type { FeedMapping } from './FeedMapping'
import { FeedFault } from './FeedRecords'
import { RereadRequired } from './fileEvidence'
import { parseFeed } from './parseFeed'
import { suggestedMapping } from './suggestedMapping'
import { parseWholeFeed } from './testing/parseWholeFeed'

const own = 'Stock No,Make,Model,Year,Type,Kms,Price'
const context = {
  ...{ dealershipId: 'd', locationId: 'l', now: '2026-06-01T02:00:00.000Z', newId: () => 'new', makes: [] },
  ...{ priceType: 'egc' as const, mapping: null },
}
const fileOf = (heading: string, cells: readonly string[]): string =>
  [`${own},${heading}`, ...cells.map((cell, index) => `A${index},Kia,Rio,2020,Used,6${index}000,18990,${cell}`), ''].join('\n')
const read = async (heading: string, cells: readonly string[], decision?: (FeedMapping['decided'] & object)[string]) => {
  const { mapping } = suggestedMapping([...own.split(','), heading])
  const feed = await parseWholeFeed(fileOf(heading, cells), {
    ...context,
    mapping: { ...mapping, ...(decision && { decided: { [heading]: decision } }) },
  })
  if (feed instanceof FeedFault) throw feed
  return {
    shown: feed.cars.map(({ car }) => car.status === 'in_stock' && car.showOnDealerWebsite),
    asked: feed.columnQuestions().flatMap(({ texts }) => texts.map(({ text, cars, isFlagged }) => [text, cars, isFlagged])),
    problems: feed.problems.map(({ message }) => message),
  }
}

it.each(['Ready', 'Approved', 'Released', 'Ready for sale', 'Retail ready', 'Workshop complete'])(
  'a car without an entry under “%s” waits like the others until a user has decided about the column (ENT-01, CAR-05)',
  async (heading) => {
    for (const blank of ['', '-']) {
      const { shown, asked } = await read(heading, ['Yes', blank, 'Yes', blank])
      expect(shown).toEqual([false, false, false, false])
      expect(asked).toContainEqual(['(blank)', 2, true])
    }
  },
)

it('a decision about blank cells of such a column is applied to these alone (ENT-01, CAR-05)', async () => {
  const cells = ['Yes', '', 'No']
  expect(await read('Ready', cells, { ignores: ['Yes', '(blank)'], holds: ['No'] })).toMatchObject({
    shown: [true, true, false],
    asked: [],
  })
  expect(await read('Ready', cells, { ignores: ['Yes'], holds: ['No', '(blank)'] })).toMatchObject({
    shown: [true, false, false],
    asked: [],
  })
  expect(await read('Ready', cells, { ignores: ['Yes'], holds: ['No'] })).toMatchObject({
    shown: [true, false, false],
    asked: [['(blank)', 1, true]],
  })
  expect((await read('Ready', ['Yes', ''], { ignores: 'all', holds: [] })).shown).toEqual([true, true])
})

it('a column without any entry, and a blank cell under another heading, make no car wait (ENT-01)', async () => {
  expect(await read('Ready', ['', ''])).toMatchObject({ shown: [true, true], asked: [], problems: [] })
  expect((await read('Workshop note', ['radio code', ''])).shown).toEqual([false, true])
})

it('a car that waits for a blank cell is reported with the reason (ENT-01)', async () => {
  const { problems } = await read('Ready', ['Yes', ''])
  expect(problems).toEqual([
    'Nothing reads “Ready”, and this car has an entry there. Say whether it matters.',
    'Nothing reads “Ready”, where other cars have an entry and this one may lack it. Say whether it matters.',
  ])
})

it.each([
  ['Ready', ['Yes', '']],
  ['Ready', ['', 'Yes']],
  ['Online', ['Yes', '']],
  ['Online', ['', 'Yes']],
])('a blank cell is noticed whether it is above or below the entries: %s %j (ENT-01)', async (heading, cells) => {
  const { batches } = await parseFeed(Buffer.from(fileOf(heading, cells)), { ...context, evidence: 'ifNeeded' })
  const end = async () => {
    for await (const _ of batches);
  }
  await expect(end()).rejects.toBeInstanceOf(RereadRequired)
})

it('only steps before the sale are such headings (ENT-01)', () => {
  expect(clearanceHeadings(['Ready', 'Approved by', 'In yard', 'Notes', 'Sold', 'Hold reason', 'Customer', 'Engine no'])).toEqual([
    'Ready',
    'Approved by',
    'In yard',
  ])
})
