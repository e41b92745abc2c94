import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { buildLocation } from '../testing/buildLocation'
import { postalAddress } from './dealerJsonLd'

it('says where a place is (LOC-11, CFG-02)', () => {
  expect(postalAddress(buildLocation(), buildConfig({ identity: { country: 'NZ' } }))).toEqual({
    '@type': 'PostalAddress',
    streetAddress: '12 Church Street',
    addressLocality: 'Parramatta',
    addressRegion: 'NSW',
    postalCode: '2150',
    addressCountry: 'NZ',
  })
})

it('leaves out what there isn’t (LOC-11)', () => {
  const address = { ...buildLocation().address, street: '', state: '', postcode: '' }
  expect(Object.keys(postalAddress({ address }, buildConfig()))).toEqual(['@type', 'addressLocality', 'addressCountry'])
})
