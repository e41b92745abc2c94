import { expect, test } from 'vitest'
import { bookingsText, carsAddress, domainText } from './healthTexts'

const now = Date.parse('2026-06-01T00:00:00Z')
const verified = { ownDomains: 1, waitingDomains: 0, certificateProblems: 0, certificateExpiresAt: null }

test.each([
  { name: 'only our own address', health: { ...verified, ownDomains: 0 }, expected: { tone: 'quiet', text: 'Our address' } },
  { name: 'an unverified domain', health: { ...verified, waitingDomains: 1 }, expected: { tone: 'waiting', text: 'Waiting for DNS' } },
  { name: 'a verified domain', health: verified, expected: { tone: 'good', text: 'Verified' } },
  {
    name: 'a certificate fault',
    health: { ...verified, certificateProblems: 1 },
    expected: { tone: 'bad', text: 'Certificate fault' },
  },
  {
    name: 'a certificate with months left',
    health: { ...verified, certificateExpiresAt: '2026-08-01T00:00:00Z' },
    expected: { tone: 'good', text: 'Verified' },
  },
  {
    name: 'a certificate that ends tomorrow',
    health: { ...verified, certificateExpiresAt: '2026-06-02T01:00:00Z' },
    expected: { tone: 'bad', text: 'Expires in 1 day' },
  },
  {
    name: 'an expired certificate',
    health: { ...verified, certificateExpiresAt: '2026-05-31T00:00:00Z' },
    expected: { tone: 'bad', text: 'Certificate expired' },
  },
])('A site with $name reads “$expected.text”', ({ health, expected }) => {
  expect(domainText(health, now)).toEqual(expected)
})

test.each([
  { places: 2, bookingPlaces: 0, text: 'Not set up' },
  { places: 2, bookingPlaces: 1, text: '1 of 2' },
  { places: 2, bookingPlaces: 2, text: 'On' },
])('Bookings at $bookingPlaces of $places locations read “$text”', ({ text, ...health }) => {
  expect(bookingsText(health).text).toBe(text)
})

test('The address of counted cars names their dealerships, if the site does not show all', () => {
  const parseFilter = (address: string) => JSON.parse(new URLSearchParams(address.split('?')[1]).get('filter') ?? '')
  expect(parseFilter(carsAddress('noPhotos', []))).toEqual({ attention: 'noPhotos' })
  expect(parseFilter(carsAddress('noPrice', ['a b', 'c']))).toEqual({ attention: 'noPrice', dealershipId: ['a b', 'c'] })
})
