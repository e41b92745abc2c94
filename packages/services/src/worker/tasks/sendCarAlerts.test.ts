import { createDatabase } from '@forecourt/data/createDatabase'
import { connect } from '@forecourt/data/migrate/connect'
import { openShopperSession } from '@forecourt/data/shoppers/openShopperSession'
import { requestSignInCode } from '@forecourt/data/shoppers/requestSignInCode'
import { chooseAlerts, saveShopperSearch } from '@forecourt/data/shoppers/savedSearches'
import { storeWatchedCar } from '@forecourt/data/shoppers/shopperCars'
import { addCars } from '@forecourt/data/testing/addCars'
import { changeDraft, liveSite, publishDraft } from '@forecourt/data/testing/siteDraft'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parseUnsubscribeToken } from '../../shoppers/unsubscribeToken'
import { writeMail } from '../messages/findMessageWriter'
import { startTasks } from '../startTasks'
import { withheldReason } from '../withheldReason'
import { enqueueCarAlerts, sendCarAlerts } from './sendCarAlerts'

const world = testWorld()

/** Noon in Sydney. */
const noon = '2026-06-10T02:00:00.000Z'
const later = (hours: number) => new Date(Date.parse(noon) + hours * 3_600_000).toISOString()
const addresses = {
  originTemplate: 'https://{host}',
  consoleUrl: 'https://console.example',
  linkSecret: 'a secret',
  shopperSecret: 'a secret',
}

beforeAll(async () => {
  const { siteId } = world.north
  const values = {
    identity: { name: 'North Motors', email: 'north@example.com', timeZone: 'Australia/Sydney' },
    auth: { enabled: true },
  } as const
  await changeDraft(world.db.platform, siteId, () => values)
  await publishDraft(world.db.platform, siteId)
})

const site = () => liveSite(world.db, world.north.siteId)

const run = (sql: string, values: readonly unknown[] = []) => connect(world.urls.owner, (client) => client.query(sql, [...values]))

// Shoppers of other tests would also be notified.
beforeEach(() => run('delete from shoppers'))

let people = 0
/** A shopper with immediate alerts. */
const shopper = async (alerts: 'atOnce' | 'daily' | 'off' = 'atOnce') => {
  people += 1
  const [sentTo, codeId] = [`shopper-${people}@shopper.example`, `code-${people}`]
  await requestSignInCode(world.db, await site(), { sentTo, channel: 'email', id: codeId, browserHash: codeId, replaces: null, now: noon })
  const opened = await openShopperSession(world.db, await site(), { codeId, sentTo, tokenHash: codeId, now: noon })
  if (!opened) throw new Error('Not signed in.')
  if (alerts !== 'off')
    await chooseAlerts(world.db, world.north.organisationId, { shopperId: opened.id, choice: alerts, source: 'garage', now: noon })
  return opened
}

let cars = 0
/** A car in stock for a week at $30,000, which the shopper watches. */
const watchedBy = async (shopperId: string) => {
  cars += 1
  const id = `watched-${cars}`
  const kia = { name: `Kia Rio ${cars}`, make: 'Kia', model: 'Rio', priceCents: 3_000_000, priceType: 'driveAway' } as const
  await addCars(world.db, world.north, [{ id, ...kia }])
  await run(`update car_states set at = $2, handled = true where car_id = $1`, [id, later(-168)])
  await storeWatchedCar(world.db, await site(), { shopperId, car: id, now: later(-100) })
  return id
}

/** Changes a car at an instant. */
const change = async (id: string, set: string, at: string) => {
  await run(`update cars set ${set} where id = $1`, [id])
  await run(`update car_states set at = $2 where car_id = $1 and not handled`, [id, at])
}

const mails = async (email: string) =>
  (
    await run(
      `select id, site_id as "siteId", lead_id as "leadId", kind, payload, 1 as attempts from outbox where kind = 'shopper.alerts' and payload->'to'->>0 = $1 order by created_at`,
      [email],
    )
  ).rows

