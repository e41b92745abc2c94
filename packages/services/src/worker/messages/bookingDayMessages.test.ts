import { offerTestDrives } from '@forecourt/data/testing/testDrives'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { expect, it } from 'vitest'
import { writeBookingDayMail } from './bookingDayMessages'

const world = testWorld()

it('the daily mail lists the visits at a location on a day, from midnight to midnight in its time zone (ENQ-24)', async () => {
  const { organisationId, locationId, siteId } = world.north
  const scope = world.db.forOrganisation(organisationId)
  await offerTestDrives(scope, locationId, { dailyList: true })
  const book = (name: string, startsAt: string, change: object = {}) => {
    const [from, until] = [new Date(startsAt), new Date(Date.parse(startsAt) + 900_000)]
    return world.db.platform.transaction((tx) =>
      tx.booking.create({
        data: {
          ...{ organisationId, locationId, siteId, kind: 'testDrive', state: 'confirmed', seat: 1 },
          ...{ name, lastName: '', phone: '', email: '' },
          ...{ startsAt: from, endsAt: until, freeAt: until, idempotencyKey: name, ...change },
        },
      }),
    )
  }
  // In Sydney, ten hours ahead: Wednesday begins on Tuesday at 14:00 UTC.
  await book('Late', '2026-06-03T13:45:00.000Z')
  await book('Early', '2026-06-02T14:00:00.000Z', { state: 'requested', carName: '2021 Kia Rio', phone: '0412 345 678' })
  await book('Cancelled', '2026-06-03T01:00:00.000Z', { state: 'cancelled' })
  await book('Before', '2026-06-02T13:45:00.000Z')
  await book('After', '2026-06-03T14:00:00.000Z')
  const payload = { to: ['sales@dealer.example'], locationId, date: '2026-06-03' }
  const message = { id: 'm', siteId, leadId: null, kind: 'booking.day', payload, attempts: 1 } as const
  const { to, text } = await writeBookingDayMail(world.db, message, { consoleUrl: 'https://console.example' })
  expect(to).toEqual(['sales@dealer.example'])
  const lines = text.split('\n').filter((line) => /Late|Early|Cancelled|Before|After/.test(line))
  expect(lines).toEqual([
    expect.stringMatching(/^12(?::00)? ?am {2}Early, Test drive, 2021 Kia Rio, 0412 345 678, /i),
    expect.stringMatching(/^11:45 ?pm {2}Late, Test drive$/i),
  ])
  expect(text).toContain('2 visits at north Location')
})
