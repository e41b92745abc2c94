import type { WorldSide } from '@forecourt/data/testing/buildWorld'
import { defaultBookingSettings } from '@forecourt/rules/bookings/BookingSettings'
import { defaultInboxSettings } from '@forecourt/rules/leads/inbox/InboxSettings'
import { blankAnswers } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { defaultValuationRules } from '@forecourt/rules/valuations/ValuationRules'
import { enteredDestination, enteredLocation, enteredMailbox, enteredOffer, enteredRecords, enteredReview } from './enteredRecords'

/** Ids of one organisation of the test world, and of records that the test added. */
export interface Ids extends Pick<WorldSide, 'organisationId' | 'siteId' | 'carId' | 'locationId' | 'userId'> {
  readonly leadId: string
  readonly conversationId: string
}

// No draft has this revision, so that no call of the table changes anything.
const expectedRevision = 999

/** An id that no record has. */
const missing = 'no-such-record'

const callKey = '5b0e4c1e-8a0b-4d8e-9c3e-0a7c5a1d2f3b'

/** A booking time, local to a location. */
const bookedAt = { date: '2026-06-03', minutes: 600 }

type Calls = { readonly [path: string]: (ids: Ids) => unknown }

/** The calls of every record kind; platform records belong to no organisation. */
const recordCalls = (resource: string, data: unknown, of: 'organisation' | 'platform' = 'organisation'): Calls => {
  const owner = (ids: Ids) => ({ organisationId: of === 'platform' ? null : ids.organisationId })
  const calls: Calls = {
    getList: () => ({}),
    getOne: () => ({ id: missing }),
    create: (ids) => ({ ...owner(ids), key: callKey, data }),
    update: () => ({ id: missing, data, expectedRevision }),
    remove: () => ({ id: missing, expectedRevision }),
    undo: (ids) => ({ ...owner(ids), id: missing }),
    history: () => ({ id: missing }),
    initialValues: owner,
    choices: owner,
    importFile: (ids) => ({ ...owner(ids), name: 'records.csv', data: 'TmFtZQpUYWtlbg==', apply: true }),
    undoImport: (ids) => ({ ...owner(ids), importId: missing }),
    exportCsv: owner,
  }
  return Object.fromEntries(Object.entries(calls).map(([name, input]) => [`${resource}.${name}`, input]))
}

/** The same input for several procedures; names separated by spaces. */
const alike = (names: string, input: Calls[string]): Calls => Object.fromEntries((names.match(/\S+/g) ?? []).map((path) => [path, input]))

/** For a kind without create and remove. */
const withoutAdding = (calls: Calls): Calls =>
  Object.fromEntries(Object.entries(calls).filter(([path]) => !/\.(create|remove)$/.test(path)))

const smallTemplate = { version: 1, layout: 'csv', fields: [{ name: 'Ref', from: ['stock_number'] }] }

