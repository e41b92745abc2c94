import type { RuntimeHost } from '@forecourt/runtime/host/RuntimeHost'
import { eventName } from '../measuring/eventName'
import { type Accounts, accountWatcher } from './accountWatcher'
import type { OverlayHistory } from './overlayHistory'
import { type SearchOptions, stockSearcher } from './stockSearcher'

/** Other tabs are told of a change by the browser, this one isn't. */
const written = 'forecourt:stored'

const unprepared = 'We couldn’t prepare the document just now. Please try again in a moment.'

let overlays: OverlayHistory | null = null

/** Has going back close what lies over the page; fetched once the page is hydrated. */
export const prepareOverlays = async (): Promise<OverlayHistory> => {
  const { createOverlayHistory } = await import('./overlayHistory')
  overlays ??= createOverlayHistory()
  return overlays
}

/** What asks the site; words for the shopper where it does not come. */
async function hostCalls(sorry: string): Promise<typeof import('./hostCalls')> {
  return import('./hostCalls').catch(() => {
    throw new Error(sorry)
  })
}

/** Whether the site may know of vehicles that were valued; scripts can't see more of it. */
const mayHaveTradeIns = (): boolean => /(?:^|; )(?:valued|signed-in)=1/.test(document.cookie)

/** What the parts of a page can do on the public site. Touches the browser only when called, so that pages can be rendered anywhere. */
export const siteHost: Omit<RuntimeHost, 'countStock' | 'prepareSearch' | 'stockList' | 'prepareStockList' | 'watch'> = {
  mode: 'live',

  navigate(href) {
    if (overlays) overlays.leave(href)
    else window.location.assign(href)
  },

  push(href) {
    // What the app keeps with an address stays with the next one: it is the same page, and no router has to find its way to it.
    if (overlays) overlays.push(href)
    else window.history.pushState(window.history.state, '', href)
  },

  replace(href) {
    if (overlays) overlays.replace(href)
    else window.history.replaceState(window.history.state, '', href)
  },

  overlay(close) {
    if (overlays) return overlays.open(close)
    let isGone = false
    let closed = () => {
      isGone = true
    }
    prepareOverlays().then(
      (history) => {
        if (!isGone) closed = history.open(close)
      },
      () => {},
    )
    return () => closed()
  },

  // What asks the site is fetched when it is asked for the first time.
  submitLead: async (...given) => (await import('./hostCalls')).submitLead(...given),
  freeTimes: async (...given) => (await import('./hostCalls')).freeTimes(...given),
  sendValuation: async (...given) => (await import('./hostCalls')).sendValuation(...given),
  tradeIns: async () => (mayHaveTradeIns() ? (await import('./hostCalls')).tradeIns() : []),
  searchWords: async () => (await import('./hostCalls')).searchWords(),
  namedCar: async (said) => (await import('./hostCalls')).namedCar(said),
  revealPhone: async (...given) => (await hostCalls('Please try again')).revealPhone(...given),
  saveCarDocument: async (...given) => (await hostCalls(unprepared)).saveCarDocument(...given),
  requestQuote: (...given) => import('./hostCalls').then(({ requestQuote }) => requestQuote(...given)).catch(() => null),
  cars: async (...given) => (await import('./hostCalls')).cars(...given),

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
    // Blank at first: a window opened without an opener leaves nothing to ask.
    const opened = window.open('', '_blank', 'popup,width=550,height=400')
    if (!opened) return false
    opened.opener = null
    opened.location.replace(href)
    const timer = window.setInterval(() => {
      // A page that cuts itself off counts as closed from the start: its visitor is still there until this page has the focus again.
      if (!opened.closed || !document.hasFocus()) return
      window.clearInterval(timer)
      closed()
    }, 1000)
    return true
  },

  now: () => new Date().toISOString(),

  /** Whoever measures listens there (src/measuring); nothing is sent by itself. */
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
        // Full or forbidden: the page works without remembering.
      }
      window.dispatchEvent(new CustomEvent(written, { detail: key }))
    },
    watch(key, onChange) {
      const here = (event: Event) => event instanceof CustomEvent && event.detail === key && onChange()
      const elsewhere = (event: StorageEvent) => (event.key === key || event.key === null) && onChange()
      window.addEventListener(written, here)
      window.addEventListener('storage', elsewhere)
      return () => {
        window.removeEventListener(written, here)
        window.removeEventListener('storage', elsewhere)
      }
    },
  },
}

/** What a page is told about the site around it. */
export interface HostOptions extends Pick<RuntimeHost, 'pictureOrigin'> {
  /** Left out where nobody searches. */
  readonly search?: SearchOptions
  /** Who can save cars, where shoppers can sign in; left out where they can't. */
  readonly accounts?: Accounts
}

/** The public site around the parts of a page. */
export const createHost = ({ pictureOrigin, search, accounts }: HostOptions): RuntimeHost => ({
  ...siteHost,
  pictureOrigin,
  ...stockSearcher(search),
  ...accountWatcher(accounts),
})
