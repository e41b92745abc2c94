import { expect, it } from 'vitest'
import { fromOlderSite } from './fromOlderSite'

it('the valuation endpoint reads the field names of older websites (API-09, ENT-29)', () => {
  const fields = fromOlderSite({ location_id: 'penrith', PreferredContactMethod: 'Email', finance: '1', name: 'Mia' })
  expect(fields).toMatchObject({ locationId: 'penrith', preferredContact: 'email', financeOwing: 'true', name: 'Mia' })
})

it.each<{ readonly name: string; readonly sent: { readonly [field: string]: string }; readonly agreed: string }>([
  { name: 'nothing is sent', sent: {}, agreed: '' },
  { name: 'no is sent', sent: { termsAgreed: 'false' }, agreed: '' },
  { name: 'a ticked box is sent', sent: { termsAgreed: 'on' }, agreed: 'true' },
  { name: 'yes is sent', sent: { termsAgreed: '1' }, agreed: 'true' },
  { name: 'yes is sent by another name', sent: { terms_agreed: 'true' }, agreed: 'true' },
  { name: 'yes is sent by a third name', sent: { terms_conditions: 'on' }, agreed: 'true' },
  { name: 'no is sent by another name', sent: { terms_conditions: 'no' }, agreed: '' },
])(
  'the valuation endpoint treats the terms as accepted only if a submitted value states it (API-09, ENQ-17, ENT-31): $name',
  ({ sent, agreed }) => expect(fromOlderSite(sent).termsAgreed).toBe(agreed),
)
