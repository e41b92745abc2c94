import { expect, it } from 'vitest'
import { numberFound } from './numberFound'

const kia = { stockNumber: 'SN-445821', vin: 'KNAPU81GPR7001001', name: '2024 Kia Sportage' }

it.each([
  { name: 'a stock number', query: 'sn445821', first: kia, text: 'Stock number SN-445821 is the 2024 Kia Sportage.' },
  { name: 'a VIN', query: 'knapu81gpr7001001', first: kia, text: 'VIN KNAPU81GPR7001001 is the 2024 Kia Sportage.' },
  { name: 'nothing for a part of a number', query: '445821', first: kia, text: undefined },
  { name: 'nothing for words', query: 'kia', first: kia, text: undefined },
  { name: 'nothing without a query', query: '', first: { ...kia, stockNumber: '' }, text: undefined },
  { name: 'nothing without cars', query: 'sn445821', first: undefined, text: undefined },
])('the stock list gives $name (SRC-06)', ({ query, first, text }) => expect(numberFound(query, first).numberFound).toBe(text))
