import type { CarExampleId } from '@forecourt/rules/car/examples/exampleCar'
import { dataKey } from '@forecourt/rules/pages/findPageRules'
import { matchRoute } from '@forecourt/rules/pages/matchRoute'
import type { Route } from '@forecourt/rules/pages/Route'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { sameJson } from '@forecourt/schema/sameJson'
import { createStore } from '../../parts/store/createStore'
import type { LoadedPage } from '../../preview/LoadedPage'
import type { PreviewView } from '../../preview/PreviewMessage'
import { newVisitor, type PreviewVisitor } from '../../preview/PreviewVisitor'
import { type ExampleNote, type ShownExample, withExample } from './example/withExample'

export interface Address {
  readonly path: string
  /** Without the question mark. */
  readonly query: string
}

export interface PreviewState {
  readonly address: Address
  readonly canGoBack: boolean
  readonly canGoForward: boolean
  readonly loading: boolean
  /** Why the page could not be loaded, in words. */
  readonly failure: string | null
  /** Something that did not happen, such as a link that leads off the site. */
  readonly notice: string | null
  readonly page: LoadedPage | null
  readonly view: PreviewView | null
  readonly requests: number
  /** The state the page's first car is shown in instead of its own. */
  readonly example: CarExampleId | null
  readonly exampleNote: ExampleNote | null
  readonly visitor: PreviewVisitor
  /** The instant the page is shown at, ISO in UTC; null for now. */
  readonly travelledTo: string | null
}

interface Options {
  readonly config: ResolvedConfig
  /** Where it starts, with its query. */
  readonly path?: string
  load(input: Address & { readonly values: ConfigValues; readonly now?: string }, signal: AbortSignal): Promise<LoadedPage>
  values(): ConfigValues
  /** What went wrong, in words. */
  describe(error: unknown): string
}

/** A setting typed digit by digit asks for its data once. */
const restMs = 150
const longestChain = 5

