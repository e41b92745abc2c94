import { expect, it } from 'vitest'
import { carChangeText } from './carChangeText'

const before = { status: 'in_stock', reserved: false, priceCents: 2_990_000 } as const

it.each([
  { name: 'cheaper', after: { ...before, priceCents: 2_790_000 }, text: 'Price down $2,000 to $27,900' },
  { name: 'dearer', after: { ...before, priceCents: 3_000_000 }, text: 'Price up $100 to $30,000' },
  { name: 'without a price', after: { ...before, priceCents: null }, text: 'No longer has a price' },
  { name: 'sold, and cheaper', after: { ...before, status: 'sold', priceCents: 1 } as const, text: 'Sold' },
  { name: 'reserved', after: { ...before, reserved: true }, text: 'Reserved' },
  { name: 'withdrawn', after: { ...before, status: 'withdrawn' } as const, text: 'No longer for sale' },
  { name: 'unchanged', after: before, text: null },
])('the inbox describes how a car changed since the enquiry: $name (ENT-16)', ({ after, text }) =>
  expect(carChangeText(before, after)).toBe(text),
)

it('the inbox describes a car that is available or priced again (ENT-16)', () => {
  expect(carChangeText({ ...before, status: 'sold' }, before)).toBe('In stock again')
  expect(carChangeText({ ...before, reserved: true }, before)).toBe('No longer reserved')
  expect(carChangeText({ ...before, priceCents: null }, before)).toBe('Now $29,900')
})
