import type { StockResult } from '@forecourt/rules/entities/StockResult'
import { searchSummary } from '@forecourt/rules/measuring/searchSummary'
import { formatSearch } from '@forecourt/rules/search/formatSearch'
import type { SearchState } from '@forecourt/rules/search/SearchState'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { trackQuietly } from '../../../forms/trackQuietly'
import type { RenderedStock } from '../../../host/RenderedStock'
import { useRuntimeHost } from '../../../host/RuntimeHostProvider.client'
import type { PageProps } from '../../../PageProps'
import type { ListConfig } from './listConfig'
import { hasSearchFailedRecently, recordSearchFailure } from './searchFailure'
import { storeFilterState } from './storedFilterState'
import { loadSearchChunk, type SearchChunk, withSearchChunk } from './withSearchChunk'

/** The rendered cars of a result. */
interface RenderedCars extends Pick<RenderedStock, 'cars' | 'html'> {
  readonly key: number
  /** Whether to render all of them at once. */
  readonly atOnce: boolean
}

/** A search with its result. */
export interface ShownStock {
  readonly state: SearchState
  readonly result: StockResult
  /** The cars of the result as rendered by the server; null if the page contained them. */
  readonly rendered: RenderedCars | null
}

/** Scroll target after a result is rendered. */
type ScrollTarget = { readonly kind: 'top'; readonly takesFocus: boolean } | { readonly kind: 'scroll'; readonly y: number }

export interface StockSearchPage extends Pick<PageProps<'search'>, 'route' | 'data'> {
  readonly config: ListConfig
}

const scrollToTarget = (target: ScrollTarget) => {
  if (target.kind === 'scroll') return window.scrollTo({ top: target.y, behavior: 'instant' })
  const results = document.getElementById('results')
  if (results && results.getBoundingClientRect().top < 0) results.scrollIntoView({ behavior: 'instant' })
  if (target.takesFocus) document.getElementById('results-heading')?.focus({ preventScroll: true })
}

/** Scrolls to the place of a result once it is rendered. */
const useScrollTo = (target: RefObject<ScrollTarget | null>, shown: ShownStock) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls once per rendered result
  useLayoutEffect(() => {
    if (target.current) scrollToTarget(target.current)
    target.current = null
  }, [shown])
}

/**
 * A stock list that updates without page loads: each selection is a history entry, the latest response wins, and back navigation restores
 * cars and scroll position. If search is unavailable, and in a preview, a selection loads its page.
 */
export const useStockSearch = ({ route, config, data }: StockSearchPage) => {
  const host = useRuntimeHost()
  const { path, preset } = route
  const [shown, setShown] = useState<ShownStock>({ state: data.state, result: data.result, rendered: null })
  const [pageData, setPageData] = useState(data)
  const [isPending, setPending] = useState(false)
  const [isDown, setDown] = useState(false)
  const [isOffline, setOffline] = useState(false)
  const lastRequest = useRef(0)
  const target = useRef<ScrollTarget | null>(null)
  const scrolls = useRef(new Map<string, number>())

  // A new page, or new settings in the preview, come with a result: it replaces the one that was searched for.
  if (pageData !== data) {
    setPageData(data)
    setShown({ state: data.state, result: data.result, rendered: null })
    setPending(false)
  }

  const loadPage = useCallback(
    (search: string) => {
      const form = document.getElementById('search-form')
      setPending(true)
      if (form instanceof HTMLFormElement) storeFilterState(form, path, host)
      host.navigate(`${path}${search}`)
    },
    [host, path],
  )

  const shownSearch = formatSearch(shown.state)

  const fetchList = useCallback(
    async (state: SearchState, then: ScrollTarget) => {
      const requestNumber = ++lastRequest.current
      setPending(true)
      try {
        const { result, ...rendered } = await host.stockList({ path, preset, state })
        if (requestNumber !== lastRequest.current) return
        target.current = then
        trackQuietly(host, { name: 'search', params: { query: searchSummary(state), results: result.total } })
        setShown({ state, result, rendered: { ...rendered, key: requestNumber, atOnce: then.kind === 'scroll' } })
        setPending(false)
        setOffline(false)
      } catch {
        if (requestNumber !== lastRequest.current) return
        const query = formatSearch(state)
        if (!(await host.canReach(`${path}${query}`))) {
          // Reverts the URL to the list that is still shown.
          host.replace(`${path}${shownSearch}`)
          setOffline(true)
          setPending(false)
          return setShown((now) => ({ ...now }))
        }
        recordSearchFailure(host)
        setDown(true)
        loadPage(query)
      }
    },
    [host, path, preset, loadPage, shownSearch],
  )

  /** Shows the list of a query string, `?make=Kia`; `takesFocus` if the pressed element is removed with the old list. */
  const showSearch = useCallback(
    (search: string, takesFocus = false) =>
      withSearchChunk(
        ({ parseSearch }) => {
          const state = parseSearch(new URLSearchParams(search), { config, preset })
          const query = formatSearch(state)
          if (host.mode === 'preview' || hasSearchFailedRecently(host)) return loadPage(query)
          scrolls.current.set(shownSearch, window.scrollY)
          host.push(`${path}${query}`)
          void fetchList(state, { kind: 'top', takesFocus })
        },
        () => loadPage(search),
      ),
    [host, path, config, preset, loadPage, fetchList, shownSearch],
  )

  useEffect(() => {
    if (host.mode === 'preview') return
    setDown(hasSearchFailedRecently(host))
    const onPop = () => {
      if (window.location.pathname !== path) return
      withSearchChunk(show, () => window.location.reload())
    }
    const show = ({ parseSearch }: SearchChunk) => {
      const state = parseSearch(new URLSearchParams(window.location.search), { config, preset })
      const search = formatSearch(state)
      scrolls.current.set(shownSearch, window.scrollY)
      const back: ScrollTarget = { kind: 'scroll', y: scrolls.current.get(search) ?? 0 }
      if (search !== shownSearch && search !== formatSearch(data.state)) return void fetchList(state, back)
      // The result is cached; invalidates a pending response for another URL.
      lastRequest.current++
      setPending(false)
      if (search !== shownSearch) target.current = back
      // A new result object even if it is equal, so that the fields are reset to it.
      setShown((now) => (search === shownSearch ? { ...now } : { state: data.state, result: data.result, rendered: null }))
    }
    const onReturn = ({ persisted }: PageTransitionEvent) => persisted && setPending(false)
    window.addEventListener('popstate', onPop)
    window.addEventListener('pageshow', onReturn)
    return () => {
      window.removeEventListener('popstate', onPop)
      window.removeEventListener('pageshow', onReturn)
    }
  }, [host, path, data, config, preset, fetchList, shownSearch])

  useScrollTo(target, shown)

  /** Prefetches when a selection is likely. */
  const prepare = useCallback(() => {
    if (host.mode === 'preview') return
    host.prepareStockList()
    void loadSearchChunk().catch(() => {})
  }, [host])

  return { shown, isPending, isDown, isOffline, showSearch, prepare }
}