/** An input for every procedure, aimed at records of one organisation. A missing procedure fails the tests. */
export const everyCall: Calls = {
  ...alike(
    `
    account.removePasskey account.removeDevice account.revokeToken destinations.getOne destinations.remove destinations.sendTest destinations.log
    destinations.secret destinations.renewSecret destinations.makeKey destinations.revokeKey suppliers.makeKey leadMails.dismiss
    suppliers.remove mailboxes.remove reservations.getOne reservations.link reservations.resend payments.getOne payments.link payments.resend valuations.getOne valuations.send leads.sendAgain bookings.getOne
    bookings.unblock uploads.remove reviewSources.fetchNow reviewSources.disconnect reviewSources.consentAddress feeds.getOne feeds.remove feeds.pushAddress feeds.renewSecret feeds.fetchNow
    feeds.runs feeds.withdrawFormat outbox.getOne onboarding.getOne onboarding.revive onboarding.createSite onboarding.discard onboarding.finish
    layers.getOne rollouts.advance rollouts.sites
    `,
    () => ({ id: missing }),
  ),
  ...alike(
    `
    compliance.sites sites.getList fleet.getList fleet.exportCsv leads.getList inbox.page inbox.counts inbox.waitForChanges inbox.sites leads.figures reservations.getList reservations.figures prizes.getList
    prizes.exportCsv payments.getList payments.sites valuations.getList leads.unfinished leads.undelivered bookings.locations stock.getList
    stock.facets stock.counts stock.exportCsv feeds.getList organisations.getList users.getList audit.getList audit.exportCsv
    outbox.getList outbox.undelivered requests.getList onboarding.getList locations.getList images.getList layers.getList
    `,
    () => ({}),
  ),
  ...alike(
    `
    sites.forEditing sites.leadsCsv sites.templateChoices sites.exportConfig sites.listVersions payments.accounts markets.list
    markets.templates schedules.list sharing.list presence.leave onboarding.checklist onboarding.warnings onboarding.invitations domains.list redirects.list redirects.missing
    redirects.exportCsv locations.waiting images.shared multiSite.cloneTexts
    `,
    ({ siteId }) => ({ siteId }),
  ),
  ...alike(
    `
    me account.get account.tokens account.endSessions destinations.choices stock.choices markets.templateChoices feeds.choices feeds.formats fleet.choices
    users.choices users.removeDemo onboarding.choices locations.dealerships multiSite.history multiSite.cloneChoices
    `,
    () => undefined,
  ),
  ...alike(
    `
    inbox.views inbox.cars inbox.settings inbox.times statistics.overview statistics.demand destinations.list destinations.leadAddresses suppliers.list leadMails.list mailboxes.list
    valuations.rules stock.bulkHistory stock.views stock.suggestions stock.priceKinds locations.addHolidays
    `,
    ({ organisationId }) => ({ organisationId }),
  ),
  ...alike(
    'feeds.preview feeds.dryRun feeds.forecast feeds.refusedRows feeds.run feeds.file feeds.applyAgain feeds.applyHeld feeds.discardHeld feeds.undo',
    () => ({
      id: missing,
      runId: missing,
    }),
  ),
  ...alike(
    'payments.endAccount schedules.cancel schedules.read requests.get requests.withdraw requests.read sharing.revoke',
    ({ siteId }) => ({ siteId, id: missing }),
  ),
  ...alike(
    'users.getOne users.resend users.remove users.sendPasswordLink users.cancelEmail users.signOut users.resetTwoFactor users.removePasskeys',
    ({ userId }) => ({
      id: userId,
    }),
  ),
  ...alike('presence.leaveLayer layers.forEditing layers.discard layers.sites layers.pictures rollouts.list', () => ({ layerId: missing })),
  ...alike('stock.getOne stock.undo stock.photos stock.why stock.history stock.markSold', ({ carId }) => ({ id: carId })),
  ...alike('account.offerTwoFactor account.newRecoveryCodes account.removeTwoFactor account.offerPasskey', () => ({ password: 'wrong' })),
  ...alike('inbox.personData inbox.erase inbox.getOne inbox.read inbox.deal', ({ conversationId }) => ({ id: conversationId })),
  ...alike(
    'locations.getOne locations.discard locations.versions locations.removal locations.remove locations.undoRemoval',
    ({ locationId }) => ({ id: locationId }),
  ),
  ...alike('inbox.removeView stock.removeView models.makeOwn', ({ organisationId }) => ({ organisationId, id: missing })),
  ...alike('markets.removeTemplate markets.sendTemplate markets.deliveries', ({ siteId }) => ({ siteId, templateId: missing })),
  ...alike('markets.open markets.close markets.report', ({ siteId }) => ({ siteId, format: 'stock-csv' })),
  ...alike('valuations.appraise bookings.undo', () => ({ id: missing, expectedRevision })),
  ...alike('uploads.ofCar feeds.owners', ({ carId }) => ({ carId })),
  ...alike('bookings.range bookings.exportCsv', ({ locationId }) => ({ locationId, from: '2026-06-01', days: 7 })),
  ...alike('leads.exportAdf leads.exportCsv', ({ leadId }) => ({ ids: [leadId] })),
  ...alike('leads.credits leads.creditsCsv', ({ organisationId }) => ({ organisationId, month: '2026-06' })),
  'inbox.close': ({ conversationId }) => ({
    id: conversationId,
    expectedRevision,
    key: callKey,
    deal: {
      carId: null,
      carName: 'Rio',
      priceCents: null,
      salespersonId: null,
      marksSold: false,
      completesReservation: false,
      offersOthers: false,
    },
  }),
  'inbox.lose': ({ conversationId }) => ({ id: conversationId, expectedRevision, reason: 'Price', releases: [] }),
  'inbox.addEnquiry': ({ siteId }) => ({ siteId, source: 'phone', phone: '0491 570 110', carId: missing, key: callKey }),
  'account.tokenChoices': () => ({}),
  'account.addToken': ({ siteId }) => ({ siteId, name: 'Assistant', permissions: ['site.read'], hours: 1, password: 'wrong' }),
  'account.changeEmail': () => ({ email: 'corrected@test.example', password: 'wrong' }),
  'account.cancelEmail': () => ({}),
  'account.rename': () => ({ name: 'Renamed' }),
  'account.changePassword': () => ({ password: 'wrong', newPassword: 'correct horse battery staple' }),
  'account.confirmTwoFactor': () => ({ code: '000000' }),
  'account.addPasskey': () => ({ ticket: 'none', response: {}, name: 'Phone' }),
  'account.chooseNotices': () => ({ muted: ['late.mail'] }),
  'account.addDevice': () => ({
    name: 'Phone',
    endpoint: 'https://push.example/one',
    publicKey: Buffer.alloc(65, 4).toString('base64url'),
    auth: Buffer.alloc(16, 1).toString('base64url'),
  }),
  'fleet.views': () => ({ organisationId: null }),
  'fleet.saveView': () => ({ organisationId: null, name: 'Made in test', view: { filter: {}, sort: null } }),
  'fleet.removeView': () => ({ organisationId: null, id: missing }),
  'fleet.changeStatus': () => ({ siteIds: [missing], change: 'resume' }),
  'sites.getOne': ({ siteId }) => ({ id: siteId }),
  'sites.getMany': ({ siteId }) => ({ ids: [siteId] }),
  'sites.create': ({ organisationId }) => ({
    organisationId,
    slug: 'made-in-test',
    name: 'Made',
    templateLayerId: missing,
    hosts: ['made.example'],
  }),
  'sites.changeStatus': ({ siteId }) => ({ siteId, change: 'resume' }),
  // The site's current slug: changing it is reserved for staff.
  'sites.rename': ({ siteId }) => ({ siteId, name: 'Taken over', slug: siteId.replace(/-site$/, '') }),
  'sites.remove': ({ siteId }) => ({ siteId, enteredName: 'north Motors' }),
  'sites.templatePreview': ({ siteId }) => ({ siteId, templateLayerId: 'template-plain', path: '/' }),
  'sites.templateReport': ({ siteId }) => ({ siteId, templateLayerId: 'template-plain' }),
  'sites.changeTemplate': ({ siteId }) => ({ siteId, templateLayerId: 'template-plain', expectedRevision }),
  'sites.draftPage': ({ siteId }) => ({ siteId, path: '/' }),
  'sites.saveDraft': ({ siteId }) => ({ siteId, values: { identity: { name: 'Taken over' } }, expectedRevision }),
  'sites.importConfig': ({ siteId }) => ({ siteId, text: '{"identity":{"name":"Taken over"}}', expectedRevision }),
  'sites.publish': ({ siteId }) => ({ siteId, expectedRevision, expectedVersion: 1, note: '' }),
  'sites.rollBack': ({ siteId }) => ({ siteId, version: 1, expectedVersion: 999 }),
  'sites.restore': ({ siteId }) => ({ siteId, version: 1, expectedRevision }),
  'sites.getVersion': ({ siteId }) => ({ siteId, version: 1 }),
  'sites.compareVersions': ({ siteId }) => ({ siteId, from: 1, to: 'draft' }),
  'sites.contentClaims': ({ siteId }) => ({ siteId, values: {} }),
  'sites.compliance': ({ siteId }) => ({ siteId }),
  'sites.textFindings': ({ siteId }) => ({ siteId }),
  'sites.forecast': ({ siteId }) => ({ siteId, sample: true }),
  'sites.asShown': ({ siteId }) => ({ siteId, path: '/', at: '2026-03-02T23:14:00.000Z' }),
  'sites.asShownZone': ({ siteId }) => ({ siteId }),
  'sites.asShownFile': ({ siteId }) => ({ siteId, path: '/', at: '2026-03-02T23:14:00.000Z', form: 'pdf' }),
  'sites.forecastSides': ({ siteId }) => ({ siteId, path: '/' }),
  'compliance.list': ({ siteId }) => ({ siteId }),
  'compliance.check': ({ siteId }) => ({ siteId }),
  'compliance.waive': ({ siteId }) => ({
    ...{ siteId, rule: 'card-surcharge', phrase: 'Made in test', reason: 'The surcharge is optional.', endsOn: '2026-06-30' },
  }),
  'compliance.endWaiver': ({ siteId }) => ({ siteId, id: missing }),
  'sites.buttonCounts': ({ siteId }) => ({ siteId, place: 'vdp', values: {} }),
  'leads.getOne': ({ leadId }) => ({ id: leadId }),
  'inbox.change': ({ conversationId }) => ({ id: conversationId, change: { kind: 'stage', stage: 'sold' }, expectedRevision }),
  'inbox.undo': ({ conversationId }) => ({ id: conversationId, expectedRevision }),
  'inbox.note': ({ conversationId }) => ({ id: conversationId, text: 'Made in test', key: callKey }),
  'inbox.logCall': ({ conversationId }) => ({ id: conversationId, outcome: 'spoke', key: callKey }),
  'inbox.send': ({ conversationId }) => ({ id: conversationId, channel: 'mail', to: 'jo@example.com', text: 'Made in test', key: callKey }),
  'inbox.file': ({ conversationId }) => ({ id: conversationId, fileId: missing }),
  'inbox.saveView': ({ organisationId }) => ({ organisationId, name: 'Made in test', view: { filter: { view: 'waiting' } } }),
  'inbox.saveSettings': ({ organisationId }) => ({
    organisationId,
    expectedRevision,
    settings: { ...defaultInboxSettings, targetMinutes: 60 },
  }),
  'inbox.merge': ({ conversationId }) => ({ id: conversationId, otherId: missing }),
  'inbox.split': ({ conversationId }) => ({ id: conversationId, entryIds: ['1'] }),
  'destinations.save': ({ organisationId }) => ({ organisationId, id: missing, data: enteredDestination }),
  'destinations.pause': () => ({ id: missing, paused: true }),
  'destinations.resend': () => ({ id: missing, resent: { kind: 'dead' } }),
  'destinations.preview': ({ organisationId }) => ({ organisationId, target: enteredDestination.target }),
  'suppliers.add': () => ({ siteId: missing, name: 'Carsales' }),
  'suppliers.saveMail': () => ({ id: missing, template: '', locationId: null }),
  'leadMails.makeLead': () => ({ id: missing, name: 'Made in test', phone: '0400000000' }),
  'mailboxes.save': () => ({ id: null, ...enteredMailbox, siteId: missing }),
  'reservations.terms': ({ carId }) => ({ id: carId }),
  'reservations.reserve': ({ carId }) => ({ carId, conversationId: null, until: '2026-06-05T02:00:00.000Z', key: callKey }),
  'reservations.act': () => ({ id: missing, action: 'release' }),
  'payments.request': ({ siteId }) => ({
    siteId,
    key: callKey,
    kind: 'other',
    amountCents: 5_000,
    name: 'Ana',
    email: 'ana@shopper.example',
  }),
  'payments.change': () => ({ id: missing, action: 'cancel' }),
  'payments.addAccount': ({ siteId }) => ({ siteId, provider: 'stripe', name: 'Ours', secretRef: '' }),
  'valuations.changeOffer': () => ({ id: missing, expectedRevision, offerCents: 100_000, reason: 'Tyres' }),
  'valuations.extend': () => ({ id: missing, expectedRevision, days: 7 }),
  'valuations.toStock': ({ locationId }) => ({ id: missing, stockNumber: 'T1', locationId }),
  'valuations.saveRules': ({ organisationId }) => ({
    organisationId,
    expectedRevision,
    rules: { ...defaultValuationRules, makes: [], adjustments: [] },
  }),
  'valuations.dryRun': () => ({ rules: { ...defaultValuationRules, makes: [], adjustments: [] } }),
  'bookings.message': () => ({ id: missing, action: { kind: 'confirmed' } }),
  'bookings.free': ({ locationId }) => ({ locationId, kind: 'service', carId: null, except: null, ...bookedAt }),
  'bookings.cars': ({ locationId }) => ({ locationId, q: '' }),
  'bookings.within': ({ locationId }) => ({ locationId, kind: null, carId: null, from: bookedAt, until: { ...bookedAt, minutes: 660 } }),
  'bookings.create': ({ locationId, carId }) => ({
    locationId,
    kind: 'testDrive',
    at: bookedAt,
    carId,
    name: 'Taken over',
    reason: 'Made in test',
    key: callKey,
  }),
  'bookings.move': () => ({ id: missing, to: bookedAt, expectedRevision }),
  'bookings.transition': () => ({ id: missing, to: 'cancelled', expectedRevision }),
  'bookings.block': ({ locationId }) => ({
    ...{ locationId, kind: null, carId: null, from: bookedAt, until: { ...bookedAt, minutes: 660 }, key: callKey },
  }),
  'bookings.settings': ({ locationId }) => ({ locationId }),
  'bookings.saveSettings': ({ locationId }) => ({
    locationId,
    kind: 'service',
    settings: defaultBookingSettings.service,
    expectedRevision,
  }),
  'bookings.trySettings': ({ locationId }) => ({ locationId, kind: 'service', settings: defaultBookingSettings.service }),
  'stock.create': ({ organisationId, locationId }) => ({
    organisationId,
    key: 'made-in-test',
    data: { stockNumber: 'made-in-test', make: 'Kia', model: 'Rio', year: 2020, locationId },
  }),
  'stock.update': ({ carId }) => ({ id: carId, data: { driveAwayCents: 1 } }),
  'stock.duplicate': ({ carId }) => ({ id: carId, key: 'made-in-test' }),
  'stock.transition': ({ carId }) => ({ id: carId, to: 'reserved' }),
  'stock.bulk': ({ carId }) => ({ key: callKey, cars: [{ id: carId, revision: 1 }], change: { kind: 'tag', tag: 'Taken over' } }),
  'stock.previewBulk': () => ({ filter: {}, change: { kind: 'tag', tag: 'Taken over' } }),
  'stock.undoBulk': () => ({ key: callKey }),
  'stock.forecast': ({ organisationId, carId }) => ({
    organisationId,
    cars: [{ id: carId, revision: 1 }],
    change: { kind: 'tag', tag: 'Taken over' },
  }),
  'stock.whatIf': ({ organisationId, carId }) => ({ organisationId, carIds: [carId], change: { kind: 'tag', tag: 'Taken over' } }),
  'stock.listed': () => ({ ids: [] }),
  'stock.saveView': ({ organisationId }) => ({ organisationId, name: 'Made in test', view: { filter: {}, sort: null, columns: [] } }),
  'stock.matchPhotos': ({ organisationId }) => ({ organisationId, paths: ['N1001-1.jpg'] }),
  'stock.addPhoto': ({ carId }) => ({ id: carId, photo: { upload: missing } }),
  'stock.setPhotos': ({ carId }) => ({ id: carId, photos: [], expectedRevision: 1 }),
  'stock.editPhoto': ({ carId }) => ({ id: carId, key: 'cars/no-such-photo.webp', rotate: 90 }),
  'stock.restorePhoto': ({ carId }) => ({ id: carId, key: 'cars/no-such-photo.webp' }),
  'stock.setReport': ({ carId }) => ({ id: carId, upload: missing }),
  'uploads.begin': ({ carId }) => ({ carId, kind: 'photo', name: 'a.jpg', clientFileKey: 'a.jpg 1', bytes: 1 }),
  'stock.lookup': ({ organisationId }) => ({ organisationId, question: { by: 'vin', vin: 'KNADC512ML6123456' } }),
  'stock.preview': ({ organisationId, carId, locationId }) => ({ organisationId, carId, siteId: null, locationId, data: {} }),
  'stock.choosePriceKinds': ({ locationId }) => ({ locationId, kinds: { new: 'egc', used: 'egc', demo: 'egc' } }),
  ...recordCalls('offers', enteredOffer),
  'offers.order': ({ organisationId }) => ({ organisationId, ids: [] }),
  'offers.preview': ({ siteId }) => ({ siteId, offer: enteredOffer }),
  'offers.forecast': ({ organisationId }) => ({ organisationId, id: null, values: enteredOffer }),
  'posts.forecast': ({ organisationId }) => ({ organisationId, id: null, values: enteredRecords.post }),
  'models.forecast': ({ organisationId }) => ({ organisationId, id: null, values: enteredRecords.model }),
  'lenders.forecast': ({ organisationId }) => ({ organisationId, id: null, values: enteredRecords.lender }),
  'charges.forecast': ({ organisationId }) => ({ organisationId, id: null, values: enteredRecords.charge }),
  'offers.matching': ({ organisationId }) => ({ organisationId, offer: enteredOffer }),
  ...alike('offers.cars offers.figures', () => ({ id: missing })),
  'offers.findCars': ({ organisationId }) => ({ organisationId }),
  'offers.choose': ({ carId }) => ({ id: missing, carId, isChosen: true, key: callKey }),
  ...recordCalls('posts', enteredRecords.post),
  'posts.preview': ({ siteId }) => ({ siteId, post: enteredRecords.post }),
  ...recordCalls('reviews', enteredReview),
  ...recordCalls('reviewSources', enteredRecords.reviewSource),
  'reviewSources.connect': () => ({ id: missing, key: 'a page access token' }),
  'reviewSources.finishConsent': () => ({ id: missing, code: 'code', state: 'state' }),
  ...withoutAdding(recordCalls('dealerships', enteredRecords.dealership)),
  ...recordCalls('lenders', enteredRecords.lender),
  ...recordCalls('charges', enteredRecords.charge),
  ...recordCalls('answerTemplates', enteredRecords.template),
  ...recordCalls('customers', enteredRecords.customer),
  'customers.erase': () => ({ id: missing }),
  ...recordCalls('manufacturers', enteredRecords.manufacturer, 'platform'),
  ...recordCalls('models', enteredRecords.model),
  'models.platformTwin': ({ organisationId }) => ({ organisationId, manufacturerId: 'toyota', name: 'Corolla' }),
  'models.sites': ({ organisationId }) => ({ organisationId, manufacturerId: 'toyota' }),
  'models.preview': ({ siteId, organisationId }) => ({ siteId, organisationId, model: enteredRecords.model }),
  ...recordCalls('accessories', enteredRecords.accessory),
  'markets.stores': ({ siteId }) => ({ siteId, format: 'stock-csv', storeCodes: {} }),
  'markets.previewTemplate': ({ siteId }) => ({ siteId, document: smallTemplate }),
  'markets.saveTemplate': ({ siteId }) => ({
    siteId,
    templateId: null,
    data: { name: 'Ours', document: smallTemplate, target: { kind: 'address' } },
  }),
  'feeds.create': ({ organisationId, locationId }) => ({
    organisationId,
    dealershipId: locationId.replace('location', 'dealership'),
    data: { name: 'Taken over', locationId: 'nowhere', source: { kind: 'upload' } },
  }),
  'feeds.change': () => ({ id: missing, data: { name: 'Taken over', locationId: 'nowhere', source: { kind: 'upload' } } }),
  'feeds.map': () => ({ id: missing, mapping: { version: 1, columns: {} } }),
  'feeds.upload': () => ({ id: missing, name: 'stock.csv', data: 'YQ==', mode: 'apply' }),
  'feeds.publishFormat': () => ({ id: missing, name: 'A supplier' }),
  'feeds.setOwner': ({ carId }) => ({ carId, field: 'km', owner: 'user' }),
  'organisations.change': ({ organisationId }) => ({ organisationId, change: { kind: 'rename', name: 'Taken over' } }),
  'organisations.addDealership': ({ organisationId }) => ({ organisationId, name: 'Taken over', makes: [] }),
  'users.changeRoles': ({ userId, organisationId }) => ({
    id: userId,
    give: [],
    take: [{ role: 'marketing', organisationId, siteId: null }],
  }),
  'roles.save': ({ organisationId }) => ({ organisationId, id: null, name: 'Cleaner', permissions: ['stock.read'] }),
  'roles.remove': ({ organisationId }) => ({ organisationId, id: `own:${missing}`, replacement: null }),
  'users.changeEmail': ({ userId }) => ({ id: userId, email: 'corrected@test.example' }),
  'users.disable': ({ userId }) => ({ id: userId, disabled: true }),
  'users.requireTwoFactor': ({ organisationId }) => ({ organisationId, required: true }),
  'users.invite': ({ organisationId }) => ({
    email: 'made@test.example',
    name: 'Made',
    memberships: [{ role: 'editor', organisationId, siteId: null }],
  }),
  'lenders.sites': ({ organisationId }) => ({ organisationId }),
  'audit.getOne': () => ({ id: '999999999' }),
  'outbox.replay': () => ({ kind: 'these', ids: [missing] }),
  'schedules.create': ({ siteId }) => ({ siteId, publishAt: '2026-06-02T02:00:00.000Z', expectedRevision, expectedVersion: 1 }),
  'schedules.move': ({ siteId }) => ({ siteId, id: missing, publishAt: '2026-06-02T02:00:00.000Z' }),
  'schedules.decide': ({ siteId }) => ({ siteId, id: missing, decision: 'asked', version: 1 }),
  'requests.create': ({ siteId }) => ({ siteId, expectedRevision, expectedVersion: 1, note: 'Asked in test' }),
  'requests.publish': ({ siteId }) => ({ siteId, id: missing, expectedVersion: 1 }),
  'requests.sendBack': ({ siteId }) => ({ siteId, id: missing, answer: 'No' }),
  'sharing.create': ({ siteId }) => ({ siteId, label: 'Shared in test', days: 7 }),
  'presence.beat': ({ siteId }) => ({ siteId, pointer: null }),
  'presence.beatAtLayer': () => ({ layerId: missing, pointer: null }),
  'onboarding.checkSlug': () => ({ slug: 'free' }),
  'onboarding.checkStock': () => ({ file: 'bm90aGluZw==', places: [['Here']] }),
  'onboarding.refusedStock': () => ({ file: 'bm90aGluZw==', places: [['Here']] }),
  'onboarding.uploadLogo': () => ({ id: missing, name: 'Logo', data: 'bm8gcGljdHVyZQ==' }),
  'onboarding.readOldSite': () => ({ from: { name: 'old.html', data: 'PGgxPk9sZDwvaDE+' } }),
  'onboarding.save': () => ({ id: missing, step: 'look', answers: blankAnswers, expectedRevision }),
  'domains.states': ({ siteId }) => ({ siteIds: [siteId] }),
  'domains.claim': ({ siteId }) => ({ siteId, host: 'north.localhost' }),
  'domains.check': ({ siteId }) => ({ siteId, host: 'no-such-domain.example' }),
  'domains.change': ({ siteId }) => ({ siteId, host: 'no-such-domain.example', change: 'remove' }),
  'redirects.test': ({ siteId }) => ({ siteId, address: '/old' }),
  'redirects.change': ({ siteId }) => ({ siteId, rows: [{ from: '/old', to: '/search', code: '' }] }),
  'redirects.importFile': ({ siteId }) => ({ siteId, name: 'redirects.csv', data: 'ZnJvbSx0bwovYSwvc2VhcmNoCg==', apply: true }),
  'redirects.undo': ({ siteId }) => ({ siteId, changeId: missing }),
  'redirects.oldSite': ({ siteId }) => ({ siteId, from: { name: 'old.txt', data: 'L29sZC1wYWdl' } }),
  'redirects.dismiss': ({ siteId }) => ({ siteId, path: '/no-such-address', dismissed: true }),
  'locations.create': ({ organisationId }) => ({ organisationId, ...enteredLocation }),
  'locations.update': ({ locationId }) => ({ id: locationId, data: enteredLocation, expectedRevision }),
  'locations.forecast': ({ locationId }) => ({ id: locationId, expectedRevision }),
  'locations.publish': ({ locationId }) => ({ id: locationId, expectedRevision }),
  'locations.restore': ({ locationId }) => ({ id: locationId, number: 1, expectedRevision }),
  'images.upload': ({ organisationId }) => ({ organisationId, name: 'Yard', data: 'bm8gcGljdHVyZQ==' }),
  'images.addCarPhoto': ({ carId }) => ({ carId, key: 'cars/no-such-photo.webp' }),
  'images.update': () => ({ id: missing, data: { alt: 'Taken over' } }),
  'layers.create': () => ({ kind: 'template', name: 'Plain', slug: 'plain' }),
  'layers.saveDraft': () => ({ layerId: missing, values: {}, expectedRevision }),
  'layers.lock': () => ({ layerId: missing, pointer: '/search/pageSize', reason: 'Why' }),
  'layers.restore': () => ({ layerId: missing, revision: 1, expectedRevision: 1, reason: 'It was better before.' }),
  'layers.release': () => ({ layerId: missing, expectedRevision, expectedLocks: [] }),
  'layers.compareReleases': () => ({ layerId: missing, from: 1, to: 'draft' }),
  'layers.impact': () => ({ layerId: missing, state: 'draft' }),
  'layers.sitePreview': () => ({ layerId: missing, state: 'draft', siteId: missing, path: '/' }),
  'layers.pageData': () => ({ layerId: missing, siteId: missing, path: '/', values: {} }),
  'layers.uploadPicture': () => ({ layerId: missing, name: 'Yard', data: 'bm8gcGljdHVyZQ==' }),
  'layers.renamePicture': () => ({ layerId: missing, id: missing, name: 'Yard', alt: '' }),
  'layers.removePicture': () => ({ layerId: missing, id: missing }),
  'rollouts.forecast': () => ({ layerId: missing, state: 1, siteId: missing }),
  'rollouts.undo': () => ({ id: missing, reason: 'It was better before.' }),
  'rollouts.start': () => ({ layerId: missing, revision: 1, siteIds: [missing] }),
  'multiSite.dryRun': ({ siteId }) => ({ siteIds: [siteId], change: { pointer: '/search/pageSize', reset: false, value: 24 } }),
  'multiSite.lists': ({ siteId }) => ({ siteIds: [siteId], pointer: '/navigation/items' }),
  'multiSite.change': ({ siteId }) => ({
    siteId,
    bulkId: '00000000-0000-4000-8000-000000000000',
    change: { pointer: '/identity/tagline', reset: false, value: 'Taken over' },
    expectedRevision,
  }),
  'multiSite.undo': ({ siteId }) => ({ siteId, bulkId: missing }),
  'multiSite.compare': ({ siteId }) => ({ siteId, otherId: siteId }),
  'multiSite.copy': ({ siteId }) => ({ siteId, fromId: siteId, pointer: '/identity/tagline', expectedRevision }),
  'multiSite.clone': ({ siteId, organisationId }) => ({
    siteId,
    organisationId,
    slug: 'made-in-test',
    name: 'Made',
    host: 'north.localhost',
    dealershipIds: [],
    country: 'AU',
  }),
  'preview.pageData': ({ siteId }) => ({ siteId, path: '/', values: {} }),
}
