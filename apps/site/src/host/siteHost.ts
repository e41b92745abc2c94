import type { RuntimeHost } from '@forecourt/runtime/host/RuntimeHost'
import { eventName } from '../measuring/eventName'
import { type Accounts, accountWatcher } from './accountWatcher'
import type { OverlayHistory } from './overlayHistory'
import { type SearchOptions, stockSearcher } from './stockSearcher'

/** The storage event only reaches other tabs, so this tab gets its own event. */
const storedEvent = 'forecourt:stored'

const documentError = 'We couldn’t prepare the document right now. Please try again in a moment.'

let overlays: OverlayHistory | null = null

/** Lets Back close overlays; loaded after hydration. */
export const prepareOverlays = async (): Promise<OverlayHistory> => {
  const { createOverlayHistory } = await import('./overlayHistory')
  overlays ??= createOverlayHistory()
  return overlays
}

/** Loads the module with the site's requests; rejects with a message for the shopper. */
async function hostCalls(errorText: string): Promise<typeof import('./hostCalls')> {
  return import('./hostCalls').catch(() => {
    throw new Error(errorText)
  })
}

/** Whether the marker cookies of valuations or sign-in are set; the real cookies are HttpOnly. */
const mayHaveTradeIns = (): boolean => /(?:^|; )(?:valued|signed-in)=1/.test(document.cookie)

/** Runtime host of the public site. Accesses browser APIs only when called, so that pages render anywhere. */
export const siteHost: Omit<RuntimeHost, 'countStock' | 'prepareSearch' | 'stockList' | 'prepareStockList' | 'watch'> = {
  mode: 'live',

  navigate(href) {
    if (overlays) overlays.leave(href)
    else window.location.assign(href)
  },

  push(href) {
    // Keeps the router's state: the page is the same, so no navigation is needed.
    if (overlays) overlays.push(href)
    else window.history.pushState(window.history.state, '', href)
  },

  replace(href) {
    if (overlays) overlays.replace(href)
    else window.history.replaceState(window.history.state, '', href)
  },

  overlay(close) {
    if (overlays) return overlays.open(close)
    // The module is still loading: an overlay that the page closes meanwhile gets no history entry.
    let isClosed = false
    let removeEntry = () => {
      isClosed = true
    }
    prepareOverlays().then(
      (history) => {
        if (!isClosed) removeEntry = history.open(close)
      },
      () => {},
    )
    return () => removeEntry()
  },

  // Loaded on first use.
  submitLead: async (...args) => (await import('./hostCalls')).submitLead(...args),
  freeTimes: async (...args) => (await import('./hostCalls')).freeTimes(...args),
  sendValuation: async (...args) => (await import('./hostCalls')).sendValuation(...args),
  tradeIns: async () => (mayHaveTradeIns() ? (await import('./hostCalls')).tradeIns() : []),
  searchLexicon: async () => (await import('./hostCalls')).searchLexicon(),
  suggestedCars: async (...args) => (await import('./hostCalls')).suggestedCars(...args),
  namedStockNumber: async (query) => (await import('./hostCalls')).namedStockNumber(query),
  revealPhone: async (...args) => (await hostCalls('Please try again')).revealPhone(...args),
  saveCarDocument: async (...args) => (await hostCalls(documentError)).saveCarDocument(...args),
  requestQuote: (...args) => import('./hostCalls').then(({ requestQuote }) => requestQuote(...args)).catch(() => null),
  cars: async (...args) => (await import('./hostCalls')).cars(...args),

  async canReach(href) {
    if (!navigator.onLine) return false
    try {
      await fetch(href, { method: 'HEAD', cache: 'no-store' })
      return true
    } catch {
      return false
    }
  },

  async copy(text) {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      return false
    }
  },

  async share(link) {
    if (!('share' in navigator)) return 'unavailable'
    try {
      await navigator.share(link)
      return 'shared'
    } catch (failure) {
      return failure instanceof DOMException && failure.name === 'AbortError' ? 'dismissed' : 'unavailable'
    }
  },

  openShareWindow(href, closed) {
    // Opened blank: a window with noopener can't be checked for being closed.
    const opened = window.open('', '_blank', 'popup,width=550,height=400')
    if (!opened) return false
    opened.opener = null
    opened.location.replace(href)
    const timer = window.setInterval(() => {
      // A Cross-Origin-Opener-Policy makes the window look closed at once. The shopper has left it only when this page has the focus again.
      if (!opened.closed || !document.hasFocus()) return
      window.clearInterval(timer)
      closed()
    }, 1000)
    return true
  },

  now: () => new Date().toISOString(),

  /** Dispatches an event for measuring (src/measuring); sends nothing itself. */
  track(event) {
    window.dispatchEvent(new CustomEvent(eventName, { detail: event }))
  },

  storage: {
    read(key) {
      try {
        return window.localStorage.getItem(key)
      } catch {
        return null
      }
    },
    write(key, value) {
      try {
        window.localStorage.setItem(key, value)
      } catch {
        // Storage is full or blocked: the page works without it.
      }
      window.dispatchEvent(new CustomEvent(storedEvent, { detail: key }))
    },
    watch(key, onChange) {
      const onThisKey = (event: Event) => event instanceof CustomEvent && event.detail === key && onChange()
      const onOtherTab = (event: StorageEvent) => (event.key === key || event.key === null) && onChange()
      window.addEventListener(storedEvent, onThisKey)
      window.addEventListener('storage', onOtherTab)
      return () => {
        window.removeEventListener(storedEvent, onThisKey)
        window.removeEventListener('storage', onOtherTab)
      }
    },
  },
}

/** Host options of a page. */
export interface HostOptions extends Pick<RuntimeHost, 'pictureOrigin'> {
  /** Omitted without search. */
  readonly search?: SearchOptions
  /** Who can save cars; omitted if the site has no sign-in. */
  readonly accounts?: Accounts
}

/** Creates the runtime host of the public site. */
export const createHost = ({ pictureOrigin, search, accounts }: HostOptions): RuntimeHost => ({
  ...siteHost,
  pictureOrigin,
  ...stockSearcher(search),
  ...accountWatcher(accounts),
})
