import { bookForLead } from '@forecourt/data/bookings/bookForLead'
import { cancelBooking, moveBooking } from '@forecourt/data/bookings/changeBookingState'
import { createDatabase } from '@forecourt/data/createDatabase'
import { publishedSite } from '@forecourt/data/sites/publishedSites'
import { buildLead } from '@forecourt/data/testing/buildLead'
import { racedTimes } from './racedTimes'

/** A process of the booking race, which may be killed at any time: shoppers who want the same time, half of them with the same car. */
const [app = '', platform = '', siteId = '', locationId = '', carId = ''] = process.argv.slice(2)
const db = createDatabase({ app, platform, poolSize: 8 })
const published = await publishedSite(db, siteId)
if (!published) throw new Error('The site is not live.')
const scope = db.forOrganisation(published.organisationId)
const times = racedTimes(new Date().toISOString())
/** Concurrent clients in each of the processes that race. */
const racers = 4
/** Milliseconds for which the clients try to book the same time, before they all go on to the next one. */
const turn = 100
const hand = { by: 'shopper', actor: { userId: null, name: 'A racer' }, siteIds: null } as const

let count = 0

const book = async (local: string): Promise<boolean> => {
  const key = `${process.pid} ${Date.now()} ${count++}`
  const lead = {
    ...buildLead(),
    form: 'testDrive' as const,
    carId: Math.random() < 0.5 ? carId : null,
    locationId,
    preferredTime: local,
    email: `${key.replaceAll(' ', '-')}@example.com`,
    phone: '',
  }
  return (await bookForLead(db, published, lead, { idempotencyKey: key, now: new Date().toISOString() })).ok
}

/** Cancels a booking or moves it to the contested time; its process may have been killed. */
const change = async (local: string) => {
  const [held] = await db.platform.transaction(
    (tx) => tx.$queryRaw<{ id: string }[]>`
      select id from bookings where state in ('requested', 'confirmed') order by random() limit 1`,
  )
  if (!held) return
  const now = new Date().toISOString()
  if (Math.random() < 0.8) await cancelBooking(scope, { ...hand, id: held.id, now })
  else await moveBooking(scope, { ...hand, id: held.id, local, now })
}

/** Requests that fail on a stalled machine count as killed. */
const race = async (local: string): Promise<string> => {
  const [, , ...booked] = await Promise.allSettled([change(local), change(local), ...Array.from({ length: racers }, () => book(local))])
  if (booked.every(({ status }) => status === 'rejected')) return 'failed'
  return booked.some((each) => each.status === 'fulfilled' && each.value) ? 'won' : 'lost'
}

for (;;) process.stdout.write(`${await race(times[Math.floor(Date.now() / turn) % times.length] ?? '')}\n`)
