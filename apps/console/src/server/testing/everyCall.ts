import type { Side } from '@forecourt/data/testing/buildWorld'

/** Ids of one side of the test world, and of what the test added to it. */
export interface Ids extends Pick<Side, 'organisationId' | 'siteId' | 'carId'> {
  readonly leadId: string
}

// No draft has this revision, so that no call of the table changes anything.
const expectedRevision = 999

/** An input for every procedure, aimed at the records of one organisation. A procedure that is missing here fails the tests. */
export const everyCall: { readonly [path: string]: (ids: Ids) => unknown } = {
  me: () => undefined,
  'sites.getList': () => ({}),
  'sites.getOne': ({ siteId }) => ({ id: siteId }),
  'sites.getMany': ({ siteId }) => ({ ids: [siteId] }),
  'sites.create': ({ organisationId }) => ({
    organisationId,
    slug: 'made-in-test',
    name: 'Made',
    templateLayerId: 'no-such-layer',
    hosts: ['made.example'],
  }),
  'sites.forEditing': ({ siteId }) => ({ siteId }),
  'sites.saveDraft': ({ siteId }) => ({ siteId, values: { identity: { name: 'Taken over' } }, expectedRevision }),
  'sites.importConfig': ({ siteId }) => ({ siteId, text: '{"identity":{"name":"Taken over"}}', expectedRevision }),
  'sites.exportConfig': ({ siteId }) => ({ siteId }),
  'sites.publish': ({ siteId }) => ({ siteId, expectedRevision, expectedVersion: 1, note: '' }),
  'sites.rollBack': ({ siteId }) => ({ siteId, version: 1, expectedVersion: 999 }),
  'sites.restore': ({ siteId }) => ({ siteId, version: 1, expectedRevision }),
  'sites.listVersions': ({ siteId }) => ({ siteId }),
  'sites.getVersion': ({ siteId }) => ({ siteId, version: 1 }),
  'sites.compareVersions': ({ siteId }) => ({ siteId, from: 1, to: 'draft' }),
  'sites.buttonCounts': ({ siteId }) => ({ siteId, place: 'vdp', values: {} }),
  'leads.getList': () => ({}),
  'leads.getOne': ({ leadId }) => ({ id: leadId }),
  'leads.update': ({ leadId }) => ({ id: leadId, data: { status: 'contacted' } }),
  'leads.figures': () => ({}),
  'stock.getList': () => ({}),
  'stock.getOne': ({ carId }) => ({ id: carId }),
  'stock.update': ({ carId }) => ({ id: carId, data: { priceCents: 1 } }),
  'stock.markSold': ({ carId }) => ({ id: carId }),
  'stock.figures': () => ({}),
  'organisations.getList': () => ({}),
  'users.getList': () => ({}),
  'audit.getList': () => ({}),
  'outbox.getList': () => ({}),
  'outbox.getOne': () => ({ id: 'no-such-message' }),
  'schedules.list': ({ siteId }) => ({ siteId }),
  'schedules.create': ({ siteId }) => ({ siteId, publishAt: '2026-06-02T02:00:00.000Z', expectedRevision, expectedVersion: 1 }),
  'schedules.move': ({ siteId }) => ({ siteId, id: 'no-such-schedule', publishAt: '2026-06-02T02:00:00.000Z' }),
  'schedules.cancel': ({ siteId }) => ({ siteId, id: 'no-such-schedule' }),
  'sharing.list': ({ siteId }) => ({ siteId }),
  'sharing.create': ({ siteId }) => ({ siteId, label: 'Shared in test', days: 7 }),
  'sharing.revoke': ({ siteId }) => ({ siteId, id: 'no-such-link' }),
  'presence.beat': ({ siteId }) => ({ siteId, pointer: null }),
  'presence.leave': ({ siteId }) => ({ siteId }),
  'domains.list': ({ siteId }) => ({ siteId }),
  'domains.claim': ({ siteId }) => ({ siteId, host: 'north.localhost' }),
  'domains.check': ({ siteId }) => ({ siteId, host: 'no-such-domain.example' }),
  'domains.change': ({ siteId }) => ({ siteId, host: 'no-such-domain.example', change: 'remove' }),
  'images.getList': () => ({}),
  'images.upload': ({ organisationId }) => ({ organisationId, name: 'Yard', data: 'bm8gcGljdHVyZQ==' }),
  'images.update': () => ({ id: 'no-such-image', data: { alt: 'Taken over' } }),
  'preview.pageData': ({ siteId }) => ({ siteId, path: '/', values: {} }),
}
