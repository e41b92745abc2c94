import { randomUUID } from 'node:crypto'
import { saveDestination } from '@forecourt/data/leads/delivery/destinations'
import { receiveLeadMail } from '@forecourt/data/leads/delivery/receiveLeadMail'
import { countAddresses } from '@forecourt/data/pages/redirects/countAddresses'
import { addPasskey } from '@forecourt/data/people/passkeys/ownPasskeys'
import { insertUser } from '@forecourt/data/people/users/insertUser'
import { buildActor } from '@forecourt/data/testing/buildWorld'
import { liveSite } from '@forecourt/data/testing/siteDraft'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { beginValuation } from '@forecourt/data/valuations/beginValuation'
import { markSent } from '@forecourt/data/valuations/markSent'
import { defaultBookingSettings } from '@forecourt/rules/bookings/BookingSettings'
import { defaultMailTemplate } from '@forecourt/rules/leads/delivery/parseLeadMail'
import { defaultInboxSettings } from '@forecourt/rules/leads/inbox/InboxSettings'
import { blankAnswers } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { defaultValuationRules } from '@forecourt/rules/valuations/ValuationRules'
import { softDevice } from '@forecourt/services/passkeys/testing/softDevice'
import { totpCode } from '@forecourt/services/two-factor/totp'
import { hash } from '@node-rs/argon2'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { buildSession, createTestCaller, temporaryUploads, testNow } from '../testing/createTestCaller'
import { enteredDestination, enteredLocation, enteredMailbox, enteredOffer, enteredRecords, enteredReview } from '../testing/enteredRecords'
import { callPath, procedures } from '../testing/procedures'
import { sendFile } from '../testing/sendFile'
import { sendLead } from '../testing/sendLead'

const device = softDevice({ origin: 'https://console.example' })
const world = testWorld()
const key = '5b0e4c1e-8a0b-4d8e-9c3e-0a7c5a1d2f3b'

type Call = readonly [path: string, input: object]

let lastFile = ''

/** Imports a file with one record, and undoes it. */
const fileCalls = (resource: string, organisationId: string | null, csv: string): (Call | [string, () => object])[] => [
  [`${resource}.importFile`, { organisationId, name: 'records.csv', data: Buffer.from(csv).toString('base64'), apply: true }],
  [`${resource}.undoImport`, () => ({ organisationId, importId: lastFile })],
]

/** The life cycle of a record, restored at its end, and the import of another. */
const recordCalls = (
  resource: string,
  {
    ownerId,
    id,
    data,
    changed = { name: 'Changed' },
    csv,
  }: { ownerId: string | null; id: string; data: object; changed?: object; csv: string },
) => [
  [`${resource}.create`, { organisationId: ownerId, key, data }] as const,
  [`${resource}.update`, { id, data: { ...data, ...changed }, expectedRevision: 1 }] as const,
  [`${resource}.remove`, { id, expectedRevision: 2 }] as const,
  [`${resource}.undo`, { id, organisationId: ownerId }] as const,
  ...fileCalls(resource, ownerId, csv),
]

/** A car that a shopper paid a deposit for. */
const reserveCar = async ({ db, north }: typeof world, carId: string): Promise<string> => {
  const { organisationId, siteId, locationId, dealershipId } = north
  const at = new Date(testNow)
  const { id } = await db.platform.transaction(async (tx) => {
    const reservation = await tx.reservation.create({
      data: {
        ...{ organisationId, siteId, locationId, dealershipId, carId, reference: 'RAUDITED', carName: 'A car', holdKey: 'audited' },
        ...{ priceCents: 1, amountCents: 20_000, currency: 'AUD', holdHours: 48, name: 'Ana', email: 'ana@shopper.example' },
        ...{ state: 'charged', heldUntil: at, createdAt: at, changedAt: at },
      },
    })
    const account = await tx.paymentAccount.findFirstOrThrow({ where: { organisationId } })
    await tx.payment.create({
      data: {
        ...{ organisationId, siteId, accountId: account.id, reservationId: reservation.id },
        ...{ collect: 'charge', money: 'charged', amountCents: 20_000, currency: 'AUD', createdAt: at },
      },
    })
    return reservation
  })
  return id
}

const pngOf = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer()

