import { FeedFault } from '@forecourt/services/stock-feeds/FeedRecords'
import { parseWholeFeed } from '@forecourt/services/stock-feeds/testing/parseWholeFeed'
import { describe, expect, it } from 'vitest'
import type { Mapping } from './Mapping'
import { withAnswer } from './Mapping'

const read = async (file: string, mapping: Mapping | null) => {
  const feed = await parseWholeFeed(file, {
    ...{ dealershipId: 'd', locationId: 'l', now: '2026-06-01T02:00:00.000Z', newId: () => 'new', makes: [], mapping },
    places: [
      { locationId: 'p', called: ['Penrith'] },
      { locationId: 'o', called: ['Orange'] },
    ],
  })
  if (feed instanceof FeedFault) throw feed
  return { ...feed, byNumber: new Map(feed.cars.map(({ car }) => [car.stockNumber, JSON.stringify(car)])) }
}

/** A file with the rows' cells under headings, beside those that every car has. */
const fileOf = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  [
    `Stock No,Make,Model,Year,${headings.join(',')}`,
    ...rows.map((cells, index) => `A${index},Kia,Rio,2022,${cells.map((cell) => `"${cell}"`).join(',')}`),
    '',
  ].join('\n')

const files = [
  {
    name: 'types, with and without flags',
    headings: ['Type', 'Demo', 'New'],
    rows: [
      ['Used', '', ''],
      ['', '', ''],
      ['', 'Yes', ''],
      ['', '', 'Yes'],
      ['', 'No', 'No'],
      ['XX', '', ''],
      ['-', '', ''],
      ['New/Import', '', ''],
    ],
  },
  {
    name: 'prices',
    headings: ['Type', 'Price', 'Price Type'],
    rows: [
      ['Used', '18990', ''],
      ['Used', '', ''],
      ['Used', '17990 mates rates', 'EGC'],
      ['Used', '$17,990', 'DAP'],
      ['Used', 'POA', ''],
      ['Used', '15990', 'XX'],
    ],
  },
  {
    name: 'statuses, websites and locations',
    headings: ['Type', 'Status', 'Online', 'Location'],
    rows: [
      ['Used', 'Available', 'Yes', 'Penrith'],
      ['Used', '', '', ''],
      ['Used', 'Sold', 'No', 'Orange'],
      ['Used', 'XX', '-', 'PEN'],
      ['Used', 'Hold', 'maybe', 'ORG'],
      ['Used', 'invoiced to you', 'Yes', '-'],
    ],
  },
  {
    name: 'facts',
    headings: ['Type', 'Fuel', 'Transmission', 'Body', 'Colour', 'Imported From'],
    rows: [
      ['Used', 'X', 'Q', 'Z', 'BK', 'New/Import'],
      ['Used', '', '', '', '', ''],
      ['Used', 'Petrol', 'Manual', 'Ute', 'Red', 'Japan'],
      ['Used', 'D?', 'Auto (tbc)', 'Truck', 'Rouge', 'Japan/UK'],
    ],
  },
]

describe.each(files)('answers about a file with $name', ({ headings, rows }) => {
  it('an answer about one text changes no car with another text or without one (ENT-01, CAR-14)', async () => {
    const file = fileOf(headings, rows)
    const before = await read(file, null)
    expect(before.questions().length).toBeGreaterThan(0)
    for (const question of before.questions()) {
      const { column, text, choices, cars, isSection, isNotation } = question
      if (isSection || isNotation) continue
      for (const meaning of choices.length > 0 ? choices : ['16990', text]) {
        const { byNumber } = await read(file, withAnswer(before.mapping as Mapping, column, text, meaning))
        const changed = [...byNumber].flatMap(([number, car]) => (car === before.byNumber.get(number) ? [] : [number]))
        const place = headings.indexOf(before.mapping.columns[column]?.from[0] ?? '')
        const asked = rows.flatMap((cells, index) => ((cells[place] ?? '').toLowerCase() === text.toLowerCase() ? [`A${index}`] : []))
        expect(asked, `${column} “${text}”: ${meaning}`).toEqual(expect.arrayContaining(changed))
        expect(changed.length, `${column} “${text}”: ${meaning}`).toBeLessThanOrEqual(cars)
      }
    }
  })
})
