import { runs } from '@forecourt/schema/testing/runs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { FeedMapping } from './FeedMapping'
import { FeedFault } from './FeedRecords'
import { isNeutral } from './neutralHeadings'
import { suggestedMapping } from './suggestedMapping'
import { parseWholeFeed } from './testing/parseWholeFeed'

const head = ['Stock number', 'Make', 'Model', 'Year', 'Type', 'Status', 'Price']
const car = (index: number) => [`A${index}`, 'Kia', 'Rio', '2020', 'Used', 'Available', '15990']
const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
const fileOf = (headings: readonly string[], rows: readonly (readonly string[])[]) =>
  [[...head, ...headings], ...rows.map((cells, index) => [...car(index), ...cells])].map((row) => row.map(cell).join(',')).join('\n')
const read = async (headings: readonly string[], rows: readonly (readonly string[])[], decided: FeedMapping['decided'] = {}) => {
  const feed = await parseWholeFeed(fileOf(headings, rows), {
    ...{ dealershipId: 'd', locationId: 'l', now: '2026-06-01T02:00:00.000Z', cameNow: false, newId: () => 'new', makes: [] },
    priceType: 'egc',
    mapping: { ...suggestedMapping([...head, ...headings]).mapping, decided },
  })
  if (feed instanceof FeedFault) throw feed
  return feed
}
const statuses = async (...input: Parameters<typeof read>) => (await read(...input)).cars.map(({ car }) => car.status)

it.each([
  ['W/O', 'R'],
  ['Channel', 'Hold'],
  ['Disposal', 'Employee purchase'],
  ['Stolen', 'Yes'],
  ['Registered', 'N'],
  ['Registered', 'No'],
  ['ORC', 'PLUS GST'],
  ['flags', 'written_off_repairable'],
  ['Odo OK?', 'N'],
  ['Zone', '0'],
  ['Recall', 'none'],
])('a car with an entry under %s waits until a person has decided about it: %s (ENT-01)', async (heading, text) => {
  const feed = await read([heading], [[text], ['']])
  expect(feed.cars.map(({ car }) => car.status)).toEqual(['draft', 'in_stock'])
  expect(feed.columnQuestions()).toMatchObject([{ heading, cars: 1, texts: [{ text, cars: 1, isFlagged: expect.any(Boolean) }] }])
  expect(feed.problems.filter(({ message }) => message.startsWith('Nothing reads'))).toEqual([
    expect.objectContaining({ row: 2, heading, value: '', waits: true, refused: false }),
  ])
})

it.each(['', '-', '  ', 'null', '#N/A'])('a blank cell needs no decision: “%s” (ENT-01)', async (text) => {
  expect(await statuses(['Channel'], [[text]])).toEqual(['in_stock'])
})

it('a decision holds the cars of some texts, and a text that appears later is asked about (ENT-01)', async () => {
  const rows = [['Retail'], ['hold'], ['RETAIL '], ['Export']]
  const decided = { Channel: { ignores: ['Retail'], holds: ['Hold'] } }
  const feed = await read(['Channel'], rows, decided)
  expect(feed.cars.map(({ car }) => car.status)).toEqual(['in_stock', 'draft', 'in_stock', 'draft'])
  expect(feed.columnQuestions()).toEqual([
    { heading: 'Channel', cars: 1, texts: [{ text: 'Export', cars: 1, isFlagged: true }], isAskedAlone: true },
  ])
  expect(await statuses(['Channel'], rows, { Channel: { ignores: 'all', holds: ['Hold'] } })).toEqual([
    'in_stock',
    'draft',
    'in_stock',
    'draft',
  ])
  expect(await statuses(['Memo'], [['x'], ['']], { Memo: { ignores: [], holds: 'all' } })).toEqual(['draft', 'in_stock'])
})

it('a decision about a text overrules the rules of remarks; a decision about a whole column doesn’t (ENT-01)', async () => {
  expect(await statuses(['Channel'], [['Wholesale']], { Channel: { ignores: ['Wholesale'], holds: [] } })).toEqual(['in_stock'])
  expect(await statuses(['Channel'], [['Wholesale']], { Channel: { ignores: 'all', holds: [] } })).toEqual(['draft'])
})

