import { describe, expect, it } from 'vitest'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import { revealLead } from './revealLead'

const shopper = { email: 'Ana@Shopper.example', mobile: null, phone: '+61491570156' }
const wanting = { auth: { enabled: true }, leads: { phoneReveals: true } }

describe('revealLead', () => {
  it('says what the account knows, and invents nothing: no name, no message, no consent (API-07, VDP-17)', () => {
    expect(revealLead(buildConfig(wanting), buildCar(), shopper, 'google')).toMatchObject({
      form: 'phoneReveal',
      subcategory: 'Asked for the phone number',
      name: '',
      lastName: null,
      message: null,
      email: 'Ana@shopper.example',
      phone: '+61491570156',
      carId: 'car-1',
      source: 'google',
      optIn: false,
      suspicious: false,
    })
  })

  it('takes the proved mobile where no number was given', () => {
    const lead = revealLead(buildConfig(wanting), buildCar(), { email: null, mobile: '+61491570157', phone: '' }, null)
    expect(lead).toMatchObject({ email: '', phone: '+61491570157' })
  })

  it('is none where the site makes no leads of such', () => {
    expect(revealLead(buildConfig({ ...wanting, leads: {} }), buildCar(), shopper, null)).toBeNull()
  })
})
