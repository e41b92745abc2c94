import { describe, expect, it } from 'vitest'
import { createLead } from '../leads/createLead'
import { getLead } from '../leads/getLead'
import { getConversation } from '../leads/inbox/getConversation'
import { addNote } from '../leads/inbox/logContact'
import { receiveAnswer } from '../leads/inbox/receiveAnswer'
import type { RenderedSite } from '../sites/RenderedSite'
import { buildLead } from '../testing/buildLead'
import { buildActor } from '../testing/buildWorld'
import { meetAtTable } from '../testing/meetAtTable'
import { liveSite } from '../testing/siteDraft'
import { useWorld } from '../testing/useWorld'
import { addContact, savePhone } from './addContact'
import { eraseShopper } from './eraseShopper'
import { loadGarage } from './loadGarage'
import { endShopperSession, endShopperSessions, openShopperSession, readShopperSession } from './openShopperSession'
import { enterPromotion } from './promotions/enterPromotion'
import { countSignInTry, requestSignInCode } from './requestSignInCode'
import { chooseAlerts, deleteSavedSearch, saveShopperSearch } from './savedSearches'
import { loadShopperCars, mergeBrowserCars, storeWatchedCar, unwatchCar } from './shopperCars'
import { shopperRecord } from './shopperRecord'

const world = useWorld()
const now = '2026-06-01T02:00:00.000Z'
const later = (seconds: number) => new Date(Date.parse(now) + seconds * 1000).toISOString()

const site = async (side: 'north' | 'south' = 'north'): Promise<RenderedSite> => {
  const published = await liveSite(world.db, world[side].siteId)
  return published
}

let count = 0
const requestCode = async (sentTo: string, at = now, side: 'north' | 'south' = 'north', replaces: string | null = null) => {
  count += 1
  const code = { id: `code-${count}`, browserHash: `browser-${count}` }
  await requestSignInCode(world.db, await site(side), { sentTo, channel: 'email', ...code, replaces, now: at })
  return code
}
const signIn = async (sentTo: string, side: 'north' | 'south' = 'north') => {
  const { id } = await requestCode(sentTo, later(count * 60), side)
  const tokenHash = `token-${id}`
  const shopper = await openShopperSession(world.db, await site(side), { codeId: id, sentTo, tokenHash, now })
  if (!shopper) throw new Error('The code was used.')
  return { shopper, tokenHash }
}
const read = (tokenHash: string, at = now, side: 'north' | 'south' = 'north') =>
  readShopperSession(world.db, world[side].organisationId, { tokenHash, now: at })

describe('signing in as a shopper (RTE-13)', () => {
  it('signing in as a shopper has one valid code per browser, the latest, which no other browser can use', async () => {
    const { organisationId } = world.north
    const attempt = async ({ browserHash }: { browserHash: string }) =>
      (await countSignInTry(world.db, organisationId, { browserHash, now: later(31) }))?.id ?? null
    const first = await requestCode('ana@shopper.example')
    const strangers = [await requestCode('ana@shopper.example', later(1)), await requestCode('ana@shopper.example', later(2))]
    expect(await attempt(first)).toBe(first.id)
    const second = await requestCode('ana@shopper.example', later(30), 'north', first.browserHash)
    const elsewhere = await requestCode('ana@shopper.example', later(30), 'south', second.browserHash)
    expect([await attempt(first), await attempt(second)]).toEqual([null, second.id])
    expect(await Promise.all(strangers.map(attempt))).toEqual(strangers.map(({ id }) => id))
    expect(await attempt(elsewhere)).toBeNull()
  })

  it('signing in as a shopper allows five attempts, also concurrent ones, and none after ten minutes', async () => {
    const { browserHash } = await requestCode('ben@shopper.example')
    const tries = await meetAtTable(
      world,
      'sign_in_codes',
      Array.from({ length: 20 }, () => () => countSignInTry(world.db, world.north.organisationId, { browserHash, now: later(1) })),
    )
    expect(tries.filter(Boolean)).toHaveLength(5)
    const late = await requestCode('cara@shopper.example')
    expect(await countSignInTry(world.db, world.north.organisationId, { browserHash: late.browserHash, now: later(600) })).toBeNull()
  })

  it('signing in as a shopper opens one session with one code, even for concurrent requests', async () => {
    const { id } = await requestCode('dora@shopper.example')
    const openSession = async (tokenHash: string) =>
      openShopperSession(world.db, await site(), { codeId: id, sentTo: 'dora@shopper.example', tokenHash, now })
    const opened = await meetAtTable(
      world,
      'sign_in_codes',
      ['one', 'two', 'three'].map((token) => () => openSession(token)),
    )
    expect(opened.filter(Boolean)).toHaveLength(1)
  })

  it('signing in as a shopper recognises the same shopper, signs out here and everywhere, and expires after two months without a visit', async () => {
    const one = await signIn('eli@shopper.example')
    const other = await signIn('eli@shopper.example')
    const third = await signIn('eli@shopper.example')
    expect(other.shopper.id).toBe(one.shopper.id)
    await endShopperSession(world.db, world.north.organisationId, one.tokenHash)
    expect(await read(one.tokenHash)).toBeNull()
    expect(await read(other.tokenHash)).toMatchObject({ email: 'eli@shopper.example' })
    expect(await read(other.tokenHash, later(61 * 86_400))).toBeNull()
    await endShopperSessions(world.db, world.north.organisationId, one.shopper.id)
    expect([await read(other.tokenHash), await read(third.tokenHash)]).toEqual([null, null])
  })

  it('signing in as a shopper is separate for each organisation, whose cookies don’t work at another', async () => {
    const north = await signIn('fay@shopper.example')
    const south = await signIn('fay@shopper.example', 'south')
    expect(south.shopper.id).not.toBe(north.shopper.id)
    expect(await read(south.tokenHash)).toBeNull()
    expect(await read(north.tokenHash, now, 'south')).toBeNull()
  })
})

