import { expect, it } from 'vitest'
import { renderToHtml } from '../../testing/hosted'
import { SlotField } from './SlotField.client'

const field = {
  name: 'preferredTime',
  label: 'Date and time',
  type: 'slot',
  required: false,
  maxLength: 30,
  bookable: ['north', 'south'],
} as const
const draw = (locationId: string | undefined) =>
  renderToHtml(<SlotField field={field} id="time" problem={undefined} form="service" carSlug={undefined} locationId={locationId} />)

it.each([
  { name: 'no location is chosen', place: undefined, message: /Date and time<\/legend>.*Available times/, not: /datetime-local/ },
  {
    name: 'it takes no bookings',
    place: 'west',
    message: /\(optional\)<\/span><\/legend>.*datetime-local.*doesn’t take bookings online/,
    not: /will appear here/,
  },
  {
    name: 'it takes bookings',
    place: 'north',
    message: /Date and time<\/legend>.*Checking available times/,
    not: /optional|datetime-local/,
  },
])('a booking form shows the field for a time that the location supports (ENQ-24): $name', ({ place, message, not }) => {
  const html = draw(place)
  expect(html).toMatch(message)
  expect(html).not.toMatch(not)
})