/** Decides as the button “Keep the suggestions” does. Nothing is suggested for a column that is asked alone. */
const suggested = async (...input: Parameters<typeof read>) =>
  Object.fromEntries(
    (await read(...input))
      .columnQuestions()
      .flatMap(({ heading, texts, isAskedAlone }) =>
        isAskedAlone
          ? []
          : [[heading, { ignores: 'all' as const, holds: texts.flatMap(({ text, isFlagged }) => (isFlagged ? [text] : [])) }]],
      ),
  )
const ofWriteOffs = [
  'W/O',
  'W/Off',
  'WO',
  'Write off',
  'Written-off',
  'WOVR',
  'WOVR Status',
  'RWO',
  'NEVDIS',
  'Salvage',
  'Total Loss',
  'W/O Code',
]
const ofOthers = [
  ...['Stolen', 'Is Stolen', 'Theft', 'Encumbered', 'PPSR', 'PPSR Status', 'Finance Owed', 'Under Finance', 'Hail', 'Hail Code', 'Flood'],
  ...['Flood Affected', 'Water Damage', 'Storm', 'Accident', 'Odometer Tampered', 'Odo Discrepancy', 'TMU', 'Km Alert', 'Recall'],
  ...['Open Recalls', 'Takata', 'Safety Recall Status', 'Structural Damage'],
]
const codes = ['R', 'S', 'Repairable', 'Y', '1', 'true', 'X', 'N/A', 'TBC', '?', 'Yes', '02', 'E4']

it.each([...ofWriteOffs, ...ofOthers])(
  'keeping the suggestions lets no car with a code under “%s” through (ENT-01, CAR-05)',
  async (heading) => {
    const rows = codes.map((code) => [code])
    for (const code of codes) {
      const decided = await suggested([heading], [[code]])
      expect([code, await statuses([heading], [[code]], decided)]).toEqual([code, ['draft']])
    }
    // With too many codes to decide one by one, the column is decided as a whole.
    expect(await statuses([heading], rows, await suggested([heading], rows))).toEqual(rows.map(() => 'draft'))
  },
)

it.each([...ofWriteOffs, ...ofOthers])('a denial under “%s” is advertised after keeping the suggestions (ENT-01)', async (heading) => {
  const rows = ['No', 'N', 'None', 'nil', '0', 'Clear'].map((text) => [text])
  expect(await statuses([heading], rows, await suggested([heading], rows))).toEqual(rows.map(() => 'in_stock'))
})

it.each([
  'Odo OK?',
  'Odometer Verified',
  'PPSR Clear',
  'Unencumbered',
  'Hail Free',
  'Never Written Off',
  'No Accidents',
  'Recall Completed',
])('keeping the suggestions advertises under “%s” only what confirms it (ENT-01, CAR-05)', async (heading) => {
  const rows = ['Y', 'yes', 'true', 'N', 'No', 'U', 'N/A', 'false'].map((text) => [text])
  const is = await statuses([heading], rows, await suggested([heading], rows))
  expect(is).toEqual([...Array(3).fill('in_stock'), ...Array(5).fill('draft')])
})

it('a column of many texts, of long ones or of persons is decided as a whole (ENT-01)', async () => {
  const many = Array.from({ length: 13 }, (_, index) => [`text ${'abcdefghijklm'[index]}`])
  const alone = { isAskedAlone: true }
  expect((await read(['Memo'], many)).columnQuestions()).toEqual([{ heading: 'Memo', cars: 13, texts: [], ...alone }])
  expect((await read(['Memo'], [['x'.repeat(61)]])).columnQuestions()).toEqual([{ heading: 'Memo', cars: 1, texts: [], ...alone }])
  expect((await read(['Tyres'], many)).columnQuestions()).toEqual([{ heading: 'Tyres', cars: 13, texts: [] }])
  expect((await read(['Used for'], many)).columnQuestions()).toEqual([
    { heading: 'Used for', cars: 13, texts: [], isFlagged: true, ...alone },
  ])
  expect((await read(['Customer'], [['Kim Lee']])).columnQuestions()).toEqual([])
  const persons = await read(['Lead'], [['Kim Lee']])
  expect([persons.columnQuestions(), JSON.stringify(persons.problems)]).toEqual([
    [{ heading: 'Lead', cars: 1, texts: [], isAskedAlone: true }],
    expect.not.stringContaining('Kim'),
  ])
})

