import { describe, expect, it } from 'vitest'
import { buildLocation } from '../testing/buildLocation'
import { type BookingNews, bookingMessage } from './bookingMessage'

const told = {
  kind: 'testDrive',
  state: 'confirmed',
  name: 'Ana',
  carName: '2023 Kia Sportage',
  startsAt: '2026-06-02T23:00:00.000Z',
  location: buildLocation({ name: 'Harbour Motors', timeZone: 'Australia/Sydney', phone: '02 9000 0000' }),
  sender: 'Harbour Motors',
  reason: '',
} as const
const write = (news: BookingNews, more: object = {}) => bookingMessage(news, { ...told, ...more }, '2026-06-01T00:00:00.000Z')

describe('what whoever comes is told (ENQ-24)', () => {
  it.each([
    {
      news: 'requested',
      subject: 'We have your request for a test drive',
      says: /you asked for a test drive \(2023 Kia Sportage\) on Wed 3 Jun, 9:00 am \(Sydney\)/,
    },
    { news: 'confirmed', subject: 'Your test drive is confirmed: Wed 3 Jun, 9:00 am (Sydney)', says: /is confirmed for Wed 3 Jun/ },
    { news: 'moved', subject: 'Your test drive is now on Wed 3 Jun, 9:00 am (Sydney)', says: /was moved to Wed 3 Jun/ },
    { news: 'cancelled', subject: 'Your test drive on Wed 3 Jun, 9:00 am (Sydney) is cancelled', says: /at Harbour Motors is cancelled/ },
    { news: 'reminder', subject: 'Your test drive: Wed 3 Jun, 9:00 am (Sydney)', says: /to remind you of your test drive/ },
    { news: 'carSold', subject: 'About the car of your test drive', says: /2023 Kia Sportage you were to drive on .* has been sold/ },
    { news: 'carWithdrawn', subject: 'About the car of your test drive', says: /is not for sale any more/ },
    { news: 'carMoved', subject: 'About the car of your test drive', says: /stands at another of our places/ },
  ] as const)('$news', ({ news, subject, says }) => {
    const message = write(news)
    expect(message.subject).toBe(subject)
    expect(message.lines[0]).toBe('Hi Ana,')
    expect(message.lines[1]).toMatch(says)
    expect(message.lines.join(' ')).toContain('02 9000 0000')
  })

  it('passes on why, and says whether a moved time is still to be confirmed', () => {
    expect(write('cancelled', { reason: ' The car is in the workshop. ' }).lines).toContain('The car is in the workshop.')
    expect(write('moved', { state: 'requested' }).lines[1]).toMatch(/We’ll tell you as soon as it is confirmed\.$/)
    expect(write('moved').lines[1]).not.toMatch(/confirmed/)
  })
})
