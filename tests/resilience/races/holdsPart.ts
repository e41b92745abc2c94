import { setTimeout as wait } from 'node:timers/promises'
import { createDatabase } from '@forecourt/data/createDatabase'
import { holdCar } from '@forecourt/data/reservations/holdCar'
import { releaseReservation } from '@forecourt/data/reservations/releaseReservation'
import { pressTestPage, type TestPress } from '@forecourt/data/reservations/test-bank/testBankPages'
import { publishedSite } from '@forecourt/data/sites/publishedSites'
import { testBank } from '@forecourt/services/payments/testBank'
import { startPayment } from '@forecourt/services/reservations/startPayment'
import { paymentWorks } from '@forecourt/services/worker/paymentWorks'
import { sendTestNotices } from '@forecourt/services/worker/sendTestNotices'
import { trialNow } from './holdsClock'
import { racedCars } from './racedCars'

/** A process of the hold race, which may be killed at any time: shoppers who want the same car, or the worker. */
const [part = '', app = '', platform = '', began = '', ahead = '0'] = process.argv.slice(2)
const db = createDatabase({ app, platform, poolSize: 8 })
const now = () => trialNow(Number(began), Number(ahead))
const bank = testBank({ db, secret: 'trial', now })
const providers = { testBank: bank, stripe: bank }
const presses: readonly TestPress[] = ['pay', 'pay', 'confirm', 'lose', 'decline', 'closedCard']
/** Concurrent clients in each of the processes that race. */
const racers = 4
/** Milliseconds for which the clients try to reserve the same car, before they all go on to the next one. */
const turn = 100
/** Limit of concurrent payments, so that races continue. */
const maxPaying = 6

const one = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T
const report = (word: string) => process.stdout.write(`${word}\n`)

const published = await publishedSite(db, 'north-site')
if (!published) throw new Error('The site is not live.')
const { organisationId } = published
const checkout = { ...published.config.checkout, enabled: true, payOnline: true, holdMinutes: 15, holdHours: 1 }
const contact = { name: 'Ana', lastName: 'Lee', email: '', phone: '' }

const pay = async (id: string) => {
  const addresses = { returnAddress: 'http://north.localhost/', backAddress: 'http://north.localhost/' }
  const page = await startPayment(db, providers, { organisationId, id, ...addresses, now: now() })
  if (page.ok && Math.random() < 0.8)
    await pressTestPage(db.forOrganisation(organisationId), page.address.split('/').at(-1) ?? '', one(presses), now())
  if (Math.random() < 0.5) await releaseReservation(db, { organisationId, id, now: now() })
}

/** Holders of the car after a race; null if all requests failed, as on a stalled machine: these count as killed. */
const race = async (): Promise<string[] | null> => {
  const car = racedCars[Math.floor(Date.now() / turn) % racedCars.length] ?? ''
  const held = await Promise.allSettled(
    Array.from({ length: racers }, () => {
      const site = {
        ...published,
        config: { ...published.config, checkout: { ...checkout, collect: one(['authorise', 'charge'] as const) } },
      }
      return holdCar(db, site, {
        key: crypto.randomUUID(),
        journeyId: null,
        car,
        priceCents: 2_000_000,
        contact,
        shopperId: null,
        now: now(),
      })
    }),
  )
  if (held.every(({ status }) => status === 'rejected')) return null
  return held.flatMap((each) => (each.status === 'fulfilled' && each.value.ok ? [each.value.reservation.id] : []))
}

const shop = async () => {
  const paying = new Set<Promise<void>>()
  for (;;) {
    const held = await race()
    // On a stalled machine the first hold may expire before the last request.
    report(held === null ? 'failed' : held.length > 0 ? 'won' : 'lost')
    for (const id of held ?? []) {
      const paid = pay(id)
        .catch(() => {})
        .finally(() => paying.delete(paid))
      paying.add(paid)
    }
    if (paying.size >= maxPaying) await Promise.race(paying)
  }
}

const watch = { providers, now, secret: 'trial', originTemplate: 'http://{host}:1', log: () => {} }

const work = async () => {
  for (;;) {
    const more = await Promise.all(paymentWorks.map((once) => once(db, watch))).catch(() => null)
    report(more === null ? 'failed' : more.includes(true) ? 'worked' : 'idle')
    await wait(more?.includes(true) ? 0 : 50)
  }
}

/** Nothing listens at the site's address, so the bank's webhooks fail and are retried as usual. */
const skipNotification = async () => {
  for (;;) await wait((await sendTestNotices(db, watch).catch(() => false)) ? 0 : 50)
}

await (part === 'shoppers' ? shop() : Promise.all([work(), skipNotification()]))
