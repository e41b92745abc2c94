import { describe, expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { secondWay } from './SignIn'

const site = (sms: boolean) => buildConfig({ auth: { enabled: true, sms } })

describe('secondWay', () => {
  it.each([
    {
      name: 'an email address, on a site that sends codes by email and text message',
      known: { email: 'a@b.example', mobile: null },
      sms: true,
      way: 'mobile',
    },
    {
      name: 'an email address, on a site that sends codes by email only',
      known: { email: 'a@b.example', mobile: null },
      sms: false,
      way: null,
    },
    { name: 'a mobile', known: { email: null, mobile: '+61491570006' }, sms: true, way: 'email' },
    {
      name: 'a mobile, on a site that no longer sends codes by text message',
      known: { email: null, mobile: '+61491570006' },
      sms: false,
      way: 'email',
    },
    { name: 'both', known: { email: 'a@b.example', mobile: '+61491570006' }, sms: true, way: null },
  ])('the second contact of an account with $name is $way', ({ known, sms, way }) => expect(secondWay(known, site(sms))).toBe(way))
})
