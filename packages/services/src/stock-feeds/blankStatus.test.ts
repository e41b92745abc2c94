import { expect, it } from 'vitest'
import type { FeedMapping, MappingSource } from './FeedMapping'
import { FeedFault } from './FeedRecords'
import { suggestedMapping } from './suggestedMapping'
import { parseWholeFeed } from './testing/parseWholeFeed'

const head = ['Stock No', 'Make', 'Model', 'Year', 'Type', 'Price', 'Status']
/** Reads cars by their statuses; a text with a colon is a section above the next car. */
const read = async (statuses: readonly string[], { more = '', source = {} }: { more?: string; source?: Partial<MappingSource> } = {}) => {
  const [heading = '', text = ''] = more.split('=')
  const headings = [...head, ...(heading ? [heading] : [])]
  const rows = statuses.map((status, at) =>
    status.endsWith(':')
      ? `${status.slice(0, -1)}${','.repeat(headings.length - 1)}`
      : `A${at},Kia,Rio,2020,Used,15990,${status}${heading && `,${text}`}`,
  )
  const { mapping } = suggestedMapping(headings)
  const columns = { ...mapping.columns, status: { from: ['Status'], steps: [], ...source } } as FeedMapping['columns']
  const feed = await parseWholeFeed([headings.join(), ...rows].join('\n'), {
    ...{ dealershipId: 'd', locationId: 'l', now: '2026-06-01T02:00:00.000Z', cameNow: false, newId: () => 'new', makes: [] },
    ...{ priceType: 'egc', mapping: { ...mapping, columns } },
  })
  if (feed instanceof FeedFault) throw feed
  return {
    statuses: feed.cars.map(({ car: { status } }) => status),
    questions: feed.questions().map(({ column, text: asked, cars }) => `${column}=${asked} ${cars}`),
  }
}
const available = ['Available', 'Available', 'Available']
const inStock = ['in_stock', 'in_stock', 'in_stock']

it.each([
  [
    [...available, '', '-'],
    [...inStock, 'draft', 'draft'],
    ['status= 1', 'status=- 1'],
  ],
  [['', ...available], ['draft', ...inStock], ['status= 1']],
  [['Sold', 'Available', 'Reserved', ''], ['sold', 'in_stock', 'in_stock', 'draft'], ['status= 1']],
])('a blank status is asked about once if most cars have one: %j (ENT-01, CAR-05)', async (texts, statuses, questions) =>
  expect(await read(texts)).toEqual({ statuses, questions }),
)

it.each([
  { name: 'of a file whose cars all have none', texts: ['', '', '', ''] },
  { name: 'of a file where only exceptions have one', texts: ['Sold', 'Sold', 'Reserved', ''] },
  { name: 'of a file where most have none', texts: [...available, '', '', '', ''] },
  { name: 'beside few others', texts: ['Available', 'Available', ''] },
  { name: 'below a section that says it', texts: [...available, 'Available:', ''] },
  { name: 'beside a column of sold cars', texts: [...available, ''], more: 'Sold=N' },
  { name: 'beside a column of the website', texts: [...available, ''], more: 'Publish=Yes' },
  { name: 'with an answer', texts: [...available, ''], source: { constant: 'In stock' } },
  {
    name: 'that the mapping empties',
    texts: [...available, 'pending'],
    source: { steps: [{ do: 'lookup' as const, table: { pending: '' } }] },
  },
])('a blank status $name needs no answer (ENT-01)', async ({ texts, ...more }) => {
  const { statuses, questions } = await read(texts, more)
  expect([statuses.at(-1), questions]).toEqual(['in_stock', []])
})

it('an answer about blank statuses is for the cars without one, below their section (ENT-01, CAR-05)', async () => {
  const source = { constant: 'Withdrawn' }
  expect(await read([...available, '', 'USED:', ''], { source })).toEqual({
    statuses: [...inStock, 'withdrawn', 'withdrawn'],
    questions: [],
  })
  expect((await read([...available, 'USED:', ''])).questions).toEqual(['status= 1'])
})
