import { expect, it } from 'vitest'
import { missingNumber, numberQuery, searchedNumber } from './searchedNumber'

it.each<{ text: string; number: string | null }>([
  { text: '445821', number: '445821' },
  { text: '00128', number: '00128' },
  { text: 'SN-1001', number: 'SN-1001' },
  { text: ' sn-1001 ', number: 'sn-1001' },
  { text: 'U12345', number: 'U12345' },
  { text: 'KNAPU81GPR7001001', number: 'KNAPU81GPR7001001' },
  { text: '#445', number: '445' },
  { text: '# V105', number: 'V105' },
  { text: 'stock number 10234', number: '10234' },
  { text: 'Stock no. SN-1001', number: 'SN-1001' },
  { text: 'stock number is 4458', number: '4458' },
  { text: 'stk #4458', number: '4458' },
  { text: 'is stock #445821 still there', number: '445821' },
  { text: 'stock 445821', number: '445821' },
  { text: '30000', number: null },
  { text: '100000', number: null },
  { text: '44582', number: null },
  { text: '2018', number: null },
  { text: '2150', number: null },
  { text: 'stock 2020', number: null },
  { text: 'in stock 2020 corolla', number: null },
  { text: 'in stock no accidents', number: null },
  { text: '#1', number: null },
  { text: 'i30', number: null },
  { text: 'CX-5', number: null },
  { text: 'mx5', number: null },
  { text: 'ram1500', number: null },
  { text: 'GLC300', number: null },
  { text: 'ABC 123', number: null },
  { text: 'rego until 2027', number: null },
  { text: 'white ute under 30000', number: null },
  { text: 'toyota', number: null },
  { text: '', number: null },
])('“$text” asks for the car with the number $number (SRC-06)', ({ text, number }) => expect(searchedNumber(text)).toBe(number))

it.each([
  { text: 'stock number 445821', query: '445821' },
  { text: 'stock number 4458', query: '#4458' },
  { text: 'white ute', query: null },
])('“$text” is the search “$query”, which asks for the same number (SRC-06)', ({ text, query }) => {
  expect(numberQuery(text)).toBe(query)
  if (query !== null) expect(searchedNumber(query)).toBe(searchedNumber(text))
})

it('a number that no car has is answered with the number and what to do (SRC-06)', () =>
  expect(missingNumber('445821')).toBe('There’s no car with the number 445821 here. Check the number, or ask us to find the car.'))

it('a text of a million signs is decided quickly (SRC-06)', () => expect(searchedNumber('# '.repeat(500_000))).toBeNull())
