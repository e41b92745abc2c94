import { isLinear } from '@forecourt/rules/testing/isLinear'
import { expect, it } from 'vitest'
import { isEntry } from './noteEntries'
import { costHeadings, noteKind } from './noteHeadings'

const isWaiting = ([heading, text]: readonly [string, string]): boolean => {
  const kind = noteKind(heading)
  return kind !== null && isEntry(kind, heading, text, { now: '2026-06-01T02:00:00.000Z' })
}

it.each<{ kind: ReturnType<typeof noteKind>; cells: readonly (readonly [string, string])[] }>([
  {
    kind: 'person',
    cells: [
      ...([
        ['Purchaser Mobile', '0491 570 156'],
        ['buyerEmail', 'jo@example.com'],
        ['customername', 'Ng'],
        ['clients.id', '7'],
      ] as const),
      ...([
        ['Owner Name', 'K Ng'],
        ['Registered Owner', 'K Ng'],
        ['Last Name', 'Ng'],
        ['Drivers Licence', '11'],
        ['Lessee', 'Ng'],
      ] as const),
    ],
  },
  {
    kind: 'sale',
    cells: [
      ...([
        ['Contract Date', '1/5/2026'],
        ['deal.contract.signed', 'true'],
        ['Tax Invoice Date', '1/5/2026'],
        ['Settled', 'Y'],
      ] as const),
      ...([
        ['Sales Order', 'SO-1'],
        ['Receipt No', '88'],
        ['invoiceno', '77'],
      ] as const),
    ],
  },
  {
    kind: 'handover',
    cells: [
      ...([
        ['Handover Booked', 'Fri'],
        ['Pre-Delivery', 'Complete'],
        ['PDI Status', 'In progress'],
        ['pddate', '1/5/2026'],
      ] as const),
      ...([
        ['Delivery Booked', 'Y'],
        ['Delivery', 'Booked Friday'],
        ['Pick Up', '28/05/2026'],
        ['Delivery To', 'Perth'],
      ] as const),
    ],
  },
  {
    kind: 'repair',
    cells: [
      ['Repair Order', '118'],
      ['rono', '22'],
      ['Work Order No', '2'],
      ['Job Card', '77'],
      ['RO Status', 'Open'],
      ['Service Booking', '1/6/2026'],
    ],
  },
  {
    kind: 'encumbrance',
    cells: [
      ...([
        ['PPSR Status', 'Interest registered'],
        ['Encumbered', 'Y'],
        ['Finance Owing', '$12,400'],
        ['REVS', 'registered interest'],
      ] as const),
      ...([
        ['Encumbrance', 'ANZ'],
        ['PPSR Check', 'Encumbered - ANZ'],
        ['Lien', 'yes'],
        ['PPSR', 'pending'],
        ['Under Finance', 'Y'],
      ] as const),
    ],
  },
  { kind: 'assured', cells: [['PPSR Clear', 'N'] as const, ['Unencumbered', 'No'] as const, ['Odo OK?', 'N'] as const] },
  {
    kind: 'notOwn',
    cells: [
      ['Auctioneer', 'Manheim'],
      ['Consignor', 'J'],
      ['Consignment', 'Y'],
      ['Auction', '12 June'],
      ['Consigned By', 'J'],
      ['Auction Lot', '4'],
    ],
  },
])('a car with an entry about $kind waits (ENT-01, CAR-05)', ({ kind, cells }) => {
  expect(cells.map(([heading]) => [heading, noteKind(heading)])).toEqual(cells.map(([heading]) => [heading, kind]))
  expect(cells.filter((cell) => !isWaiting(cell))).toEqual([])
})

it('a car without an entry, or with one about something else, does not wait (ENT-01)', () => {
  const cells: readonly (readonly [string, string])[] = [
    ...([
      ['client.surname', ''],
      ['Invoiced', 'N'],
      ['Invoice Date', '00/00/0000'],
      ['Handover Date', '01/01/1900'],
      ['RO No', '0'],
    ] as const),
    ...([
      ['PPSR', 'Clear'],
      ['PPSR Status', 'Not encumbered'],
      ['PPSR Date', '12/05/2026'],
      ['PPSR Check', 'Clear'],
      ['PPSR Clear', 'Y'],
    ] as const),
    ...([
      ['Finance Owing', 'Nil'],
      ['Encumbered', 'No'],
      ['RO Status', 'Closed'],
      ['Job No', ''],
      ['PD Date', 'TBA'],
    ] as const),
    ...([
      ['customerReviews.count', '4'],
      ['Owners', '2'],
      ['Previous Owners', '1'],
      ['Owner', '2'],
      ['Prior Owner Name', 'Ng'],
    ] as const),
    ...([
      ['Dealer Name', 'Ng'],
      ['Contact Name', 'Bo'],
      ['Salesperson First Name', 'Bo'],
      ['Client ID', '991'],
      ['seller.name', 'Ng'],
    ] as const),
    ...([
      ['Purchase Invoice No', '1'],
      ['Supplier Invoice Date', '1/5/2026'],
      ['Invoice Price', '9'],
      ['Service Contract', 'Y'],
    ] as const),
    ...([
      ['Delivery', '990'],
      ['Delivery', 'Yes'],
      ['Delivery Fee', '990'],
      ['Free Delivery', 'Y'],
      ['Body', 'Pick Up'],
    ] as const),
    ...([
      ['Auction Grade', '4.5'],
      ['Customer Comments', 'Great'],
      ['Customer Cash', '500'],
      ['Collection', 'Performance'],
    ] as const),
    ...([
      ['Contractor Pack', 'Y'],
      ['Owners Manual', 'Y'],
      ['Buyer Guide', 'As is'],
      ['Job', 'N'],
      ['Roof', 'Y'],
    ] as const),
  ]
  expect(cells.filter(isWaiting)).toEqual([])
})

it.each(['customer', 'aA', 'ro', '- '])('the heading parser reads long headings in time proportional to their length: “%s”', (part) =>
  expect(
    isLinear(
      () => noteKind(part.repeat(20_000)),
      () => noteKind(part.repeat(40_000)),
    ),
  ).toBe(true),
)

it('an invoice beside list prices is what the dealer paid, and otherwise a sale (ENT-01)', () => {
  expect(costHeadings(['stock', 'sellingprice', 'msrp', 'invoice'])).toEqual(['invoice'])
  expect(costHeadings(['Stock', 'Price', 'RRP', 'Dealer Invoice'])).toEqual(['Dealer Invoice'])
  expect(costHeadings(['Stock', 'Price', 'Invoice'])).toEqual([])
  expect(costHeadings(['Stock', 'msrp', 'Invoice No', 'Invoice Date', 'Invoice To'])).toEqual([])
})