it('of free text, entries that may take a car off sale are listed without persons, and wait as decided (ENT-01, CAR-05)', async () => {
  const rows = [...'abcdefghijklm'].map((letter) => [`text ${letter}`])
  const marked = [...rows, ['hold for Karen Smith'], ['on hold'], ['hold for Peter Jones']]
  const feed = await read(['Memo'], marked)
  const [question] = feed.columnQuestions()
  expect(question).toMatchObject({ heading: 'Memo', cars: 16, texts: [] })
  expect(question?.doubtful?.reduce((sum, { cars }) => sum + cars, 0)).toBe(3)
  expect(JSON.stringify(question)).not.toMatch(/Karen|Smith|Peter|Jones/)
  const holds = question?.doubtful?.map(({ text }) => text) ?? []
  const decided = { Memo: { ignores: 'all' as const, holds } }
  expect(await statuses(['Memo'], marked, decided)).toEqual([...rows.map(() => 'in_stock'), 'draft', 'draft', 'draft'])
  const [ofStaff] = (await read(['Internal notes'], rows)).columnQuestions()
  expect(ofStaff).toEqual({ heading: 'Internal notes', cars: 13, texts: [], isFlagged: true, isAskedAlone: true })
})

it('each tag of a list in one cell is an entry of its own (ENT-01, CAR-05)', async () => {
  const feed = await read(['Tags'], [['diesel, ute'], ['diesel, on-hold-JB']])
  expect(feed.columnQuestions()).toEqual([
    {
      heading: 'Tags',
      cars: 2,
      texts: [
        { text: 'diesel', cars: 2, isFlagged: false },
        { text: 'ute', cars: 1, isFlagged: false },
        { text: 'on-hold …', cars: 1, isFlagged: true },
      ],
      isAskedAlone: true,
    },
  ])
  const decided = { Tags: { ignores: ['diesel', 'ute'], holds: ['on-hold …'] } }
  expect(await statuses(['Tags'], [['ute|diesel'], ['diesel, on-hold-JB'], ['on-hold-KS']], decided)).toEqual([
    'in_stock',
    'draft',
    'draft',
  ])
})

it('a list in a cell is decided entry by entry, and a repeated column not at all (ENT-01)', async () => {
  const feed = await read(['Zone', 'Price (2)'], [['a\nb', '15990']], { Zone: { ignores: ['a'], holds: [] } })
  expect(feed.columnQuestions()).toEqual([
    { heading: 'Zone', cars: 1, texts: [{ text: 'b', cars: 1, isFlagged: true }], isAskedAlone: true },
  ])
})

it('a car whose title names another model or year waits until a user has checked it, even if the titles don’t matter as a whole (ENT-01)', async () => {
  const titles = ['2020 Kia Rio S', '2020 Kia Cerato S', '2019 Kia Rio', 'Kia Rio (reg 2021), 2020']
  const rows = titles.map((title) => [title])
  const feed = await read(['Title'], rows, { Title: { ignores: 'all', holds: [] } })
  expect(feed.cars.map(({ car }) => car.status)).toEqual(['in_stock', 'draft', 'draft', 'in_stock'])
  expect(feed.problems.map(({ message }) => message)).toEqual([
    '“Title” says Cerato, and the model is Rio. Check which one is right.',
    '“Title” says 2019, and the year is 2020. Check which one is right.',
  ])
  expect(feed.columnQuestions()).toEqual([
    { heading: 'Title', cars: 2, texts: [titles[1], titles[2]].map((text) => ({ text, cars: 1, isFlagged: true, isContradictory: true })) },
  ])
  const checked = await read(['Title'], rows, { Title: { ignores: 'all', holds: [titles[1] ?? ''], allows: [titles[2] ?? ''] } })
  expect(checked.cars.map(({ car }) => car.status)).toEqual(['in_stock', 'draft', 'in_stock', 'in_stock'])
  expect(checked.columnQuestions()).toEqual([])
})

