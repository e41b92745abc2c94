import { exampleTimes } from '@forecourt/rules/bookings/bookableDays'
import { newValuationPage } from '@forecourt/rules/valuations/ValuationPage'
import type { RuntimeHost } from '@forecourt/runtime/host/RuntimeHost'
import { sharedHref } from './sharedAddress'

const prefix = 'forecourt.shared:'
const onLive = 'Shown on the live site'

/** Host options of a shared draft. */
export interface DraftOptions extends Pick<RuntimeHost, 'pictureOrigin'> {
  /** Secret of its link. */
  readonly sharedDraft: string
}

/** Runtime host of a shared draft: browsing only; storage lasts as long as the tab. */
export function sharedHost({ sharedDraft: secret, pictureOrigin }: DraftOptions): RuntimeHost {
  const watchers = new Map<string, Set<() => void>>()
  return {
    mode: 'preview',
    pictureOrigin,
    navigate: (href) => window.location.assign(href.startsWith('/') ? sharedHref(secret, href) : href),
    // Lists navigate by page load, so Back is the browser's own.
    push: () => {},
    replace: () => {},
    overlay: () => () => {},
    submitLead: async () => ({ ok: false, message: 'This is a draft that was shared with you, so nothing was sent.', fields: {} }),
    freeTimes: async ({ locationId }) => exampleTimes(locationId, new Date().toISOString()),
    sendValuation: async () => newValuationPage,
    tradeIns: async () => [],
    prepareSearch: () => {},
    prepareStockList: () => {},
    canReach: async () => true,
    // The list then loads a full page.
    stockList: () => Promise.reject(new Error('A shared draft shows lists page by page.')),
    countStock: () => Promise.reject(new Error('A shared draft counts no cars.')),
    suggestedCars: () => Promise.resolve({ cars: [] }),
    namedStockNumber: () => Promise.resolve(null),
    searchLexicon: () => Promise.reject(new Error('A shared draft suggests nothing.')),
    revealPhone: async () => onLive,
    saveCarDocument: () => Promise.reject(new Error('Documents are made on the live site.')),
    requestQuote: async () => null,
    cars: async () => ({ cars: [], frame: null }),
    copy: async () => false,
    share: async () => 'unavailable',
    openShareWindow: () => true,
    watch: async () => null,
    now: () => new Date().toISOString(),
    track: () => {},
    storage: {
      read(key) {
        try {
          return window.sessionStorage.getItem(prefix + key)
        } catch {
          return null
        }
      },
      write(key, value) {
        try {
          window.sessionStorage.setItem(prefix + key, value)
        } catch {
          // Storage is full or blocked: the draft works without it.
        }
        for (const onChange of watchers.get(key) ?? []) onChange()
      },
      watch(key, onChange) {
        watchers.set(key, new Set([...(watchers.get(key) ?? []), onChange]))
        return () => watchers.get(key)?.delete(onChange)
      },
    },
  }
}
