import { newValuationPage } from '@forecourt/rules/valuations/ValuationPage'
import type { RuntimeHost } from '../host/RuntimeHost'

/** A no-op host for tests, with overrides. */
export const buildHost = (overrides: Partial<RuntimeHost> = {}): RuntimeHost => ({
  mode: 'live',
  navigate: () => {},
  push: (href) => window.history.pushState(window.history.state, '', href),
  replace: (href) => window.history.replaceState(window.history.state, '', href),
  overlay: () => () => {},
  submitLead: async () => ({ ok: true, leadId: 'lead-1' }),
  freeTimes: async () => null,
  sendValuation: async () => newValuationPage,
  tradeIns: async () => [],
  prepareSearch: () => {},
  prepareStockList: () => {},
  canReach: async () => true,
  stockList: async () => ({ result: { cars: [], total: 0, page: 1, pageCount: 0, facets: {}, ranges: {} }, cars: 0, html: '' }),
  countStock: async () => ({ total: 0, facets: {}, ranges: {} }),
  namedCar: () => Promise.resolve(null),
  searchWords: () => Promise.reject(new Error('There are no words.')),
  revealPhone: async () => '02 5550 1234',
  saveCarDocument: async () => {},
  requestQuote: async () => null,
  cars: async () => ({ cars: [], frame: null }),
  copy: async () => true,
  share: async () => 'unavailable',
  openShareWindow: () => true,
  watch: async () => null,
  now: () => '2026-03-11T03:30:00.000Z',
  track: () => {},
  storage: { read: () => null, write: () => {}, watch: () => () => {} },
  ...overrides,
})
