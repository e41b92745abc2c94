import { describe, expect, it } from 'vitest'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import { revealLead } from './revealLead'

const shopper = { email: 'Ana@Shopper.example', mobile: null, phone: '+61491570156' }
const withPhoneReveals = { auth: { enabled: true }, leads: { phoneReveals: true } }

describe('revealLead', () => {
  it('revealLead contains only what the account has stored: no name, no message, no consent (API-07, VDP-17)', () => {
    expect(revealLead(buildConfig(withPhoneReveals), buildCar(), shopper, 'google')).toMatchObject({
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

  it('revealLead uses the verified mobile if the account has no phone number', () => {
    const lead = revealLead(buildConfig(withPhoneReveals), buildCar(), { email: null, mobile: '+61491570157', phone: '' }, null)
    expect(lead).toMatchObject({ email: '', phone: '+61491570157' })
  })

  it('revealLead is null if the site creates no leads from phone reveals', () => {
    expect(revealLead(buildConfig({ ...withPhoneReveals, leads: {} }), buildCar(), shopper, null)).toBeNull()
  })
})
