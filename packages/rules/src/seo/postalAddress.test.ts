import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { buildLocation } from '../testing/buildLocation'
import { postalAddress } from './dealerJsonLd'

it('the structured data gives the address of a location (LOC-11, CFG-02)', () => {
  expect(postalAddress(buildLocation(), buildConfig({ identity: { country: 'NZ' } }))).toEqual({
    '@type': 'PostalAddress',
    streetAddress: '12 Church Street',
    addressLocality: 'Parramatta',
    addressRegion: 'NSW',
    postalCode: '2150',
    addressCountry: 'NZ',
  })
})

it('the structured data leaves out missing values (LOC-11)', () => {
  const address = { ...buildLocation().address, street: '', state: '', postcode: '' }
  expect(Object.keys(postalAddress({ address }, buildConfig()))).toEqual(['@type', 'addressLocality', 'addressCountry'])
})
