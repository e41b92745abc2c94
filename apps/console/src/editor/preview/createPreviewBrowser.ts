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
  /** Why the page could not be loaded, as a sentence. */
  readonly failure: string | null
  /** An action not taken, such as following a link that leads off the site. */
  readonly notice: string | null
  readonly page: LoadedPage | null
  readonly view: PreviewView | null
  readonly requests: number
  /** The example state of the page's first car; null for its own. */
  readonly example: CarExampleId | null
  readonly exampleNote: ExampleNote | null
  readonly visitor: PreviewVisitor
  /** The simulated time, ISO in UTC; null for now. */
  readonly simulatedTime: string | null
}

interface Options {
  readonly config: ResolvedConfig
  /** The initial path, with its query. */
  readonly path?: string
  /** The initial time, ISO in UTC; null for now. */
  readonly time?: string | null
  load(input: Address & { readonly values: ConfigValues; readonly now?: string }, signal: AbortSignal): Promise<LoadedPage>
  values(): ConfigValues
  /** Formats an error for the user. */
  describe(error: unknown): string
}

/** Debounce, so that typing a number loads data once. */
const debounceMs = 150
const maxRedirects = 5

/** Decodes a path for display; returns one with invalid encoding unchanged. */
const decodePath = (path: string) => {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

const addressOf = (href: string): Address => {
  const { pathname, searchParams } = new URL(href, 'http://preview')
  return { path: decodePath(pathname), query: searchParams.toString() }
}

/** The back and forward history of the preview, with its current address. */
const createAddressHistory = (start: Address) => {
  let entries: readonly Address[] = [start]
  let index = 0
  return {
    current: (): Address => entries[index] ?? start,
    moves: () => ({ canGoBack: index > 0, canGoForward: index < entries.length - 1 }),
    replace(address: Address) {
      entries = entries.with(index, address)
    },
    push(address: Address) {
      entries = [...entries.slice(0, index + 1), address]
      index = entries.length - 1
    },
    /** Returns whether there is an entry in that direction. */
    move(by: -1 | 1): boolean {
      if (!entries[index + by]) return false
      index += by
      return true
    },
  }
}

const firstState = (address: Address, simulatedTime: string | null): PreviewState => ({
  address,
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
  simulatedTime,
})

/** The visible page: its data with the example, the visitor and the time. */
const viewOf = (
  page: LoadedPage,
  route: Route | null,
  config: ResolvedConfig,
  { address, example, visitor, simulatedTime }: Pick<PreviewState, 'address' | 'example' | 'visitor' | 'simulatedTime'>,
): Pick<PreviewState, 'view' | 'exampleNote'> => {
  const data = route ? page.data : null
  const shown: ShownExample | null = data && example ? withExample(data, example, { config, now: page.now }) : null
  return {
    exampleNote: shown?.note ?? null,
    view: {
      path: route?.path ?? address.path,
      route,
      data: shown?.data ?? data,
      site: page.site,
      request: { now: page.now, origin: page.origin, mode: 'preview' },
      visitor: visitor,
      isTimeSimulated: simulatedTime !== null,
    },
  }
}

/** The current path of the shown page, when its path setting was edited. */
const movedPath = (config: ResolvedConfig, route: Route | null): string | null => {
  if (route?.page !== 'content') return null
  return config.pages.list.find(({ id, shown }) => id === route.pageId && shown)?.path ?? null
}

interface SimulationOptions {
  readonly state: () => PreviewState
  readonly update: (next: Partial<PreviewState>) => void
  /** Renders the page again with its data. */
  readonly refreshView: () => void
  readonly reload: () => void
}

/** What the preview simulates: an example state of the first car, the visitor and the time. */
const createSimulation = ({ state, update, refreshView, reload }: SimulationOptions) => ({
  /** Shows the page's first car in an example state; null shows it as it is. */
  showExample(example: CarExampleId | null) {
    update({ example, exampleNote: null })
    refreshView()
  },
  /** Changes the visitor that the preview simulates. */
  setVisitor(visitor: PreviewVisitor) {
    update({ visitor })
    refreshView()
  },
  /** Changes the simulated time and reloads lists; null returns to now. */
  setTime(to: string | null) {
    if (to === state().simulatedTime) return
    update({ simulatedTime: to })
    reload()
  },
})

/**
 * The preview's browser: address, history and page data. Loads data only when the address changes, or settings that the page's data depends
 * on. Rendering is not its concern.
 */
export const createPreviewBrowser = ({ config: first, path: start = '/', time = null, load, values, describe }: Options) => {
  let config = first
  const history = createAddressHistory(addressOf(start))
  let key = ''
  let inFlight: AbortController | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const store = createStore<PreviewState>(firstState(addressOf(start), time))
  const { state } = store

  const update = (next: Partial<PreviewState>) => store.update({ ...next, address: history.current(), ...history.moves() })

  const viewState = (page: LoadedPage, route: Route | null) => viewOf(page, route, config, { ...state(), address: history.current() })

  const refreshView = () => {
    const { page, view } = state()
    if (page && view) update(viewState(page, view.route))
  }

  const request = async (redirects = 0): Promise<void> => {
    clearTimeout(timer)
    inFlight?.abort()
    const controller = new AbortController()
    inFlight = controller
    const address = history.current()
    update({ loading: true, failure: null, requests: state().requests + 1 })
    try {
      const now = state().simulatedTime ?? undefined
      const page = await load({ ...address, values: values(), ...(now !== undefined && { now }) }, controller.signal)
      if (controller.signal.aborted) return
      if (page.match.kind === 'redirect' && redirects < maxRedirects) {
        history.replace(addressOf(page.match.to))
        return await request(redirects + 1)
      }
      key = page.dataKey
      const route = page.match.kind === 'page' && page.data ? page.match.route : null
      inFlight = null
      update({ loading: false, page, ...viewState(page, route) })
      followConfig()
    } catch (error) {
      if (!controller.signal.aborted) update({ loading: false, failure: describe(error) })
    }
  }

  const requestSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void request(), debounceMs)
  }

  /** Updates the view after a config change; most changes need no reload. */
  const followConfig = () => {
    const { page, view } = state()
    if (!page || inFlight) return
    const { path } = history.current()
    let match = matchRoute(config, page.names, path)
    const moved = match.kind === 'notFound' ? movedPath(config, view?.route ?? null) : null
    if (moved !== null) {
      history.replace({ path: moved, query: '' })
      match = matchRoute(config, page.names, moved)
    }
    if (match.kind === 'redirect') {
      history.replace(addressOf(match.to))
      return requestSoon()
    }
    if (match.kind === 'notFound') {
      if (view?.route) update(viewState(page, null))
      return
    }
    if (dataKey(config, match.route) !== key) return requestSoon()
    if (page.data && !sameJson(view?.route, match.route)) update(viewState(page, match.route))
  }

  const show = (address: Address) => {
    if (sameJson(address, history.current())) return void request()
    history.push(address)
    update({ notice: null })
    void request()
  }

  return {
    state,
    subscribe: store.subscribe,
    start: () => void (state().page || inFlight || request()),
    /** Follows a link within the site; an external link is only reported. */
    go(href: string) {
      if (href.startsWith('/') && !href.startsWith('//')) show(addressOf(href))
      else update({ notice: `The preview only shows your site, so it did not open ${href}` })
    },
    move(by: -1 | 1) {
      if (!history.move(by)) return
      update({ notice: null })
      void request()
    },
    reload: () => void request(),
    /** Loads another address without navigating. */
    peek: (address: Address) => load({ ...address, values: values() }, new AbortController().signal),
    ...createSimulation({ state, update, refreshView, reload: () => void request() }),
    dismiss: () => update({ notice: null }),
    configChanged(next: ResolvedConfig) {
      if (next === config) return
      config = next
      followConfig()
    },
    close() {
      clearTimeout(timer)
      inFlight?.abort()
      store.close()
    },
  }
}

export type PreviewBrowser = ReturnType<typeof createPreviewBrowser>
