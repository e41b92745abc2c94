import type { StockResult } from '@forecourt/rules/entities/StockFacet'
import { searchSummary } from '@forecourt/rules/measuring/searchSummary'
import { formatSearch } from '@forecourt/rules/search/formatSearch'
import type { SearchState } from '@forecourt/rules/search/SearchState'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { trackQuietly } from '../../../forms/trackQuietly'
import type { DrawnStock } from '../../../host/DrawnStock'
import { useRuntimeHost } from '../../../host/RuntimeHostProvider.client'
import type { PageProps } from '../../../PageProps'
import type { ListConfig } from './listConfig'
import { isSearchResting, restSearch } from './searchRest'
import { storePlace } from './storedPlace'
import { loadSearchChunk, type SearchChunk, withSearchChunk } from './withSearchChunk'

/** The cars of an answer, each time they come. */
interface DrawnCars extends Pick<DrawnStock, 'cars' | 'html'> {
  readonly turn: number
  /** Whether all of them are shown in one go. */
  readonly atOnce: boolean
}

/** A search with its answer. */
export interface ShownStock {
  readonly state: SearchState
  readonly result: StockResult
  /** Its cars as they came; null: the page came with them. */
  readonly drawn: DrawnCars | null
}

/** Where the page goes once an answer is drawn. */
type Place = { readonly kind: 'top'; readonly takesFocus: boolean } | { readonly kind: 'scroll'; readonly y: number }

export interface StockSearchPage extends Pick<PageProps<'search'>, 'route' | 'data'> {
  readonly config: ListConfig
}

const goTo = (place: Place) => {
  if (place.kind === 'scroll') return window.scrollTo({ top: place.y, behavior: 'instant' })
  const results = document.getElementById('results')
  if (results && results.getBoundingClientRect().top < 0) results.scrollIntoView({ behavior: 'instant' })
  if (place.takesFocus) document.getElementById('results-heading')?.focus({ preventScroll: true })
}

/**
 * A stock list that answers choices without loading a page: each is an address in the history, the newest answer wins, and going
 * back brings back the cars and the place in the page. Where search can't be reached, and in a preview, a choice loads its page.
 */
export const useStockSearch = ({ route, config, data }: StockSearchPage) => {
  const host = useRuntimeHost()
  const { path, preset } = route
  const [shown, setShown] = useState<ShownStock>({ state: data.state, result: data.result, drawn: null })
  const [given, setGiven] = useState(data)
  const [isPending, setPending] = useState(false)
  const [isDown, setDown] = useState(false)
  const [isOffline, setOffline] = useState(false)
  const turns = useRef(0)
  const place = useRef<Place | null>(null)
  const scrolls = useRef(new Map<string, number>())

  // Another page, or the same one with other settings: it brings its own answer.
  if (given !== data) {
    setGiven(data)
    setShown({ state: data.state, result: data.result, drawn: null })
    setPending(false)
  }

  const leave = useCallback(
    (search: string) => {
      const form = document.getElementById('search-form')
      setPending(true)
      if (form instanceof HTMLFormElement) storePlace(form, path, host)
      host.navigate(`${path}${search}`)
    },
    [host, path],
  )

  const shownSearch = formatSearch(shown.state)

  const find = useCallback(
    async (state: SearchState, then: Place) => {
      const turn = ++turns.current
      setPending(true)
      try {
        const { result, ...drawn } = await host.stockList({ path, preset, state })
        if (turn !== turns.current) return
        place.current = then
        trackQuietly(host, { name: 'search', params: { words: searchSummary(state), results: result.total } })
        setShown({ state, result, drawn: { ...drawn, turn, atOnce: then.kind === 'scroll' } })
        setPending(false)
        setOffline(false)
      } catch {
        if (turn !== turns.current) return
        const asked = formatSearch(state)
        if (!(await host.canReach(`${path}${asked}`))) {
          // The list stays, and so do its address and what is ticked.
          host.replace(`${path}${shownSearch}`)
          setOffline(true)
          setPending(false)
          return setShown((now) => ({ ...now }))
        }
        restSearch(host)
        setDown(true)
        leave(asked)
      }
    },
    [host, path, preset, leave, shownSearch],
  )

  /** Shows the list of an address, `?make=Kia`; `takesFocus` where what was pressed goes away with the old list. */
  const go = useCallback(
    (search: string, takesFocus = false) =>
      withSearchChunk(
        ({ parseSearch }) => {
          const state = parseSearch(new URLSearchParams(search), { config, preset })
          const asked = formatSearch(state)
          if (host.mode === 'preview' || isSearchResting(host)) return leave(asked)
          scrolls.current.set(shownSearch, window.scrollY)
          host.push(`${path}${asked}`)
          void find(state, { kind: 'top', takesFocus })
        },
        () => leave(search),
      ),
    [host, path, config, preset, leave, find, shownSearch],
  )

  useEffect(() => {
    if (host.mode === 'preview') return
    setDown(isSearchResting(host))
    const onPop = () => {
      if (window.location.pathname !== path) return
      withSearchChunk(show, () => window.location.reload())
    }
    const show = ({ parseSearch }: SearchChunk) => {
      const state = parseSearch(new URLSearchParams(window.location.search), { config, preset })
      const search = formatSearch(state)
      scrolls.current.set(shownSearch, window.scrollY)
      const back: Place = { kind: 'scroll', y: scrolls.current.get(search) ?? 0 }
      if (search !== shownSearch && search !== formatSearch(data.state)) return void find(state, back)
      // The answer is at hand; one on its way is for another address.
      turns.current++
      setPending(false)
      if (search !== shownSearch) place.current = back
      // A new answer even if it is the same: fields that were ahead of it follow.
      setShown((now) => (search === shownSearch ? { ...now } : { state: data.state, result: data.result, drawn: null }))
    }
    const onReturn = ({ persisted }: PageTransitionEvent) => persisted && setPending(false)
    window.addEventListener('popstate', onPop)
    window.addEventListener('pageshow', onReturn)
    return () => {
      window.removeEventListener('popstate', onPop)
      window.removeEventListener('pageshow', onReturn)
    }
  }, [host, path, data, config, preset, find, shownSearch])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each drawn answer has its place.
  useLayoutEffect(() => {
    if (place.current) goTo(place.current)
    place.current = null
  }, [shown])

  /** A shopper is about to choose. */
  const prepare = useCallback(() => {
    if (host.mode === 'preview') return
    host.prepareStockList()
    void loadSearchChunk().catch(() => {})
  }, [host])

  return { shown, isPending, isDown, isOffline, go, prepare }
}
