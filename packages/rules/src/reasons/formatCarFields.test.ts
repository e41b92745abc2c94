import { expect, it } from 'vitest'
import { buildCar } from '../testing/buildCar'
import { formatCarFields, type NamedCarField } from './formatCarFields'

it.each([
  { name: 'status', car: { status: 'coming_soon' }, message: 'Status: Coming soon' },
  { name: 'priceCents', car: { priceCents: 2_499_000 }, message: 'Price: $24,990' },
  { name: 'priceCents', car: { priceCents: null }, message: 'Price: None' },
  { name: 'reserved', car: { reserved: true }, message: 'Reserved: Yes' },
  { name: 'km', car: { km: null }, message: 'Odometer: None' },
  { name: 'createdAt', car: { createdAt: '2026-01-10T02:00:00.000Z' }, message: 'Added: 2026-01-10' },
  { name: 'tag', car: { tag: '  ' }, message: 'Dealer’s tag: None' },
  { name: 'images', car: { images: [] }, message: 'Photos: 0' },
  { name: 'paymentProcessors', car: { paymentProcessors: ['stripe'] }, message: 'Ways to pay: stripe' },
  { name: 'historyFileKey', car: { historyFileKey: 'key' }, message: 'History report: There is one' },
] satisfies { name: NamedCarField; car: Parameters<typeof buildCar>[0]; message: string }[])(
  'formatCarFields formats the field $name (UI-19): $message',
  ({ name, car, message }) => {
    expect(formatCarFields(buildCar(car), [name]).map((field) => `${field.name}: ${field.value}`)).toEqual([message])
  },
)
