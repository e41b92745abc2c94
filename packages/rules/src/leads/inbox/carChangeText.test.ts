import { expect, it } from 'vitest'
import { carChangeText } from './carChangeText'

const stood = { status: 'in_stock', reserved: false, priceCents: 2_990_000 } as const

it.each([
  { name: 'cheaper', after: { ...stood, priceCents: 2_790_000 }, text: 'Price down $2,000 to $27,900' },
  { name: 'dearer', after: { ...stood, priceCents: 3_000_000 }, text: 'Price up $100 to $30,000' },
  { name: 'without a price', after: { ...stood, priceCents: null }, text: 'No longer has a price' },
  { name: 'sold, and cheaper', after: { ...stood, status: 'sold', priceCents: 1 } as const, text: 'Sold' },
  { name: 'reserved', after: { ...stood, reserved: true }, text: 'Reserved' },
  { name: 'withdrawn', after: { ...stood, status: 'withdrawn' } as const, text: 'No longer for sale' },
  { name: 'unchanged', after: stood, text: null },
])('the inbox describes how a car changed since the enquiry: $name (ENT-16)', ({ after, text }) =>
  expect(carChangeText(stood, after)).toBe(text),
)

it('the inbox describes a car that is available or priced again (ENT-16)', () => {
  expect(carChangeText({ ...stood, status: 'sold' }, stood)).toBe('In stock again')
  expect(carChangeText({ ...stood, reserved: true }, stood)).toBe('No longer reserved')
  expect(carChangeText({ ...stood, priceCents: null }, stood)).toBe('Now $29,900')
})