test('Every mutation writes exactly one audit row with the user’s name', async () => {
  const { siteId, organisationId, carId, locationId, dealershipId } = world.north
  const uploads = temporaryUploads()
  const session = buildSession('platformAdmin', null)
  const { call } = createTestCaller(world.db, session, { uploads })
  const site = await liveSite(world.db, siteId)
  const { leadId, conversationId } = await sendLead(world.db, siteId, 'audit')
  const plate = { plate: 'ABC12D', state: 'NSW', vin: null, make: 'Kia', model: 'Rio', badge: '', year: 2022, simulated: true }
  const valuationId = await beginValuation(world.db, site, { vehicle: plate, carId: null, beforeId: null, now: testNow })
  await markSent(world.db, site, { id: valuationId, leadId, pendingCodeTo: null, now: testNow })
  const { values } = (await call.sites.forEditing({ siteId })).draft
  const renamed = { ...values, identity: { ...values.identity, tagline: 'Renamed' } }

  const picture = (await pngOf('#246')).toString('base64')
  const { id: imageId } = await call.images.upload({ organisationId, name: 'Yard', data: picture })

  // The calls succeed only in this order, because their revisions and versions increase.
  const publishAt = '2026-06-02T02:00:00.000Z'
  const waiting = async () => ({ siteId, id: (await call.schedules.list({ siteId })).waiting?.id })
  const request = async (note: string) => ({
    siteId,
    id: (await call.requests.create({ siteId, expectedRevision: 4, expectedVersion: 1, note })).request.id,
  })
  const onboarding = async () => (await call.onboarding.getList()).data[0]?.id
  let reservationId: string | undefined
  let firstOnboardingId: string | undefined
  const onboardingId = async () => {
    firstOnboardingId ??= await onboarding()
    return firstOnboardingId
  }
  const layerId = 'template-plain'
  const layer = async () => (await call.layers.forEditing({ layerId })).layer
  const rollout = async () => (await call.rollouts.list({ layerId })).rollouts[0]?.id
  const draftRevision = async () => (await call.sites.forEditing({ siteId })).draft.revision
  const bulkId = '00000000-0000-4000-8000-000000000000'
  const invitedUser = async () => ({ id: (await call.users.getList({ filter: { q: 'new@example.com' } })).data[0]?.id })
  const newest = 'correct horse battery staple'
  await world.db.platform.transaction(async (tx) => {
    const memberships = [{ role: 'platformAdmin' }] as const
    const passwordHash = await hash('right')
    await insertUser(tx, { id: 'platformAdmin-user', email: 'boss@example.com', name: 'platformAdmin person', passwordHash, memberships })
  })
  const view = { organisationId, name: 'Audited', view: { filter: {}, sort: null, columns: [] } }
  const photo = await pngOf('#642')
  const sent = (kind: 'photo' | 'report', bytes: Buffer) =>
    sendFile(bytes, { call, db: world.db, session, uploads, carId, kind, name: kind })
  const visit = { date: '2026-06-03', minutes: 600 }
  const bookedDays = () => call.bookings.range({ locationId, from: visit.date, days: 1 })
  const firstBooking = async () => {
    const booking = (await bookedDays()).bookings[0]
    return { id: booking?.id ?? '', expectedRevision: booking?.revision ?? 0 }
  }
  const layerPicture = async () => (await call.layers.pictures({ layerId })).data[0]?.id
  let addedOffer: string | undefined
  const offerId = async () => {
    addedOffer ??= (await call.offers.getList({ filter: { q: 'Taken over' } })).data[0]?.id
    return addedOffer
  }
  const feed = { name: 'DMS', locationId, source: { kind: 'https', url: 'https://dms.example/stock.csv' } }
  const ownFile = {
    name: 'Ours',
    document: { version: 1, layout: 'csv', fields: [{ name: 'Ref', from: ['stock_number'] }] },
    target: { kind: 'post', url: 'https://market.example/stock' },
  }
  const template = async () => ({ siteId, templateId: (await call.markets.templates({ siteId }))[0]?.id ?? '' })
  const deadLetter = () =>
    world.db.platform.transaction((tx) =>
      tx.outboxMessage.create({ data: { organisationId, siteId, kind: 'lead.dealer', status: 'dead', attempts: 9, lastError: 'Refused' } }),
    )
  const lastDestination = async () => ({ id: (await call.destinations.list({ organisationId })).at(-1)?.id ?? '' })
  const pullDestination = async () => {
    const destination = await saveDestination(world.db.forOrganisation(organisationId), {
      ...{ organisationId, id: null, actor: buildActor },
      settings: { ...enteredDestination, target: { kind: 'pull', shape: 'flat' } },
    })
    return { id: destination?.id }
  }
  const supplier = async () => ({ id: (await call.suppliers.list({ organisationId })).suppliers[0]?.id ?? '' })
  const leadMail = async () => {
    const { id: supplierId } = await supplier()
    const mailFields = { from: 'leads@market.example', subject: 'A lead', texts: ['Call me'], prospects: [], droppedFiles: [], fault: null }
    const mail = { ...mailFields, supplierId, messageKey: randomUUID(), now: testNow }
    await receiveLeadMail(world.db, mail)
    return { id: (await call.leadMails.list({ organisationId }))[0]?.id ?? '' }
  }
  const hiddenLocation = async () => ({
    id: (await world.db.platform.transaction((tx) => tx.location.findFirst({ where: { organisationId, visible: false } })))?.id,
  })
  const feedIdInput = async () => ({ id: (await call.feeds.getList({})).data[0]?.id ?? '' })
  const lastRun = async () => (await call.feeds.runs(await feedIdInput())).data[0]?.id ?? ''
  const stock = (numbers: readonly string[]) => ({
    name: 'stock.csv',
    data: Buffer.from(
      `Stock,Make,Model,Year,Type,Kms\n${numbers.map((number) => `${number},Kia,Rio,2020,Used,61000`).join('\n')}\n`,
    ).toString('base64'),
  })
  const fedCar = async () => ({ carId: (await call.stock.getList({ filter: { q: 'F1' } })).data[0]?.id ?? '' })
  /** A file that lacks all cars but one, which is held. */
  const heldRun = async () => {
    await call.feeds.upload({ ...(await feedIdInput()), ...stock(['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7']), mode: 'apply' })
    return {
      ...(await feedIdInput()),
      runId: (await call.feeds.upload({ ...(await feedIdInput()), ...stock(['F1']), mode: 'apply' })).run?.id,
    }
  }
  const conversation = () => call.inbox.getOne({ id: conversationId })
  const conversationAndRevision = async () => {
    const { id, revision } = await conversation()
    return { id, expectedRevision: revision }
  }
  const mutations: readonly (readonly [path: string, input: object | (() => Promise<object>)])[] = [
    ['bookings.saveSettings', { locationId, kind: 'testDrive', settings: defaultBookingSettings.testDrive, expectedRevision: 0 }],
    ['bookings.create', { locationId, kind: 'testDrive', at: visit, carId: null, name: 'Ana', reason: 'A regular', key }],
    ['bookings.move', async () => ({ ...(await firstBooking()), to: { ...visit, minutes: 660 }, reason: 'A regular' })],
    ['bookings.undo', firstBooking],
    ['bookings.transition', async () => ({ ...(await firstBooking()), to: 'cancelled' })],
    ['bookings.block', { locationId, kind: null, carId: null, from: visit, until: { ...visit, minutes: 900 }, key }],
    ['bookings.unblock', async () => ({ id: (await bookedDays()).blocks[0]?.id })],
    ['sites.saveDraft', { siteId, values: renamed, expectedRevision: 1 }],
    ['sites.publish', { siteId, expectedRevision: 2, expectedVersion: 1, note: '' }],
    ['sites.rollBack', { siteId, version: 1, expectedVersion: 2 }],
    ['sites.restore', { siteId, version: 1, expectedRevision: 2 }],
    ['sites.importConfig', { siteId, text: JSON.stringify(renamed), expectedRevision: 3 }],
    ['schedules.create', { siteId, publishAt, expectedRevision: 4, expectedVersion: 1 }],
    ['schedules.move', async () => ({ ...(await waiting()), publishAt: '2026-06-03T02:00:00.000Z' })],
    ['schedules.decide', async () => ({ ...(await waiting()), decision: 'asked', version: 1 })],
    ['schedules.cancel', waiting],
    ['requests.create', { siteId, expectedRevision: 4, expectedVersion: 1, note: 'First' }],
    ['requests.sendBack', async () => ({ ...(await request('Second')), answer: 'Not yet' })],
    ['requests.withdraw', () => request('Third')],
    ['requests.publish', async () => ({ ...(await request('Fourth')), expectedVersion: 1 })],
    ['sharing.create', { siteId, label: 'Principal', days: 7 }],
    ['sharing.revoke', async () => ({ siteId, id: (await call.sharing.list({ siteId })).links[0]?.id })],
    ['sites.create', { organisationId, slug: 'audited', name: 'Audited', templateLayerId: 'template-plain', hosts: ['audited.example'] }],
    ['domains.claim', { siteId, host: 'www.audited.example' }],
    ['domains.check', { siteId, host: 'www.audited.example' }],
    ['domains.change', { siteId, host: 'www.audited.example', change: 'remove' }],
    ['compliance.check', { siteId }],
    ['compliance.waive', { siteId, rule: 'card-surcharge', phrase: 'fee', reason: 'Made in a test', endsOn: '2026-06-30' }],
    ['compliance.endWaiver', async () => ({ siteId, id: (await call.compliance.list({ siteId })).waivers[0]?.id })],
    ['redirects.change', { siteId, rows: [{ from: '/old', to: '/search', code: '' }] }],
    [
      'redirects.importFile',
      { siteId, name: 'redirects.csv', data: Buffer.from('from,to\n/older,/search').toString('base64'), apply: true },
    ],
    ['redirects.undo', async () => ({ siteId, changeId: (await call.redirects.list({ siteId })).changes[0]?.id })],
    ['redirects.oldSite', { siteId, from: { name: 'old.txt', data: Buffer.from('/old-page').toString('base64') } }],
    [
      'redirects.dismiss',
      async () => {
        const missing = new Map([['/gone', { people: 1, machines: 0 }]])
        await countAddresses(world.db, { siteId, organisationId, now: testNow }, { followed: new Map(), missing })
        return { siteId, path: '/gone', dismissed: true }
      },
    ],
    [
      'onboarding.save',
      {
        id: randomUUID(),
        step: 'review',
        answers: { ...blankAnswers, business: { ...blankAnswers.business, name: 'A' } },
        expectedRevision: 0,
      },
    ],
    ['onboarding.uploadLogo', async () => ({ id: await onboarding(), name: 'Logo', data: picture })],
    ['onboarding.readOldSite', { from: { name: 'old.html', data: Buffer.from('<h1>Old</h1>').toString('base64') } }],
    ['onboarding.discard', async () => ({ id: await onboardingId() })],
    ['onboarding.revive', async () => ({ id: await onboardingId() })],
    [
      'multiSite.change',
      async () => ({
        siteId,
        bulkId,
        change: { pointer: '/identity/tagline', reset: false, value: 'At every site' },
        expectedRevision: await draftRevision(),
      }),
    ],
    ['multiSite.undo', { siteId, bulkId }],
    [
      'multiSite.clone',
      { siteId, organisationId, slug: 'cloned', name: 'Cloned', host: 'cloned.example', dealershipIds: [], country: 'AU' },
    ],
    [
      'multiSite.copy',
      async () => ({
        siteId,
        fromId: (await call.sites.getList({ filter: { q: 'Cloned' } })).data[0]?.id,
        pointer: '/identity/name',
        expectedRevision: await draftRevision(),
      }),
    ],
    ['layers.create', { kind: 'template', name: 'Trial', slug: 'trial' }],
    ['layers.saveDraft', async () => ({ layerId, values: { search: { pageSize: 30 } }, expectedRevision: (await layer()).draft.revision })],
    [
      'layers.release',
      async () => {
        const { draft } = await layer()
        return { layerId, expectedRevision: draft.revision, expectedLocks: draft.layer.locks }
      },
    ],
    ['layers.lock', { layerId, pointer: '/search/pageSize', reason: 'One size everywhere' }],
    ['layers.discard', { layerId }],
    ['layers.uploadPicture', { layerId, name: 'Show Day', data: picture }],
    ['layers.renamePicture', async () => ({ layerId, id: await layerPicture(), name: 'Show Days', alt: 'Cars on show' })],
    ['layers.removePicture', async () => ({ layerId, id: await layerPicture() })],
    ['rollouts.start', async () => ({ layerId, revision: (await layer()).revision, siteIds: [siteId] })],
    ['rollouts.advance', async () => ({ id: await rollout() })],
    ['rollouts.undo', async () => ({ id: await rollout(), reason: 'It hides the phone number.' })],
    [
      'layers.restore',
      async () => ({ layerId, revision: 1, expectedRevision: (await layer()).revision, reason: 'It hides the phone number.' }),
    ],
    ['inbox.saveView', { ...view, view: { filter: { unread: true } } }],
    ['inbox.removeView', async () => ({ organisationId, id: (await call.inbox.views({ organisationId }))[0]?.id })],
    ['inbox.change', async () => ({ ...(await conversationAndRevision()), change: { kind: 'stage', stage: 'sold' } })],
    ['inbox.undo', conversationAndRevision],
    ['inbox.note', async () => ({ ...(await conversationAndRevision()), text: 'Wants a tow bar', key })],
    [
      'leads.sendAgain',
      async () => {
        const { leadId: deadLeadId } = await sendLead(world.db, siteId, 'dead', { email: 'dead@example.com' })
        return world.db.platform.transaction(async (tx) => {
          await tx.outboxMessage.updateMany({ where: { leadId: deadLeadId }, data: { status: 'dead' } })
          return { id: (await tx.outboxMessage.findFirstOrThrow({ where: { leadId: deadLeadId } })).id }
        })
      },
    ],
    [
      'inbox.close',
      async () => ({
        ...{ ...(await conversationAndRevision()), key },
        deal: {
          ...{ carId: null, carName: 'Rio', priceCents: 2_000_000, salespersonId: null },
          ...{ marksSold: false, completesReservation: false, offersOthers: false },
        },
      }),
    ],
    ['inbox.lose', async () => ({ ...(await conversationAndRevision()), reason: 'Price', releases: [] })],
    ['inbox.addEnquiry', { siteId, source: 'walkIn', name: 'Wanda', phone: '0491 570 156', key }],
    ['inbox.logCall', async () => ({ ...(await conversationAndRevision()), outcome: 'spoke', key })],
    ['outbox.replay', async () => ({ kind: 'these', ids: [(await deadLetter()).id] })],
    ['destinations.save', { organisationId, id: null, data: enteredDestination }],
    ['destinations.pause', async () => ({ ...(await lastDestination()), paused: true })],
    ['destinations.sendTest', lastDestination],
    ['destinations.resend', async () => ({ ...(await lastDestination()), resent: { kind: 'dead' } })],
    ['destinations.renewSecret', lastDestination],
    ['destinations.remove', lastDestination],
    ['destinations.makeKey', pullDestination],
    ['destinations.revokeKey', lastDestination],
    ['suppliers.add', { siteId, name: 'Carsales' }],
    ['suppliers.makeKey', supplier],
    ['suppliers.saveMail', async () => ({ ...(await supplier()), template: defaultMailTemplate, locationId: null })],
    ['leadMails.makeLead', async () => ({ ...(await leadMail()), name: 'Jo', phone: '0400 000 000' })],
    ['leadMails.dismiss', leadMail],
    ['suppliers.remove', supplier],
    ['mailboxes.save', { id: null, ...enteredMailbox, siteId }],
    ['mailboxes.remove', async () => ({ id: (await call.mailboxes.list({ organisationId }))[0]?.id ?? '' })],
    ['inbox.saveSettings', { organisationId, expectedRevision: 0, settings: { ...defaultInboxSettings, targetMinutes: 60 } }],
    [
      'inbox.send',
      async () => ({ ...(await conversationAndRevision()), channel: 'mail', to: 'jo@example.com', text: 'It is still here', key }),
    ],
    [
      'inbox.merge',
      async () => {
        const { conversationId: otherId } = await sendLead(world.db, siteId, 'other', { email: 'other@example.com', phone: '' })
        return { ...(await conversationAndRevision()), otherId }
      },
    ],
    [
      'inbox.split',
      async () => {
        const { id, timeline } = await conversation()
        const [, ...later] = timeline.filter(({ kind }) => kind === 'lead')
        return { id, entryIds: later.map((entry) => entry.id) }
      },
    ],
    ['valuations.changeOffer', { id: valuationId, expectedRevision: 1, offerCents: 1_500_000, reason: 'Two new tyres' }],
    ['valuations.extend', { id: valuationId, expectedRevision: 2, days: 30 }],
    ['valuations.send', { id: valuationId }],
    ['valuations.appraise', { id: valuationId, expectedRevision: 3 }],
    ['valuations.toStock', { id: valuationId, stockNumber: 'bought', locationId }],
    ['valuations.saveRules', { organisationId, expectedRevision: 0, rules: { ...defaultValuationRules, marginPercent: 15 } }],
    ['inbox.erase', async () => ({ id: (await conversationAndRevision()).id })],
    ['locations.addHolidays', { organisationId }],
    ['locations.create', { organisationId, ...enteredLocation, dealershipId }],
    ['locations.update', { id: locationId, data: { ...enteredLocation, dealershipId }, expectedRevision: 1 }],
    ['locations.publish', { id: locationId, expectedRevision: 2 }],
    ['locations.restore', { id: locationId, number: 1, expectedRevision: 0 }],
    ['locations.discard', { id: locationId }],
    ['locations.remove', hiddenLocation],
    ['locations.undoRemoval', hiddenLocation],
    ['offers.create', { organisationId, key, data: enteredOffer }],
    ['offers.update', async () => ({ id: await offerId(), data: { ...enteredOffer, name: 'Mats' }, expectedRevision: 1 })],
    ['offers.order', { organisationId, ids: [] }],
    ['offers.choose', async () => ({ id: await offerId(), carId, isChosen: true, key })],
    ['offers.remove', async () => ({ id: await offerId(), expectedRevision: 2 })],
    ['offers.undo', async () => ({ id: await offerId(), organisationId })],
    ...fileCalls('offers', organisationId, 'Name,Short description\nFrom a file,Mats'),
    ...recordCalls('posts', {
      ...{ ownerId: organisationId, id: key, data: enteredRecords.post, changed: { title: 'Moved' } },
      csv: 'Title,Text,Publish date\nFrom a file,Words,2026-01-02',
    }),
    ...recordCalls('reviews', {
      ...{ ownerId: organisationId, id: key, data: enteredReview, changed: { rating: 4 } },
      csv: 'Customer,Date,Stars,Review\nFrom a file,2026-01-02,4,Fine',
    }),
    ...recordCalls('reviewSources', {
      ...{ ownerId: organisationId, id: key, data: enteredRecords.reviewSource },
      csv: 'Name,Source,ID of your business there\nFrom a file,Facebook,104567890123',
    }),
    ['reviewSources.connect', { id: key, key: 'a refresh token' }],
    ['reviewSources.fetchNow', { id: key }],
    ['reviewSources.disconnect', { id: key }],
    [
      'reviewSources.finishConsent',
      async () => {
        const { address } = await call.reviewSources.consentAddress({ id: key })
        return { id: key, code: 'code', state: new URL(address ?? '').searchParams.get('state') }
      },
    ],
    ['dealerships.update', { id: dealershipId, data: enteredRecords.dealership, expectedRevision: 1 }],
    ['dealerships.undo', { id: dealershipId, organisationId }],
    ...fileCalls('dealerships', organisationId, 'Dealership,Review address\nnorth Dealership,https://reviews.example/file'),
    ...recordCalls('lenders', {
      ...{ ownerId: organisationId, id: key, data: enteredRecords.lender },
      csv: 'Lender,Finance provider,Interest rate,Comparison rate\nFrom a file,Angle,6,7',
    }),
    ...recordCalls('charges', {
      ownerId: organisationId,
      id: key,
      data: enteredRecords.charge,
      csv: 'Charge,Fixed amount\nFrom a file,10',
    }),
    ...recordCalls('answerTemplates', {
      ...{ ownerId: organisationId, id: key, data: enteredRecords.template },
      csv: 'Name,Used for,Text\nFrom a file,Emails,Hi',
    }),
    ...recordCalls('customers', {
      ...{ ownerId: organisationId, id: key, data: enteredRecords.customer },
      csv: 'Name,Email\nFrom a file,file@person.example',
    }),
    ['customers.erase', { id: key }],
    ...recordCalls('manufacturers', {
      ...{ ownerId: null, id: 'harrow', data: enteredRecords.manufacturer, changed: { name: 'HARROW' } },
      csv: 'Name\nFrom a file',
    }),
    ...recordCalls('models', {
      ...{ ownerId: null, id: 'harrow.vantage', data: { ...enteredRecords.model, manufacturerId: 'harrow' }, changed: { name: 'VANTAGE' } },
      csv: 'Make,Model\nHarrow,From a file',
    }),
    ['models.makeOwn', { organisationId, id: 'harrow.vantage' }],
    ...recordCalls('accessories', {
      ...{ ownerId: null, id: key, data: { ...enteredRecords.accessory, modelId: 'harrow.vantage' } },
      csv: 'Model,Name,Category\nHarrow Vantage,From a file,Interior',
    }),
    ['images.upload', { organisationId, name: 'Yard again', data: picture }],
    ['images.update', { id: imageId, data: { alt: 'The yard' } }],
    ['stock.update', { id: carId, data: { driveAwayCents: 19_990_00 } }],
    ['stock.undo', { id: carId }],
    ['stock.transition', { id: carId, to: 'reserved' }],
    [
      'stock.create',
      { organisationId, key: 'audited-car', data: { stockNumber: 'audited', make: 'Kia', model: 'Rio', year: 2020, locationId } },
    ],
    ['stock.duplicate', { id: carId, key: 'audited-copy' }],
    [
      'stock.bulk',
      async () => ({
        key: 'audited-bulk',
        cars: [{ id: carId, revision: (await call.stock.getOne({ id: carId })).revision }],
        change: { kind: 'tag', tag: 'B' },
      }),
    ],
    ['stock.undoBulk', { key: 'audited-bulk' }],
    ['stock.addPhoto', async () => ({ id: carId, photo: { upload: await sent('photo', photo) } })],
    ['stock.editPhoto', async () => ({ id: carId, key: (await call.stock.getOne({ id: carId })).images.at(-1)?.key, rotate: 90 })],
    ['stock.restorePhoto', async () => ({ id: carId, key: (await call.stock.getOne({ id: carId })).images.at(-1)?.key })],
    ['images.addCarPhoto', async () => ({ carId, key: (await call.stock.getOne({ id: carId })).images.at(-1)?.key })],
    ['stock.setReport', async () => ({ id: carId, upload: await sent('report', Buffer.from('%PDF-1.4 startxref 0 %%EOF')) })],
    ['stock.setPhotos', async () => ({ id: carId, photos: [], expectedRevision: (await call.stock.getOne({ id: carId })).revision })],
    ['stock.choosePriceKinds', { locationId, kinds: { new: 'driveAway', used: 'egc', demo: 'driveAway' } }],
    ['fleet.saveView', { organisationId: null, name: 'Audited', view: { filter: { trouble: 'any' }, sort: null } }],
    ['fleet.removeView', async () => ({ organisationId: null, id: (await call.fleet.views({ organisationId: null }))[0]?.id })],
    [
      'fleet.changeStatus',
      async () => ({ siteIds: [(await call.sites.getList({ filter: { q: 'Audited' } })).data[0]?.id ?? ''], change: 'archive' }),
    ],
    ['stock.saveView', view],
    ['stock.removeView', async () => ({ organisationId, id: (await call.stock.views({ organisationId }))[0]?.id })],
    ['payments.addAccount', { siteId, provider: 'testBank', name: 'Test bank' }],
    ['payments.request', { siteId, key, kind: 'other', amountCents: 5_000, name: 'Ana', email: 'ana@shopper.example' }],
    ['payments.resend', async () => ({ id: (await call.payments.getList({})).data[0]?.id })],
    ['payments.change', async () => ({ id: (await call.payments.getList({})).data[0]?.id, action: 'cancel' })],
    ['payments.endAccount', async () => ({ siteId, id: (await call.payments.accounts({ siteId }))[0]?.id })],
    [
      'reservations.reserve',
      async () => {
        await call.stock.transition({ id: carId, to: 'in_stock' })
        return { carId, conversationId: null, until: new Date(Date.parse(testNow) + 86_400_000).toISOString(), key }
      },
    ],
    [
      'reservations.resend',
      async () => {
        const [reserved] = (await call.reservations.getList({ filter: { carId } })).data
        await call.reservations.act({ id: reserved?.id ?? '', action: 'release' })
        await call.stock.transition({ id: carId, to: 'reserved' })
        reservationId = await reserveCar(world, carId)
        return { id: reservationId }
      },
    ],
    ['reservations.act', () => ({ id: reservationId, action: 'release' })],
    ['stock.markSold', { id: carId }],
    ['markets.open', { siteId, format: 'stock-csv' }],
    ['markets.stores', { siteId, format: 'stock-csv', storeCodes: { [locationId]: 'North' } }],
    ['markets.close', { siteId, format: 'stock-csv' }],
    ['markets.saveTemplate', { siteId, templateId: null, data: ownFile }],
    ['markets.sendTemplate', template],
    ['markets.removeTemplate', template],
    ['feeds.create', { organisationId, dealershipId, data: feed }],
    ['feeds.change', async () => ({ ...(await feedIdInput()), data: feed })],
    ['feeds.fetchNow', feedIdInput],
    ['feeds.upload', async () => ({ ...(await feedIdInput()), ...stock(['F1', 'F2', 'F3', 'F4']), mode: 'apply' })],
    ['feeds.setOwner', async () => ({ ...(await fedCar()), field: 'km', owner: 'user' })],
    ['feeds.undo', async () => ({ ...(await feedIdInput()), runId: await lastRun() })],
    ['feeds.discardHeld', heldRun],
    ['feeds.applyHeld', heldRun],
    ['feeds.renewSecret', feedIdInput],
    ['feeds.map', async () => ({ ...(await feedIdInput()), mapping: { version: 1, columns: { km: { from: ['Kms'] } } } })],
    ['feeds.applyAgain', async () => ({ ...(await feedIdInput()), runId: await lastRun() })],
    ['feeds.publishFormat', async () => ({ ...(await feedIdInput()), name: 'A supplier' })],
    ['feeds.withdrawFormat', async () => ({ id: (await call.feeds.formats())[0]?.id })],
    ['feeds.remove', feedIdInput],
    ['organisations.change', { organisationId, change: { kind: 'rename', name: 'Northern' } }],
    ['organisations.addDealership', { organisationId, name: 'Northern West', makes: [] }],
    ['sites.changeTemplate', async () => ({ siteId, templateLayerId: 'template-plain', expectedRevision: await draftRevision() })],
    ['sites.rename', { siteId, name: 'Northern', slug: 'northern' }],
    ['sites.changeStatus', { siteId, change: 'archive' }],
    ['sites.remove', { siteId, enteredName: 'Northern' }],
    ['roles.save', { organisationId, id: null, name: 'Cleaner', permissions: ['stock.read'] }],
    [
      'roles.remove',
      async () => {
        const place = (await call.users.choices()).places.find((each) => each.organisationId === organisationId)
        return { organisationId, id: place?.ownRoles[0]?.id, replacement: null }
      },
    ],
    ['users.invite', { email: 'new@example.com', name: 'New', memberships: [{ role: 'editor', organisationId, siteId }] }],
    ['users.resend', invitedUser],
    ['users.changeRoles', async () => ({ ...(await invitedUser()), give: [{ role: 'marketing', organisationId, siteId }], take: [] })],
    ['users.disable', async () => ({ ...(await invitedUser()), disabled: true })],
    [
      'users.sendPasswordLink',
      async () => {
        const { id = '' } = await invitedUser()
        await world.db.platform.transaction((tx) =>
          tx.user.update({ where: { id }, data: { activatedAt: new Date(testNow), disabled: false } }),
        )
        return { id }
      },
    ],
    ['users.changeEmail', async () => ({ ...(await invitedUser()), email: 'newer@example.com' })],
    ['users.cancelEmail', invitedUser],
    ['users.signOut', invitedUser],
    ['users.resetTwoFactor', invitedUser],
    [
      'users.removePasskeys',
      async () => {
        const passkey = { id: 'of-the-invited', publicKey: new Uint8Array(1), counter: 0, transports: [], synced: true }
        const { id } = await invitedUser()
        await addPasskey(world.db, { userId: id ?? '', name: 'Phone', passkey, now: testNow })
        return { id }
      },
    ],
    ['users.remove', invitedUser],
    ['users.requireTwoFactor', { organisationId, required: true }],
    ['users.removeDemo', {}],
    ['account.rename', { name: 'platformAdmin person' }],
    ['account.changeEmail', { email: 'bigboss@example.com', password: 'right' }],
    ['account.cancelEmail', {}],
    ['account.changePassword', { password: 'right', newPassword: newest }],
    [
      'account.confirmTwoFactor',
      async () => {
        const { secret } = await call.account.offerTwoFactor({ password: newest })
        return { code: totpCode(secret, Math.floor(Date.parse(testNow) / 30_000)) }
      },
    ],
    ['account.newRecoveryCodes', { password: newest }],
    ['account.removeTwoFactor', { password: newest }],
    [
      'account.addPasskey',
      async () => {
        const { options, ticket } = await call.account.offerPasskey({ password: newest })
        return { ticket, response: device.makes(options), name: 'Phone' }
      },
    ],
    ['account.removePasskey', async () => ({ id: (await call.account.get()).passkeys[0]?.id })],
    ['account.chooseNotices', { muted: ['late.mail'] }],
    [
      'account.addDevice',
      {
        ...{ name: 'Phone', endpoint: 'https://push.example/one' },
        ...{ publicKey: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16, 1).toString('base64url') },
      },
    ],
    ['account.addToken', { siteId: world.north.siteId, name: 'Assistant', permissions: ['site.read'], hours: 1, password: newest }],
    ['account.revokeToken', async () => ({ id: (await call.account.tokens()).tokens[0]?.id })],
    ['account.removeDevice', async () => ({ id: (await call.account.get()).devices[0]?.id })],
    ['account.endSessions', {}],
  ]
  expect(mutations.map(([path]) => path).sort()).toEqual(
    procedures
      // Presence, read notices, offered authenticators and passkeys, and unfinished uploads aren't audited. Onboarding creates several
      // records at once, each with a row of its own.
      .filter(
        ({ type, path }) =>
          type === 'mutation' &&
          !path.startsWith('presence.') &&
          !path.startsWith('uploads.') &&
          !path.endsWith('.read') &&
          !['onboarding.createSite', 'onboarding.finish', 'account.offerTwoFactor', 'account.offerPasskey'].includes(path),
      )
      .map(({ path }) => path)
      .sort(),
  )

  const entriesAfter = (id: bigint) =>
    world.db.platform.transaction((tx) =>
      tx.auditEntry.findMany({ where: { id: { gt: id } }, orderBy: { id: 'asc' }, select: { id: true, actorName: true } }),
    )
  let lastId = 0n
  const readAdded = async () => {
    const added = await entriesAfter(lastId)
    lastId = added.at(-1)?.id ?? lastId
    return added
  }
  await readAdded()
  for (const [path, input] of mutations) {
    const params = typeof input === 'function' ? await input() : input
    // An input may come from calls of its own.
    if (typeof input === 'function') await readAdded()
    const answer = await callPath(call, path, params)
    if (path.endsWith('.importFile')) lastFile = (answer as { importId: string }).importId
    const added = await readAdded()
    // A cloned site has a row for the site and one for its origin. A file has one for itself and one for its record. A reserved or released
    // car has a row of its own, too.
    const isRecordImport = (path.endsWith('.importFile') && path !== 'redirects.importFile') || path.endsWith('.undoImport')
    const expected = path === 'reservations.act' || path === 'reservations.reserve' || path === 'multiSite.clone' || isRecordImport ? 2 : 1
    expect([path, added.length, added.at(-1)?.actorName]).toEqual([path, expected, 'platformAdmin person'])
  }
})
