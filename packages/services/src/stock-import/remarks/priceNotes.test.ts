import { expect, it } from 'vitest'
import { isOfPrice, priceNote } from './priceNotes'

const prices = [{ cents: 1_599_000, priceType: null }]

it.each([
  { heading: 'PT', text: 'EGC', isDriveAway: true },
  { heading: 'PT', text: 'DA', isDriveAway: false },
  { heading: 'PT', text: 'TR', isDriveAway: true },
  { heading: 'car_price_form_label', text: 'Excl. gov charges', isDriveAway: true },
  { heading: 'car_price_form_label', text: 'Drive away', isDriveAway: false },
  { heading: 'Price Label', text: '+ ORC', isDriveAway: true },
  { heading: 'Price Basis', text: 'Wholesale', isDriveAway: false },
  { heading: 'Price Terms', text: 'Plus on road costs', isDriveAway: true },
])('“$text” under “$heading” contradicts a price whose drive away is $isDriveAway (CAR-14)', ({ heading, text, isDriveAway }) => {
  expect(isOfPrice(heading)).toBe(true)
  expect(priceNote(heading, text, prices, 'AU', isDriveAway)).not.toBeNull()
})

it.each([
  { heading: 'PT', text: 'EGC', isDriveAway: false },
  { heading: 'PT', text: 'DA', isDriveAway: true },
  { heading: 'Price Label', text: 'Great value', isDriveAway: true },
  { heading: 'Price Text', text: 'Drive away', isDriveAway: true },
  { heading: 'Price Notes', text: '', isDriveAway: true },
])('“$text” under “$heading” contradicts nothing if drive away is $isDriveAway (CAR-14)', ({ heading, text, isDriveAway }) =>
  expect(priceNote(heading, text, prices, 'AU', isDriveAway)).toBeNull(),
)
