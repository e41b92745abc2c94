import { describe, expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { missingSignInMethod } from './SignIn'

const site = (sms: boolean) => buildConfig({ auth: { enabled: true, sms } })

describe('missingSignInMethod', () => {
  it.each([
    {
      name: 'an email address, on a site that sends codes by email and text message',
      account: { email: 'a@b.example', mobile: null },
      sms: true,
      method: 'mobile',
    },
    {
      name: 'an email address, on a site that sends codes by email only',
      account: { email: 'a@b.example', mobile: null },
      sms: false,
      method: null,
    },
    { name: 'a mobile', account: { email: null, mobile: '+61491570006' }, sms: true, method: 'email' },
    {
      name: 'a mobile, on a site that no longer sends codes by text message',
      account: { email: null, mobile: '+61491570006' },
      sms: false,
      method: 'email',
    },
    { name: 'both', account: { email: 'a@b.example', mobile: '+61491570006' }, sms: true, method: null },
  ])('an account with $name can add $method (AUTH-02)', ({ account, sms, method }) =>
    expect(missingSignInMethod(account, site(sms))).toBe(method),
  )
})