/** A path as people read it; one that is badly encoded, as it is. */
const readable = (path: string) => {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

const addressOf = (href: string): Address => {
  const { pathname, searchParams } = new URL(href, 'http://preview')
  return { path: readable(pathname), query: searchParams.toString() }
}

/**
 * The browsing of the preview: the address, back and forward, and the page's data. Data is loaded when the address or the
 * settings that a page's data depends on change, and at no other time: drawing the page again is not its business.
 */
export const createPreviewBrowser = ({ config: first, path: start = '/', load, values, describe }: Options) => {
  let config = first
  let entries: readonly Address[] = [addressOf(start)]
  let index = 0
  let key = ''
  let under: AbortController | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const store = createStore<PreviewState>({
    address: addressOf(start),
    canGoBack: false,
    canGoForward: false,
    loading: false,
    failure: null,
    notice: null,
    page: null,
    view: null,
    requests: 0,
    example: null,
    exampleNote: null,
    visitor: newVisitor,
    travelledTo: null,
  })
  const { state } = store

  const put = (next: Partial<PreviewState>) => {
    const address = entries[index] ?? state().address
    store.update({ ...next, address, canGoBack: index > 0, canGoForward: index < entries.length - 1 })
  }

  const replaceAddress = (address: Address) => {
    entries = entries.with(index, address)
  }

  /** What is seen of a page: its data with the example in it, by whom and when. */
  const seen = (page: LoadedPage, route: Route | null): Pick<PreviewState, 'view' | 'exampleNote'> => {
    const data = route ? page.data : null
    const { example } = state()
    const shown: ShownExample | null = data && example ? withExample(data, example, { config, now: page.now }) : null
    return {
      exampleNote: shown?.note ?? null,
      view: {
        path: route?.path ?? entries[index]?.path ?? '/',
        route,
        data: shown?.data ?? data,
        site: page.site,
        request: { now: page.now, origin: page.origin, mode: 'preview' },
        visitor: state().visitor,
        travelled: state().travelledTo !== null,
      },
    }
  }

  const seeAgain = () => {
    const { page, view } = state()
    if (page && view) put(seen(page, view.route))
  }

  const request = async (chain = 0): Promise<void> => {
    clearTimeout(timer)
    under?.abort()
    const controller = new AbortController()
    under = controller
    const address = entries[index] ?? state().address
    put({ loading: true, failure: null, requests: state().requests + 1 })
    try {
      const now = state().travelledTo ?? undefined
      const page = await load({ ...address, values: values(), ...(now !== undefined && { now }) }, controller.signal)
      if (controller.signal.aborted) return
      if (page.match.kind === 'redirect' && chain < longestChain) {
        replaceAddress(addressOf(page.match.to))
        return await request(chain + 1)
      }
      key = page.dataKey
      const route = page.match.kind === 'page' && page.data ? page.match.route : null
      under = null
      put({ loading: false, page, ...seen(page, route) })
      follow()
    } catch (error) {
      if (!controller.signal.aborted) put({ loading: false, failure: describe(error) })
    }
  }

  const requestSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void request(), restMs)
  }

  /** Where the page shown is now, when its own path was edited. */
  const movedPath = (route: Route | null): string | null => {
    if (route?.page !== 'content') return null
    return config.pages.list.find(({ id, shown }) => id === route.pageId && shown)?.path ?? null
  }

  /** Brings the view in line with the config: most changes need nothing. */
  const follow = () => {
    const { page, view } = state()
    if (!page || under) return
    const { path } = entries[index] ?? state().address
    let match = matchRoute(config, page.names, path)
    const moved = match.kind === 'notFound' ? movedPath(view?.route ?? null) : null
    if (moved !== null) {
      replaceAddress({ path: moved, query: '' })
      match = matchRoute(config, page.names, moved)
    }
    if (match.kind === 'redirect') {
      replaceAddress(addressOf(match.to))
      return requestSoon()
    }
    if (match.kind === 'notFound') {
      if (view?.route) put(seen(page, null))
      return
    }
    if (dataKey(config, match.route) !== key) return requestSoon()
    if (page.data && !sameJson(view?.route, match.route)) put(seen(page, match.route))
  }

  const show = (address: Address) => {
    if (sameJson(address, entries[index])) return void request()
    entries = [...entries.slice(0, index + 1), address]
    index = entries.length - 1
    put({ notice: null })
    void request()
  }

  return {
    state,
    subscribe: store.subscribe,
    start: () => void (state().page || under || request()),
    /** Follows a link of the site; one that leads elsewhere is only named. */
    go(href: string) {
      if (href.startsWith('/') && !href.startsWith('//')) show(addressOf(href))
      else put({ notice: `The preview stays on your site, so it did not follow ${href}` })
    },
    move(by: -1 | 1) {
      if (!entries[index + by]) return
      index += by
      put({ notice: null })
      void request()
    },
    reload: () => void request(),
    /** What another address would show, without going there. */
    peek: (address: Address) => load({ ...address, values: values() }, new AbortController().signal),
    /** Shows the page's first car in another state; null shows it as it is. */
    showExample(example: CarExampleId | null) {
      put({ example, exampleNote: null })
      seeAgain()
    },
    /** Shows the site to somebody else. */
    showTo(visitor: PreviewVisitor) {
      put({ visitor })
      seeAgain()
    },
    /** Shows the site at another instant; null comes back to now. What it lists then is loaded. */
    travel(to: string | null) {
      if (to === state().travelledTo) return
      put({ travelledTo: to })
      void request()
    },
    dismiss: () => put({ notice: null }),
    configChanged(next: ResolvedConfig) {
      if (next === config) return
      config = next
      follow()
    },
    close() {
      clearTimeout(timer)
      under?.abort()
      store.close()
    },
  }
}

export type PreviewBrowser = ReturnType<typeof createPreviewBrowser>
