import { expect, it } from 'vitest'
import { FeedFault } from './FeedRecords'
import { suggestedMapping } from './suggestedMapping'
import { parseWholeFeed } from './testing/parseWholeFeed'

const head = 'Stock No,Make,Model,Year,Type,Price,Status'
/** Reads a file with one more column, of whose unread headings a user has decided that they don’t matter. */
const read = async (
  heading: string,
  texts: readonly string[],
  { table, status = '' }: { table?: Record<string, string>; status?: string } = {},
) => {
  const { mapping } = suggestedMapping([...head.split(','), heading])
  const { website } = mapping.columns
  const rows = texts.map((text, at) => `A${at},Kia,Rio,2020,Used,15990,${status},"${text}"`)
  const feed = await parseWholeFeed([`${head},${heading}`, ...rows].join('\n'), {
    ...{ dealershipId: 'd', locationId: 'l', now: '2026-06-01T02:00:00.000Z', newId: () => 'new', makes: [] },
    priceType: 'egc',
    mapping: {
      ...mapping,
      columns: {
        ...mapping.columns,
        ...(website && table && { website: { ...website, steps: [...website.steps, { do: 'lookup', table }] } }),
      },
      decided: website ? {} : { [heading]: { ignores: 'all', holds: [] } },
    },
  })
  if (feed instanceof FeedFault) throw feed
  return {
    shown: feed.cars.map(({ car }) => car.status !== 'draft' && car.showOnDealerWebsite),
    questions: feed.questions().map(({ column, text }) => `${column}=${text}`),
    messages: feed.problems.map(({ message }) => message),
  }
}

const webHeadings = [
  'WebReady',
  'Web Ready',
  'Ready for web',
  'Ready',
  'Live',
  'Publish',
  'Advertise',
  'Web',
  'Web live',
  'Ad approved',
  'Online',
  'Feed enabled',
]
it.each(webHeadings)('an entry under “%s” that is neither yes nor no keeps its car off the website (ENT-01, CAR-05)', async (heading) => {
  for (const text of ['Soon', 'Mgr to check', 'Pending', 'After detail', '?'])
    expect([heading, text, (await read(heading, ['Yes', text, 'No'])).shown]).toEqual([heading, text, [true, false, false]])
})

it.each(['WebReady', 'Web', 'Publish', 'Live'])(
  'a blank cell under “%s” is asked about if other cars have an entry (ENT-01)',
  async (heading) => {
    const open = await read(heading, ['', 'Y', '', '-', 'N'])
    expect(open.shown).toEqual([false, true, false, false, false])
    expect(open.questions).toEqual(['website=', 'website=-'])
    expect(open.messages).toHaveLength(3)
    const answered = await read(heading, ['', 'Y', '', '-', 'N'], { table: { '': 'Yes', '-': 'No' } })
    expect([answered.shown, answered.questions]).toEqual([[true, true, true, false, false], []])
  },
)

it('a column about the website without any entry, and a blank cell of a car that is sold, need no answer (ENT-01)', async () => {
  expect(await read('Web', ['', ''])).toEqual({ shown: [true, true], questions: [], messages: [] })
  expect((await read('Web', ['', 'Y'], { status: 'Sold' })).questions).toEqual([])
  expect((await read('Published', ['12/05/2026', ''])).questions).toHaveLength(2)
})

it.each([
  ...['ETA=Feb 27', 'ETA=Feb', 'Due in=late Feb', 'Due=Q1', 'Due in=next week', 'ETA=2 weeks', 'Expected=mid July', 'Arriving=Feb 2027'],
  ...[
    'Due in=06/2026',
    'ETA=TBA',
    'ETA=15/02/2027',
    'Arrival=soon',
    'Est arrival=September',
    'Due in=14',
    'Arrives=end of month',
    'ETA month=Aug',
  ],
  ...['Date in stock=Feb 27', 'Date in stock=late Feb', 'Date in stock=15/02/2027', 'Arrival date=next week', 'Available from=Feb 27'],
])('a car whose arrival is to come or unclear isn’t in stock: %s (ENT-01, CAR-05)', async (cell) => {
  const [heading = '', text = ''] = cell.split('=')
  const { shown, messages } = await read(heading, [text])
  expect(shown).toEqual([false])
  expect(messages.join(' ')).toMatch(/in stock/)
})

it.each([
  ...[
    'ETA=15/02/2026',
    'ETA=',
    'Due in=Arrived',
    'Due in=In stock',
    'ETA=Arrived 3/2/2026',
    'Due=Feb 2026',
    'ETA=02/2026',
    'Due=0',
    'ETA=Here',
  ],
  ...['Date in stock=15/02/2026', 'Date in stock=Feb 2026', 'Arrival date=2026-02-15T00:00:00Z', 'Arrival=3 May 2026', 'ETA=N/A'],
  ...['Ad ready=12/05/2026', 'Web price=14990', 'Ad ready=Approved', 'Sale=Clearance', 'Publish=Available'],
])('a car that is there, or shown, is advertised: %s (ENT-01)', async (cell) => {
  const [heading = '', text = ''] = cell.split('=')
  expect((await read(heading, [text])).shown).toEqual([true])
})
