import { expect, it } from 'vitest'
import { formTitle } from './formTitle'

it.each([
  { name: 'a reservation', form: 'reserve', itemType: 'car', title: 'Ask to reserve this car' },
  { name: 'a purchase', form: 'buyOnline', itemType: 'caravan', title: 'Ask to buy this caravan' },
  { name: 'an instant message', form: 'chat', itemType: 'motorcycle', title: 'Send a message' },
  { name: 'an enquiry, which is what its button says', form: 'vehicle', itemType: 'car', title: null },
  { name: 'a test drive', form: 'testDrive', itemType: 'car', title: null },
] as const)('calls $name what it is (CARD-09, VDP-07)', ({ form, itemType, title }) => {
  expect(formTitle(form, { itemType })).toBe(title)
})