it('of cars with the same title, only the one that it contradicts waits once the user has kept the suggestion (ENT-01)', async () => {
  const rows = [['2019 Kia Rio'], ['2019 Kia Rio'], ['Kia Rio']]
  const years = ['2020', '2019', '2020']
  const readYears = async (decided: FeedMapping['decided'] = {}) => {
    const file = fileOf(['Title'], rows)
      .split('\n')
      .map((line, at) => line.replace('"2020"', `"${years[at - 1] ?? '2020'}"`))
      .join('\n')
    const feed = await parseWholeFeed(file, {
      ...{ dealershipId: 'd', locationId: 'l', now: '2026-06-01T02:00:00.000Z', cameNow: false, newId: () => 'new', makes: [] },
      ...{ priceType: 'driveAway', mapping: { ...suggestedMapping([...head, 'Title']).mapping, decided } },
    })
    if (feed instanceof FeedFault) throw feed
    return { statuses: feed.cars.map(({ car: { status } }) => status), asked: feed.columnQuestions().flatMap(({ texts }) => texts) }
  }
  const open = await readYears({ Title: { ignores: 'all', holds: [] } })
  expect(open.asked).toEqual([{ text: '2019 Kia Rio', cars: 1, isFlagged: true, isContradictory: true }])
  const kept = { statuses: ['draft', 'in_stock', 'in_stock'], asked: [] }
  expect(await readYears({ Title: { ignores: 'all', holds: [], contradictory: ['2019 kia rio'] } })).toEqual(kept)
  expect(await readYears({ Title: { ignores: ['Kia Rio'], holds: [], contradictory: ['2019 Kia Rio'] } })).toEqual(kept)
})

it('the entries of a sold car need no decision (ENT-01)', async () => {
  const file = fileOf(['Channel'], [['Retail']]).replace('Available', 'Sold')
  const feed = await parseWholeFeed(file, {
    ...{ dealershipId: 'd', locationId: 'l', now: '2026-06-01T02:00:00.000Z', newId: () => 'new', makes: [], mapping: null },
  })
  if (feed instanceof FeedFault) throw feed
  expect(feed.cars.map(({ car }) => car.status)).toEqual(['sold'])
  expect(feed.columnQuestions()).toEqual([])
})

const blank = /^(?:[-–—.\s]*|null|undefined|nan|#n\/a|\(blank\))$/i

it('no car with an entry in an unread column is advertised without a decision (ENT-01)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(
        fc.oneof(
          fc.constantFrom(
            'W/O',
            'Channel',
            'Registered',
            'Notes',
            'Odo OK?',
            'Lot',
            'Bay',
            'Created',
            'Zone',
            'constructor',
            '__proto__',
            'Tags',
          ),
          fc.stringMatching(/^[A-Za-z][A-Za-z ?/_]{0,15}[A-Za-z?]$/),
        ),
        { minLength: 1, maxLength: 4, selector: (heading) => heading.toLowerCase().replace(/[^a-z]/g, '') },
      ),
      fc.array(
        fc.oneof(
          fc.constantFrom('', '-', 'R', 'N', 'Yes', 'none', '0', 'Hold', '12', '2026-01-02'),
          fc.stringMatching(/^[\w ./?+-]{0,20}$/),
        ),
        {
          minLength: 4,
          maxLength: 4,
        },
      ),
      async (headings, texts) => {
        const feed = await read(headings, [headings.map((_, index) => texts[index] ?? '')])
        const open = headings.some(
          (heading, index) =>
            feed.unread.includes(heading) && !blank.test((texts[index] ?? '').trim()) && !isNeutral(heading, (texts[index] ?? '').trim()),
        )
        const isAdvertised = feed.cars.some(
          ({ car, isIncomplete }) =>
            !isIncomplete && (car.status === 'in_stock' || car.status === 'coming_soon') && car.showOnDealerWebsite,
        )
        expect(open && isAdvertised).toBe(false)
      },
    ),
    { numRuns: runs(200) },
  )
})

