import { expect, test } from 'vitest'
import { bookingsText, domainText } from './siteHealthTexts'

const now = Date.parse('2026-06-01T00:00:00Z')
const verified = { ownDomains: 1, waitingDomains: 0, certificateProblems: 0, certificateExpiresAt: null }

test.each([
  { name: 'only our own address', health: { ...verified, ownDomains: 0 }, expected: { tone: 'quiet', text: 'No own address' } },
  { name: 'an unverified domain', health: { ...verified, waitingDomains: 1 }, expected: { tone: 'waiting', text: 'Domain not verified' } },
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
])('A site with $name reads “$expected.text” (ENT-10)', ({ health, expected }) => {
  expect(domainText(health, now)).toEqual(expected)
})

test.each([
  { places: 2, bookingPlaces: 0, text: 'Not set up' },
  { places: 2, bookingPlaces: 1, text: '1 of 2' },
  { places: 2, bookingPlaces: 2, text: 'On' },
])('Bookings at $bookingPlaces of $places locations read “$text” (ENT-07)', ({ text, ...health }) => {
  expect(bookingsText(health).text).toBe(text)
})