describe('the shopper’s garage (RTE-22, FAV-06)', () => {
  it('the shopper’s garage saves watched cars by id once each, and none that the site doesn’t show (ENT-17)', async () => {
    const { shopper } = await signIn('gus@shopper.example')
    const watch = async (car: string) => storeWatchedCar(world.db, await site(), { shopperId: shopper.id, car, now })
    expect(await watch(world.north.carId)).toBe(true)
    expect(await watch(world.north.carSlug)).toBe(true)
    expect(await watch(world.south.carId)).toBe(false)
    expect(await watch(`${world.north.carId}-draft`)).toBe(false)
    const watched = async () => (await loadShopperCars(world.db, await site(), shopper.id)).watched.map(({ car }) => car.id)
    expect(await watched()).toEqual([world.north.carId])
    await unwatchCar(world.db, world.north.organisationId, { shopperId: shopper.id, car: world.north.carId })
    expect(await watched()).toEqual([])
  })

  it('the shopper’s garage merges the cars saved in the browser without duplicates, also for repeated requests', async () => {
    const { shopper } = await signIn('hana@shopper.example')
    const { carId, carSlug } = world.north
    const brought = { watched: [carId, carId], viewed: [carSlug], compared: [carSlug, world.south.carSlug] }
    const merge = async () => mergeBrowserCars(world.db, await site(), { shopperId: shopper.id, brought, now })
    await meetAtTable(world, 'shopper_cars', [merge, merge, merge])
    const { watched, viewed, compared } = await loadGarage(world.db, await site(), shopper, now)
    expect([watched.map(({ car }) => car.id), viewed.map(({ id }) => id), compared.map(({ id }) => id)]).toEqual([
      [carId],
      [carId],
      [carId],
    ])
  })

  it('the shopper’s garage saves each search once, and deletes only the shopper’s own', async () => {
    const { shopper } = await signIn('ida@shopper.example')
    const other = await signIn('jon@shopper.example')
    const saveSearch = async (shopperId: string) =>
      saveShopperSearch(world.db, await site(), { shopperId, path: '/search?make=Kia', name: 'Kia', now })
    expect([await saveSearch(shopper.id), await saveSearch(shopper.id), await saveSearch(other.shopper.id)]).toEqual([true, true, true])
    const { searches } = await loadGarage(world.db, await site(), shopper, now)
    expect(searches).toEqual([expect.objectContaining({ path: '/search?make=Kia', name: 'Kia' })])
    await deleteSavedSearch(world.db, await site(), { shopperId: other.shopper.id, id: searches[0]?.id ?? '' })
    expect((await loadGarage(world.db, await site(), shopper, now)).searches).toHaveLength(1)
  })

  it('the shopper’s garage stores the wording of a consent, exports all data of the shopper, and erases it at once', async () => {
    const { shopper, tokenHash } = await signIn('kim@shopper.example')
    const { organisationId } = world.north
    await storeWatchedCar(world.db, await site(), { shopperId: shopper.id, car: world.north.carId, now })
    await savePhone(world.db, organisationId, shopper.id, '+61491570006')
    expect(await chooseAlerts(world.db, organisationId, { shopperId: shopper.id, choice: 'daily', source: 'garage', now })).toBe(true)
    const draw = { prizes: [{ id: 'mug', title: 'A mug', text: '', chance: 1_000, quantity: 1 }], conditions: 'One each.' }
    const entering = { promotion: '/erased', draw, person: 'kim@shopper.example', proved: true, name: 'Kim', tell: [], now }
    const { entry } = await enterPromotion(world.db, world.north, entering)
    expect(await shopperRecord(world.db, organisationId, shopper.id)).toMatchObject({
      prizeDraws: [{ name: 'Kim', prize: 'A mug', code: entry.won?.code, conditions: 'One each.' }],
      email: 'kim@shopper.example',
      phone: '+61491570006',
      cars: [{ kind: 'watched', slug: world.north.carSlug }],
      choices: [{ choice: 'daily', wording: expect.stringMatching(/one email a day/), source: 'garage' }],
    })
    expect(await shopperRecord(world.db, world.south.organisationId, shopper.id)).toBeNull()
    expect(await eraseShopper(world.db, world.south.organisationId, { shopperId: shopper.id, now })).toBe(false)
    expect(await eraseShopper(world.db, organisationId, { shopperId: shopper.id, now })).toBe(true)
    expect(await read(tokenHash)).toBeNull()
    const left = await world.db.platform.transaction(
      (tx) => tx.$queryRaw`
        select (select count(*)::int from shopper_cars where shopper_id = ${shopper.id}) as cars,
          (select count(*)::int from shopper_consents where shopper_id = ${shopper.id}) as consents,
          (select count(*)::int from outbox where payload::text like '%kim@shopper%') as mails,
          (select count(*)::int from promotion_entries where person like '%kim@shopper%' or mailbox like '%kim@shopper%' or name = 'Kim') as entries`,
    )
    expect(left).toEqual([{ cars: 0, consents: 0, mails: 0, entries: 0 }])
    // Won prizes stay counted: no mug is left.
    const next = await enterPromotion(world.db, world.north, { ...entering, person: 'lou@shopper.example', name: 'Lou' })
    expect(next.entry.won).toBeNull()
  })

  it('the shopper’s garage shows the shopper’s saved and viewed cars to staff of that site only (ENT-16, ENT-17)', async () => {
    const { organisationId, siteId, carId, carSlug } = world.north
    const { shopper } = await signIn('vera@shopper.example')
    const shopperId = shopper.id
    const lead = { ...buildLead(), email: 'vera@shopper.example', phone: '0491 570 110' }
    const { leadId } = await createLead(world.db, await site(), lead, { idempotencyKey: 'of-vera', now })
    const conversationId = (await getLead(world.db.forOrganisation(organisationId), leadId))?.conversationId ?? ''
    const read = (siteIds: readonly string[] | null) =>
      getConversation(world.db.forOrganisation(organisationId), conversationId, { userId: 'north-user', siteIds, now })
    const carsFor = async (siteIds: readonly string[] | null) => (await read(siteIds))?.cars
    expect(await carsFor(null)).toEqual([])
    await mergeBrowserCars(world.db, await site(), { shopperId, brought: { watched: [], viewed: [carSlug], compared: [] }, now })
    expect(await carsFor(null)).toMatchObject([{ carId, kind: 'viewed' }])
    expect((await read(null))?.namedCars).toMatchObject([{ id: carId, stage: 'in_stock', isReservedByThem: false }])
    await storeWatchedCar(world.db, await site(), { shopperId, car: carId, now: later(60) })
    expect(await carsFor([siteId])).toMatchObject([{ carId, kind: 'watched', at: later(60), name: expect.stringMatching(/^20\d\d /) }])
    expect((await carsFor(['another'])) ?? []).toEqual([])
    // Another organisation's account doesn't exist here.
    const elsewhere = await signIn('vera@shopper.example', 'south')
    await storeWatchedCar(world.db, await site('south'), { shopperId: elsewhere.shopper.id, car: world.south.carId, now })
    expect((await carsFor(null))?.map((car) => car.carId)).toEqual([carId])
  })

  it('the shopper’s garage exports the shopper’s enquiries without the conversation, whose phone number is not verified (ENT-16)', async () => {
    const { organisationId } = world.north
    const { shopper } = await signIn('ida@shopper.example')
    const lead = buildLead({ email: 'ida@shopper.example', phone: '+61491570111', message: 'Is it there?' })
    const { leadId } = await createLead(world.db, await site(), lead, { idempotencyKey: 'ida', now })
    const conversationId = (await getLead(world.db.platform, leadId))?.conversationId ?? ''
    const [, note] = [
      await receiveAnswer(world.db, {
        ...{ conversationId, channel: 'sms', from: '+61491570111', subject: '', text: 'Words of who has the number', messageKey: 'one' },
        ...{ isAutomatic: false, files: [], refusedFiles: [], now },
      }),
      await addNote(world.db.forOrganisation(organisationId), {
        ...{ id: conversationId, siteIds: null, text: 'Words among colleagues', mentions: [], key: 'one' },
        ...{ actor: buildActor, now },
      }),
    ]
    expect(note.ok).toBe(true)
    const record = await shopperRecord(world.db, organisationId, shopper.id)
    expect(record).toMatchObject({ enquiries: [{ message: 'Is it there?' }] })
    expect(JSON.stringify(record)).not.toMatch(/Words/)
  })
})

