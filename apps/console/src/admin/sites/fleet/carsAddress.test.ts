import { expect, test } from 'vitest'
import { carsAddress } from './carsAddress'

test('The address of counted cars names their dealerships, if the site does not show all', () => {
  const parseFilter = (address: string) => JSON.parse(new URLSearchParams(address.split('?')[1]).get('filter') ?? '')
  expect(parseFilter(carsAddress('noPhotos', []))).toEqual({ attention: 'noPhotos' })
  expect(parseFilter(carsAddress('noPrice', ['a b', 'c']))).toEqual({ attention: 'noPrice', dealershipId: ['a b', 'c'] })
})
