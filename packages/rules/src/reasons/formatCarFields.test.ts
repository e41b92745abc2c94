import { expect, it } from 'vitest'
import { buildCar } from '../testing/buildCar'
import { formatCarFields, type NamedCarField } from './formatCarFields'

it.each([
  { name: 'status', car: { status: 'coming_soon' }, says: 'Status: Coming soon' },
  { name: 'priceCents', car: { priceCents: 2_499_000 }, says: 'Price: $24,990' },
  { name: 'priceCents', car: { priceCents: null }, says: 'Price: None' },
  { name: 'reserved', car: { reserved: true }, says: 'Reserved: Yes' },
  { name: 'km', car: { km: null }, says: 'Odometer: None' },
  { name: 'createdAt', car: { createdAt: '2026-01-10T02:00:00.000Z' }, says: 'Added: 2026-01-10' },
  { name: 'tag', car: { tag: '  ' }, says: 'Dealer’s tag: None' },
  { name: 'images', car: { images: [] }, says: 'Photos: 0' },
  { name: 'paymentProcessors', car: { paymentProcessors: ['stripe'] }, says: 'Ways to pay: stripe' },
  { name: 'historyFileKey', car: { historyFileKey: 'key' }, says: 'History report: There is one' },
] satisfies { name: NamedCarField; car: Parameters<typeof buildCar>[0]; says: string }[])(
  'formats the field $name (UI-19): $says',
  ({ name, car, says }) => {
    expect(formatCarFields(buildCar(car), [name]).map((field) => `${field.name}: ${field.value}`)).toEqual([says])
  },
)
