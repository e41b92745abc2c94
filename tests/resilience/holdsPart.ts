import { createDatabase } from '@forecourt/data/createDatabase'
import { holdCar } from '@forecourt/data/reservations/holdCar'
import { releaseReservation } from '@forecourt/data/reservations/releaseReservation'
import { pressTestPage, type TestPress } from '@forecourt/data/reservations/test-bank/testBankPages'
import { publishedSite } from '@forecourt/data/sites/publishedSite'
import { testBank } from '@forecourt/services/payments/testBank'
import { startPayment } from '@forecourt/services/reservations/startPayment'
import { workOnPayments } from '@forecourt/services/worker/watchPayments'
import { trialNow } from './holdsClock'

/** One of the processes of the trial of holds, which may be killed at any time: shoppers who want one car, or the worker. */
const [part = '', app = '', platform = '', began = '', ahead = '0'] = process.argv.slice(2)
const db = createDatabase({ app, platform, poolSize: 6 })
const now = () => trialNow(Number(began), Number(ahead))
const bank = testBank({ db, secret: 'trial', now })
const providers = { testBank: bank, stripe: bank }
const presses: readonly TestPress[] = ['pay', 'pay', 'confirm', 'lose', 'decline', 'closedCard']

const one = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T

const shop = async () => {
  const published = await publishedSite(db, 'north-site')
  if (!published) throw new Error('The site is not live.')
  const collect = () => one(['authorise', 'charge'] as const)
  const checkout = { ...published.config.checkout, enabled: true, payOnline: true, holdMinutes: 15, holdHours: 1 }
  const contact = { name: 'Ana', lastName: 'Lee', email: '', phone: '' }
  const { organisationId } = published
  for (;;) {
    const site = { ...published, config: { ...published.config, checkout: { ...checkout, collect: collect() } } }
    const hold = {
      key: crypto.randomUUID(),
      journeyId: null,
      car: 'trial-car',
      priceCents: 2_000_000,
      contact,
      shopperId: null,
      now: now(),
    }
    const held = await holdCar(db, site, hold)
    process.stdout.write(held.ok ? 'held\n' : 'refused\n')
    if (!held.ok) continue
    const { id } = held.reservation
    const addresses = { returnAddress: 'http://north.localhost/', backAddress: 'http://north.localhost/' }
    const page = await startPayment(db, providers, { organisationId, id, ...addresses, now: now() })
    if (page.ok && Math.random() < 0.8)
      await pressTestPage(db.forOrganisation(organisationId), page.address.split('/').at(-1) ?? '', one(presses), now())
    if (Math.random() < 0.5) await releaseReservation(db, { organisationId, id, now: now() })
  }
}

const work = async () => {
  for (;;) {
    const more = await workOnPayments(db, { providers, now, secret: 'trial', originTemplate: 'http://{host}:1', log: () => {} })
    if (!more) process.stdout.write('idle\n')
    await new Promise((resolve) => setTimeout(resolve, more ? 0 : 50))
  }
}

await (part === 'shoppers' ? Promise.all([shop(), shop(), shop(), shop()]) : work())
