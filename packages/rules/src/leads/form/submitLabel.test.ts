import { expect, it } from 'vitest'
import { submitLabel } from './submitLabel'

it('says Enquire Now about a car and Message Now otherwise (ENQ-33)', () => {
  expect(submitLabel({ slug: 'a' })).toBe('Enquire Now')
  expect(submitLabel(null)).toBe('Message Now')
})

it.each([
  { form: 'reserve', label: 'Request Reservation' },
  { form: 'buyOnline', label: 'Request to Buy' },
  { form: 'chat', label: 'Send Message' },
  { form: 'testDrive', label: 'Request Test Drive' },
  { form: 'service', label: 'Request Booking' },
  { form: 'makeOffer', label: 'Send Offer' },
  { form: 'vehicle', label: 'Enquire Now' },
] as const)('says what is sent: $form, $label (CHK-02, VDP-07)', ({ form, label }) => {
  expect(submitLabel({ slug: 'a' }, form)).toBe(label)
})
