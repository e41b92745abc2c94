import { describe, expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { secondWay } from './SignIn'

const site = (sms: boolean) => buildConfig({ auth: { enabled: true, sms } })

describe('secondWay', () => {
  it.each([
    { name: 'an address where codes go to both', known: { email: 'a@b.example', mobile: null }, sms: true, way: 'mobile' },
    { name: 'an address where codes go to addresses alone', known: { email: 'a@b.example', mobile: null }, sms: false, way: null },
    { name: 'a mobile', known: { email: null, mobile: '+61491570006' }, sms: true, way: 'email' },
    { name: 'a mobile, from before codes stopped going there', known: { email: null, mobile: '+61491570006' }, sms: false, way: 'email' },
    { name: 'both', known: { email: 'a@b.example', mobile: '+61491570006' }, sms: true, way: null },
  ])('of an account with $name is $way', ({ known, sms, way }) => expect(secondWay(known, site(sms))).toBe(way))
})
