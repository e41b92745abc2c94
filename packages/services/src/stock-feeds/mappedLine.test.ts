import { describe, expect, it } from 'vitest'
import { unmultipliedMark, wholeMark } from '../stock-import/cellMark'
import { feedMapping, feedMappingSchema } from './FeedMapping'
import { mappedLine } from './mappedLine'

const read = (values: Record<string, string>, columns: object, only: object[] = []) =>
  mappedLine({ row: 2, values: new Map(Object.entries(values)) }, feedMapping.parse({ version: 1, columns, only }))

describe('a mapping', () => {
  it.each([
    {
      name: 'the first heading with a value',
      columns: { km: { from: ['Odo', 'Kms'] } },
      values: { Odo: '', Kms: '9' },
      line: { km: '9' },
    },
    {
      name: 'several values joined',
      columns: { comments: { from: ['Memo', 'More'], join: ' ' } },
      values: { Memo: 'One owner.', More: 'Tow bar.' },
      line: { comments: 'One owner. Tow bar.' },
    },
    { name: 'a constant', columns: { carType: { constant: 'used' } }, values: {}, line: { carType: 'used' } },
    {
      name: 'words from a lookup table',
      columns: { carType: { from: ['T'], steps: [{ do: 'lookup', table: { U: 'used', N: 'new' } }] } },
      values: { T: 'u ' },
      line: { carType: 'used' },
    },
    {
      name: 'a part of a text',
      columns: { model: { from: ['Title'], steps: [{ do: 'split', by: ' ', part: -1 }] } },
      values: { Title: 'Kia Rio' },
      line: { model: 'Rio' },
    },
    {
      name: 'a price beside a special price of zero',
      columns: { price: { from: ['Special', 'Price'] }, wasPrice: { from: ['Was'] } },
      values: { Special: '0.00', Price: '24990', Was: '0' },
      line: { price: '24990', wasPrice: '0' },
    },
    {
      name: 'a special price before the usual one',
      columns: { price: { from: ['Special', 'Price'] } },
      values: { Special: '22990', Price: '24990' },
      line: { price: '22990' },
    },
    {
      name: 'a sale without a name for its buyer',
      columns: { sold: { from: ['Sold to', 'Sold'] }, reserved: { from: ['Reserved'] } },
      values: { 'Sold to': 'TBA', Sold: 'TBC', Reserved: 'TBA' },
      line: { sold: 'TBC', reserved: 'TBA' },
    },
    {
      name: 'a date in another order',
      columns: { regoExpiry: { from: ['Rego'], steps: [{ do: 'date', order: 'mdy' }] } },
      values: { Rego: '3/31/27' },
      line: { regoExpiry: '2027-03-31' },
    },
    {
      name: 'cents',
      columns: { price: { from: ['Cents'], steps: [{ do: 'times', factor: 0.01 }] } },
      values: { Cents: '1999050' },
      line: { price: '19990.5' },
    },
    {
      name: 'a text where a number is to be multiplied',
      columns: { price: { from: ['Cents'], steps: [{ do: 'times', factor: 0.01 }] } },
      values: { Cents: 'POA' },
      line: { price: 'POA' },
    },
    {
      name: 'a value depending on another column',
      columns: {
        driveAwayPrice: { from: ['P'], when: { heading: 'Kind', is: ['DAP'] } },
        egcPrice: { from: ['P'], when: { heading: 'Kind', is: ['EGC'] } },
      },
      values: { P: '9', Kind: 'egc' },
      line: { egcPrice: '9' },
    },
  ])('a mapping reads $name (ENT-01)', ({ columns, values, line }) => expect(read(values as Record<string, string>, columns)).toEqual(line))

  it.each([
    {
      order: 'my',
      texts: {
        '0319': '2019-03-01',
        '319': '2019-03-01',
        '32019': '2019-03-01',
        '43525': '43525',
        '03/19': '2019-03-01',
        '2019': '2019-20-01',
      },
    },
    { order: 'ym', texts: { '1903': '2019-03-01', '201903': '2019-03-01', '19/03': '2019-03-01', '19': '19' } },
    {
      order: 'dmy',
      texts: { '310327': '2027-03-31', '31032027': '2027-03-31', '1032027': '2027-03-01', '41225': '41225', '2027': '2027' },
    },
    { order: 'ymd', texts: { '20270331': '2027-03-31', '270331': '2027-03-31' } },
  ])('a date without separators is read in the order $order (ENT-01)', ({ order, texts }) =>
    expect(
      Object.keys(texts).map((text) => [
        text,
        read({ D: text }, { buildDate: { from: ['D'], steps: [{ do: 'date', order }] } })?.buildDate,
      ]),
    ).toEqual(Object.entries(texts)),
  )

  it.each([
    { column: 'status', text: 'Sold', line: 'Sold' },
    { column: 'status', text: 'North - Sold', line: 'Sold' },
    { column: 'price', text: 'Ask - 9990', line: '9990' },
    { column: 'price', text: '9990', line: wholeMark.mark('9990') },
    { column: 'km', text: '9990', line: wholeMark.mark('9990') },
    { column: 'badge', text: 'GX', line: '' },
  ])(
    'a text without the part that the mapping takes is not dropped if an advertisement depends on it: $column “$text” (ENT-01)',
    ({ column, text, line }) => {
      const steps = [{ do: 'split', by: ' - ', part: 2 }]
      expect(read({ X: text }, { [column]: { from: ['X'], steps } })).toEqual({ [column]: line })
      const answered = [...steps, { do: 'lookup', table: { [text]: 'Answer', other: 'Other' } }]
      const isWhole = !text.includes(' - ')
      expect(read({ X: text }, { [column]: { from: ['X'], steps: answered } })).toEqual({
        [column]: isWhole && line !== '' ? 'Answer' : line,
      })
    },
  )

  it('a number that can’t be multiplied is marked, unless an answer says what it is (ENT-01)', () => {
    const times = { do: 'times', factor: 1_000 }
    const steps = [times, { do: 'lookup', table: { '18,4': '18400', 'Numbers with a point for thousands': '18.990 is 18,990' } }]
    const kms = ['12.5', '12,5', '18,4', '1.250.000', ''].map((Kms) => read({ Kms }, { km: { from: ['Kms'], steps } })?.km)
    expect(kms).toEqual(['12500', unmultipliedMark.mark('12,5'), '18400', unmultipliedMark.mark('1.250.000'), ''])
  })

  it('a mapping skips rows that its conditions exclude (ENT-01)', () => {
    const only = [
      { heading: 'Yard', is: ['North'] },
      { heading: 'Code', isNot: ['W'] },
    ]
    const of = (Yard: string, Code: string) => read({ Yard, Code, S: 'A' }, { stockNumber: { from: ['S'] } }, only)
    expect([of('north', ''), of('South', ''), of('North', 'w')]).toEqual([{ stockNumber: 'A' }, null, null])
  })

  it('a mapping allows at most 60 headings for a field, as many as a car has pictures (ENT-01)', () => {
    const photos = (count: number) => ({
      version: 1,
      columns: { photos: { from: Array.from({ length: count }, (_, index) => `P${index}`) } },
    })
    expect([60, 61].map((count) => feedMapping.safeParse(photos(count)).success)).toEqual([true, false])
  })

  it('a mapping is refused with unknown columns, steps or versions, and has a JSON Schema (ENT-01)', () => {
    expect(feedMapping.safeParse({ version: 1, columns: { wheels: { from: ['W'] } } }).success).toBe(false)
    expect(feedMapping.safeParse({ version: 1, columns: { km: { from: ['W'], steps: [{ do: 'eval' }] } } }).success).toBe(false)
    expect(feedMapping.safeParse({ version: 2, columns: {} }).success).toBe(false)
    expect(feedMappingSchema()).toMatchObject({ $schema: expect.stringContaining('json-schema.org'), type: 'object' })
  })
})
