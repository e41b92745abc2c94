import { expect, it } from 'vitest'
import { codeMeaning, parseCodes } from './fileCodes'

const headings = ['Stk', 'Sts', 'Buyer', 'Retail', 'RetailDA']

it.each([
  [
    'Sts: 1 = retail; 2 = under deposit; 7 = retail - due in (OK to advertise)',
    { 1: 'retail', 2: 'under deposit', 7: 'retail - due in (OK to advertise)' },
  ],
  ['Sts: A=available | H=hold', { a: 'available', h: 'hold' }],
  ['Buyer US = we bought it. RTN = returned. Guide and hammer are trade', { us: 'we bought it', rtn: 'returned' }],
])('“%s” explains codes (ENT-01)', (line, meanings) =>
  expect(Object.fromEntries(parseCodes(line, headings)?.meanings ?? [])).toEqual(meanings),
)

it.each([
  'Retail = excluding government charges. RetailDA = drive away.',
  'Sts is internal',
  'All prices = drive away',
  'Loc: 1 = Ringwood',
])('“%s” explains no code of a column (ENT-01)', (line) => expect(parseCodes(line, headings)).toBeNull())

it('a code is looked up under its heading, and then under any (ENT-01)', () => {
  const codes = new Map([
    ['flag', new Map([['rsv', 'reserved']])],
    ['', new Map([['obo', 'sold for its owner']])],
  ])
  expect(codeMeaning(codes, 'car.Flag', 'RSV')).toBe('reserved')
  expect(codeMeaning(codes, 'Flag', 'OBO J.Kerr')).toBe('sold for its owner')
  expect(codeMeaning(codes, 'Use', 'RSV')).toBeUndefined()
})