const gone = [
  ...(['op=reserve', 'op=reserved', 'op=reserving', 'op=withdraw', 'op=withdrawn', 'op=delete', 'op=unpublish', 'state=offer'] as const),
  ...(['state=on offer', 'Action=Archive', 'Action=hold', 'Event=Held', 'internal.hold_for=Jenny Wu', 'Keep for=Mr Ward'] as const),
  ...([
    'Ad ready=N',
    'Stock ready=No',
    'Ready for sale=0',
    'Ad ready=Soon',
    'Ad live=false',
    'Publish ok=N',
    'Approved for web=N',
    'Photos ready for web=No',
  ] as const),
  ...(['Frontline ready=N', 'Live on site=N', 'is_exportable=false', 'Not ready=Y', 'Exclude from feed=Y', 'Block web=true'] as const),
  ...(['Ad from=01/12/26', 'Go live=2026-12-01', 'Publish date=01/12/2026', 'List from=1 Dec 2026', 'On sale from=01/12/26'] as const),
  ...([
    'Embargo until=01/12/26',
    'Price valid from=01/12/26',
    'Ad until=01/05/26',
    'Price until=30/04/26',
    'Offer ends=01/05/2026',
  ] as const),
  ...(['Dmg Imp=Y - WATER', 'DmgImp=Y', 'Imp Dmg=Hail', 'Import damage=Yes', 'Hail dmg=Bonnet', 'Water damaged=R'] as const),
].map((each) => each.split('=') as [heading: string, text: string])

it.each(gone)(
  'a car stays off the website if the user keeps the suggestions or decides nothing: “%s” with “%s” (ENT-01, CAR-05)',
  async (heading, text) => {
    const decided = await suggested([heading], [[text]])
    expect(await statuses([heading], [[text]], decided)).toEqual(['draft'])
    expect(await statuses([heading], [[text]], { [heading]: { ignores: 'all', holds: [] } })).toEqual(['draft'])
  },
)

const fine = [
  ...(['op=upsert', 'state=live', 'WebReady=Y', 'Ad live=true', 'Publish ok=Yes', 'Not ready=N', 'Exclude from feed=No'] as const),
  ...(['Ad from=01/05/26', 'Go live=2026-01-01', 'Ad until=01/12/26', 'Price until=31/12/26', 'Dmg Imp=N', 'Dmg Imp=No'] as const),
  ...(['Heads-up display=N', 'Showroom=N', 'Service live=2020-01-01', 'Tag=special offer', 'Warranty from=01/12/26'] as const),
].map((each) => each.split('=') as [heading: string, text: string])

it.each(fine)('a car is advertised after a user decided that its entry doesn’t matter: “%s” with “%s” (ENT-01)', async (heading, text) =>
  expect(await statuses([heading], [[text]], await suggested([heading], [[text]]))).toEqual(['in_stock']),
)

