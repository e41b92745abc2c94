import { exampleTimes } from '@forecourt/rules/bookings/bookableDays'
import { newValuationPage } from '@forecourt/rules/valuations/ValuationPage'
import type { RuntimeHost } from '@forecourt/runtime/host/RuntimeHost'
import { sameJson } from '@forecourt/schema/sameJson'
import type { PreviewView } from './PreviewMessage'
import type { PreviewVisitor } from './PreviewVisitor'

interface HostState {
  readonly view: PreviewView
}

/** The runtime host of a previewed page, with a method to change the visitor. */
export interface PreviewHost extends RuntimeHost {
  setVisitor(visitor: PreviewVisitor): void
}

/** The runtime host of a previewed page: navigates in the preview and has no other side effects. */
export const createPreviewHost = (getState: () => HostState | null, navigate: (href: string) => void): PreviewHost => {
  const view = () => getState()?.view
  // The page's storage lives in memory, for the current visitor only.
  let memory = new Map<string, string>()
  let visitor: PreviewVisitor | null = null
  const watchers = new Map<string, Set<() => void>>()
  return {
    mode: 'preview',
    navigate,
    // The editor owns the history.
    push: () => {},
    replace: () => {},
    overlay: () => () => {},
    submitLead: async () => ({ ok: false, message: 'This is a preview. Nothing was sent.', fields: {} }),
    freeTimes: async ({ locationId }) => exampleTimes(locationId, view()?.request.now ?? new Date().toISOString()),
    sendValuation: async () => newValuationPage,
    tradeIns: async () => [],
    prepareSearch: () => {},
    prepareStockList: () => {},
    canReach: async () => true,
    stockList: () => Promise.reject(new Error('A preview shows lists page by page.')),
    countStock: () => Promise.reject(new Error('A preview counts no cars.')),
    // A preview has no search suggestions: the input is searched as plain words, on the search page.
    suggestedCars: () => Promise.resolve({ cars: [] }),
    namedStockNumber: () => Promise.resolve(null),
    searchLexicon: () => Promise.reject(new Error('A preview suggests nothing.')),
    revealPhone: async (carSlug) => {
      const data = view()?.data
      return (data?.page === 'car' && data.car.slug === carSlug && data.car.locationPhone) || 'Shown on the live site'
    },
    saveCarDocument: async () => {},
    requestQuote: async () => null,
    cars: async (slugs) => ({
      cars: slugs.flatMap((slug) => view()?.visitor.cars.filter((car) => car.slug === slug) ?? []),
      frame: null,
    }),
    copy: async () => true,
    share: async () => 'unavailable',
    openShareWindow: () => true,
    watch: async () => null,
    now: () => view()?.request.now ?? '',
    track: () => {},
    setVisitor(next) {
      // Messages are copies, so an unchanged visitor arrives as a new object.
      if (visitor && sameJson(next.storage, visitor.storage)) return
      visitor = next
      memory = new Map(Object.entries(next.storage))
      for (const onChange of [...watchers.values()].flatMap((each) => [...each])) onChange()
    },
    storage: {
      read: (key) => memory.get(key) ?? null,
      write(key, value) {
        memory.set(key, value)
        for (const onChange of watchers.get(key) ?? []) onChange()
      },
      watch(key, onChange) {
        watchers.set(key, new Set([...(watchers.get(key) ?? []), onChange]))
        return () => watchers.get(key)?.delete(onChange)
      },
    },
  }
}
