import type { CarAttribute } from '../CarAttribute'
import { positive } from '../facts/formatMeasure'

/** Number of seats. */
export const seats: CarAttribute<number> = {
  id: 'seats',
  title: 'Seats',
  kind: 'number',
  storedIn: 'ownColumn',
  errorSubject: 'The number of seats',
  whole: [0, 80],
  form: { group: 'engine', position: 640 },
  fileColumn: {
    name: 'seats',
    headings: ['seats', 'seatcapacity', 'numberofseats'],
    position: 2130,
    examples: ['5', '5 seats'],
    read: { as: 'count', what: 'seats' },
  },
  keyFacts: [{ position: 430, text: ({ itemType, seats }) => (itemType === 'car' ? positive(seats) : null) }],
  facet: { name: 'seats', kind: 'list', position: 30, limit: 20, prefixAndSuffix: ['', ' seats'] },
  files: {
    tradeMe: { name: 'seats', position: 1330 },
    dealerStudio: { name: 'Seats', position: 1520 },
    dmsPayload: { name: 'seats', position: 1520 },
    plainStock: { name: 'seats', position: 1830 },
  },
  structured: 'vehicleSeatingCapacity',
}