/** Columns about the sale, the place, the use or the state of a car, with entries that no rule knows. */
const unknown = [
  ...(['Disposed=14/11/2026', 'Deregistered=3/11/26', 'Handed over on=2026-05-02', 'Left=01/05/2026', 'Exit date=1 May 2026'] as const),
  ...(['flag=RSV', 'flag=NFW', 'Flag=TRD', 'Sts2=K', 'Stage=7', 'Reg status=Deregistered', 'Status note=X9', 'Marker=Z'] as const),
  ...([
    "Where it's at=painter",
    "Where it's at=Wiremu's drive, paid in full",
    'Whereabouts=out on hire till March',
    'Parked=out the back',
  ] as const),
  ...(['Use=HIRE', 'Use=hire', 'Use=rent to own', 'Use=layby', 'Used for=5 per day', 'Purpose=staff', 'Plan=B'] as const),
  ...(['Type of thing=TRAILER', 'What=BOAT', 'Group=PARTS', 'Notes on car=same car as Z4 re-entered', 'Remark=see Z5'] as const),
  ...(['Spot=AVAILABLE?', 'Kev=Y', 'Tag 2=DEMO', 'Colour of tag=pink', 'Zzz=as agreed', 'price.minor=true'] as const),
].map((each) => each.split('=') as [heading: string, text: string])

it.each(unknown)('nothing is suggested for “%s” with “%s”: its cars wait until it is answered (ENT-01, CAR-05)', async (heading, text) => {
  const rows = [[text], ['']]
  const feed = await read([heading], rows)
  expect(feed.columnQuestions()).toMatchObject([{ heading, texts: [{ text, isFlagged: true }], isAskedAlone: true }])
  expect(await suggested([heading], rows)).toEqual({})
  expect(await statuses([heading], rows)).toEqual(['draft', 'in_stock'])
  // The answer may be that the car is for sale, or that the column isn’t about that.
  if (text === 'RSV' || text === 'painter') {
    expect(await statuses([heading], rows, { [heading]: { ignores: [text], holds: [] } })).toEqual(['in_stock', 'in_stock'])
    expect(await statuses([heading], rows, { [heading]: { ignores: 'all', holds: [] } })).toEqual(['in_stock', 'in_stock'])
  }
})

it('one press decides about columns of a car’s own facts and of plain numbers, not about one with a text that isn’t understood (ENT-01)', async () => {
  const headings = ['Keys', 'RRP', 'Tyres', 'Promo', 'Lot zone', 'Flag']
  const feed = await read(headings, [
    ['Cloth', '31990', 'Michelin', 'Special offer', 'A', ''],
    ['Leather', '$28,500', 'good', 'Price drop', 'B', 'SLD'],
    ['Vinyl', '', '', '', '', 'In stock'],
  ])
  const alone = feed.columnQuestions().map(({ heading, isAskedAlone = false }) => [heading, isAskedAlone])
  expect(Object.fromEntries(alone)).toEqual({ Keys: false, RRP: false, Tyres: false, Promo: false, 'Lot zone': true, Flag: true })
})

it.each([
  'Owner',
  'Owner phone',
  'Owner name',
  'Vendor contact',
  'Consignor',
  'Consigned by',
  'Consignment of',
  'On behalf of',
  'internal.leadNotes',
])('cars with names under “%s” go on sale once a user says that it doesn’t matter (ENT-01)', async (heading) => {
  const rows = [['Kim Lee, Ringwood'], ['SOLD to Kim Lee'], ['']]
  expect((await statuses([heading], rows))[0]).toBe('draft')
  const decided = { [heading]: { ignores: 'all' as const, holds: [] } }
  expect(await statuses([heading], rows, decided)).toEqual(['in_stock', 'draft', 'in_stock'])
  expect(JSON.stringify((await read([heading], rows, decided)).cars)).not.toContain('Kim')
  expect(await statuses(['Buyer'], [['Kim Lee']], { Buyer: { ignores: 'all', holds: [] } })).toEqual(['draft'])
})

it('“0” or “N” under “Unsold” takes a car off sale, and “1” doesn’t (ENT-01, CAR-05)', async () => {
  const decided = { unsold: { ignores: 'all' as const, holds: [] } }
  expect(await statuses(['unsold'], [['0'], ['N'], ['1']], decided)).toEqual(['draft', 'draft', 'in_stock'])
})

it('“N” under “Arrived” is no date: its car waits (ENT-01, CAR-05)', async () =>
  expect(await statuses(['Arrived'], [['N'], ['No'], ['1/5/2026'], ['']])).toEqual(['draft', 'draft', 'in_stock', 'in_stock']))