describe('alerts about cars (FAV-06)', () => {
  it('alerts about cars are sent once when a watched car gets cheaper, with a link that unsubscribes without a sign-in', async () => {
    const ana = await shopper()
    const id = await watchedBy(ana.id)
    await change(id, 'drive_away_cents = 2800000', noon)
    expect(await enqueueCarAlerts(world.db, noon)).toBe(1)
    expect(await enqueueCarAlerts(world.db, later(2))).toBe(0)
    const [message, ...more] = await mails(ana.email ?? '')
    expect(more).toEqual([])
    expect(await withheldReason(world.db, message, noon)).toBeNull()
    const mail = await writeMail(world.db, message, addresses)
    expect(mail.subject).toBe(`Kia Rio ${cars}: now $28,000, was $30,000`)
    expect(mail.to).toEqual([ana.email])
    const token = new URL(mail.unsubscribeAddress ?? '').searchParams.get('token') ?? ''
    expect(parseUnsubscribeToken('a secret', { token, organisationId: world.north.organisationId, now: new Date().toISOString() })).toBe(
      ana.id,
    )
    expect(mail.text).toContain(`/pages/unsubscribe?token=${token}`)
  })

  it('alerts about cars are checked at sending time: a corrected price drop is not sent', async () => {
    const ben = await shopper()
    const id = await watchedBy(ben.id)
    await change(id, 'drive_away_cents = 2800', noon)
    await enqueueCarAlerts(world.db, noon)
    await change(id, 'drive_away_cents = 3000000', later(0.01))
    const [message] = await mails(ben.email ?? '')
    expect(message && (await withheldReason(world.db, message, noon))).toMatch(/it no longer applies/)
  })

  it('alerts about cars report a price only once, though it rises and falls again', async () => {
    const cara = await shopper()
    const id = await watchedBy(cara.id)
    await change(id, 'drive_away_cents = 2800000', noon)
    await enqueueCarAlerts(world.db, noon)
    await change(id, 'drive_away_cents = 3000000', later(30))
    await enqueueCarAlerts(world.db, later(24))
    await change(id, 'drive_away_cents = 2800000', later(60))
    expect(await enqueueCarAlerts(world.db, later(72))).toBe(0)
    await change(id, 'drive_away_cents = 3000000', later(73))
    await change(id, 'drive_away_cents = 2700000', later(100))
    expect(await enqueueCarAlerts(world.db, later(101 - 5))).toBe(1)
  })

  it('alerts about cars report a car that is sold, and one that is available again', async () => {
    const dora = await shopper()
    const id = await watchedBy(dora.id)
    await change(id, `status = 'sold', sold_at = now()`, noon)
    expect(await enqueueCarAlerts(world.db, noon)).toBe(1)
    await change(id, `status = 'in_stock', sold_at = null`, later(48))
    expect(await enqueueCarAlerts(world.db, later(48))).toBe(1)
    const [, back] = await mails(dora.email ?? '')
    expect((await writeMail(world.db, back, addresses)).text).toContain('Available again for $30,000')
  })

  it('alerts about cars wait overnight, are sent as one mail in the morning, and never to shoppers who turned them off', async () => {
    const [eli, fay] = [await shopper('daily'), await shopper('off')]
    const ids = [await watchedBy(eli.id), await watchedBy(eli.id), await watchedBy(fay.id)]
    // Half past ten at night in Sydney.
    for (const id of ids) await change(id, 'drive_away_cents = 2500000', later(10.5))
    expect(await enqueueCarAlerts(world.db, later(10.5))).toBe(0)
    expect(await enqueueCarAlerts(world.db, later(20))).toBe(1)
    const [message, ...more] = await mails(eli.email ?? '')
    expect(more).toEqual([])
    expect((await writeMail(world.db, message, addresses)).subject).toMatch(/and 1 more: updates on your cars$/)
    expect(await mails(fay.email ?? '')).toEqual([])
  })

  it('alerts about cars are removed from the queue when the shopper unsubscribes', async () => {
    const gus = await shopper()
    const id = await watchedBy(gus.id)
    await change(id, 'drive_away_cents = 2500000', later(10.5))
    await enqueueCarAlerts(world.db, later(10.5))
    await chooseAlerts(world.db, world.north.organisationId, { shopperId: gus.id, choice: 'off', source: 'link', now: later(11) })
    expect(await enqueueCarAlerts(world.db, later(20))).toBe(0)
  })

  it('alerts about cars report a new car once, however many saved searches find it, and only to shoppers whose searches find it', async () => {
    const [hana, ida] = [await shopper(), await shopper()]
    const saveSearch = async (shopperId: string, path: string) =>
      saveShopperSearch(world.db, await site(), { shopperId, path, name: path, now: noon })
    await saveSearch(hana.id, '/search?make=Mazda')
    await saveSearch(hana.id, '/search?make=Mazda&price=:30000')
    await saveSearch(ida.id, '/search?make=Mazda&price=:20000')
    await saveSearch(ida.id, '/search/kia')
    const mazda = { name: 'Mazda 3', make: 'Mazda', makeSlug: 'mazda', priceCents: 2_500_000 }
    await addCars(world.db, world.north, [{ id: 'new-mazda', ...mazda }])
    expect(await enqueueCarAlerts(world.db, later(192))).toBe(1)
    expect(await mails(ida.email ?? '')).toEqual([])
    const [message] = await mails(hana.email ?? '')
    expect((await writeMail(world.db, message, addresses)).text).toContain('New match for your search')
    expect(await enqueueCarAlerts(world.db, later(312))).toBe(0)
  })

  it('alerts about cars are sent within five minutes of a change, by the worker’s schedule', async () => {
    const kim = await shopper()
    const id = await watchedBy(kim.id)
    const errors: string[] = []
    const began = performance.now()
    /** Ten times the speed of the real clock. */
    const now = () => new Date(Date.parse(later(504)) + (performance.now() - began) * 10).toISOString()
    const context = { ...{ db: world.db, now, signal: new AbortController().signal }, log: (line: string) => void errors.push(line) }
    const tasks = startTasks({ workerUrl: world.urls.worker, tasks: [sendCarAlerts], context, slots: 1 })
    try {
      await change(id, 'drive_away_cents = 2500000', now())
      await expect.poll(async () => (await mails(kim.email ?? '')).length, { timeout: 30_000 }).toBeGreaterThan(0)
      expect(Date.parse(now()) - Date.parse(later(504))).toBeLessThan(300_000)
      expect(errors).toEqual([])
    } finally {
      await tasks.stop()
    }
  })

  it('alerts about cars are sent once for each of fifteen price drops, with two workers at once', async () => {
    const jon = await shopper()
    const ids: string[] = []
    for (let index = 0; index < 15; index++) ids.push(await watchedBy(jon.id))
    for (const id of ids) await change(id, 'drive_away_cents = 2500000', later(400))
    const other = createDatabase({ ...world.urls, poolSize: 3 })
    try {
      await Promise.all([
        enqueueCarAlerts(world.db, later(400)),
        enqueueCarAlerts(other, later(400)),
        enqueueCarAlerts(world.db, later(400)),
      ])
    } finally {
      await other.close()
    }
    await enqueueCarAlerts(world.db, later(402))
    const { rows } = await run(
      `select car_id, count(*)::int as n from car_alerts where shopper_id = $1 group by car_id having count(*) = 1`,
      [jon.id],
    )
    expect(rows).toHaveLength(15)
  })
})