describe('a second contact for sign-in (AUTH-02)', () => {
  const add = async (shopperId: string, sentTo: string) => {
    const { id } = await requestCode(sentTo, later(count * 60))
    return addContact(world.db, world.north.organisationId, { shopperId, codeId: id, sentTo })
  }

  it('a second contact for sign-in is added if no account has it, and signs in to the same account from then on', async () => {
    const { shopper } = await signIn('lea@shopper.example')
    expect(await add(shopper.id, '+61491570101')).toBe('added')
    const again = await signIn('+61491570101')
    expect(again.shopper).toMatchObject({ id: shopper.id, email: 'lea@shopper.example', mobile: '+61491570101' })
    expect(await add(shopper.id, '+61491570101')).toBe('added')
  })

  it.each(['mail', 'mobile'] as const)(
    'a second contact for sign-in merges two accounts, requested from the one with the %s',
    async (from) => {
      const [address, mobile] = from === 'mail' ? ['mia@shopper.example', '+61491570102'] : ['noa@shopper.example', '+61491570103']
      const { organisationId, carId, carSlug } = world.north
      const [byMail, byMobile] = [await signIn(address), await signIn(mobile)]
      const saveSearch = async (shopperId: string, path: string) =>
        saveShopperSearch(world.db, await site(), { shopperId, path, name: path, now })
      for (const [{ shopper }, at, searches] of [
        [byMail, later(60), ['/search?make=Kia', '/search?make=Mazda']],
        [byMobile, now, ['/search?make=Kia', '/search?make=Toyota']],
      ] as const) {
        await storeWatchedCar(world.db, await site(), { shopperId: shopper.id, car: carId, now: at })
        await mergeBrowserCars(world.db, await site(), {
          shopperId: shopper.id,
          brought: { watched: [], viewed: [carSlug], compared: [] },
          now: at,
        })
        for (const path of searches) await saveSearch(shopper.id, path)
      }
      await savePhone(world.db, organisationId, byMobile.shopper.id, '+61491570109')
      await chooseAlerts(world.db, organisationId, { shopperId: byMail.shopper.id, choice: 'daily', source: 'garage', now })

      const [requester, contact] = from === 'mail' ? [byMail, mobile] : [byMobile, address]
      expect(await add(requester.shopper.id, contact)).toBe('joined')

      const [one, other] = [await read(byMail.tokenHash), await read(byMobile.tokenHash)]
      expect(one).toEqual({ id: byMail.shopper.id, email: address, mobile, phone: '+61491570109', alerts: 'daily' })
      expect(other).toEqual(one)
      if (!one) throw new Error('No shopper is signed in.')
      const garage = await loadGarage(world.db, await site(), one, now)
      expect(garage.watched.map(({ car, at }) => [car.id, at])).toEqual([[carId, now]])
      expect(garage.viewed.map(({ id }) => id)).toEqual([carId])
      expect(garage.searches.map(({ path }) => path).sort()).toEqual(['/search?make=Kia', '/search?make=Mazda', '/search?make=Toyota'])
      expect((await signIn(mobile)).shopper.id).toBe(one.id)
    },
  )

  it('a second contact for sign-in is refused if another account has it, and added once for concurrent requests', async () => {
    const { shopper } = await signIn('oli@shopper.example')
    const taken = await signIn('pia@shopper.example')
    expect(await add(taken.shopper.id, '+61491570104')).toBe('added')
    expect(await add(shopper.id, '+61491570104')).toBe('taken')
    expect(await add(taken.shopper.id, 'quin@shopper.example')).toBe('taken')
    await signIn('+61491570105')
    const { id: codeId } = await requestCode('+61491570105', later(count * 60))
    const openSession = (shopperId: string) =>
      addContact(world.db, world.north.organisationId, { shopperId, codeId, sentTo: '+61491570105' })
    const both = await meetAtTable(
      world,
      'sign_in_codes',
      [1, 2].map(() => () => openSession(shopper.id)),
    )
    expect([...both].sort()).toEqual(['joined', 'spent'])
  })
})
