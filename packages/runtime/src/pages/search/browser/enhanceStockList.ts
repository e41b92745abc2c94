import type { Enhancer } from '../../../islands/Enhancer'
import { readStored } from '../../../storage/Store'
import { viewedAfterMs } from '../../../storage/viewedAfterMs'
import { viewStore } from '../../../storage/viewStore'
import { foldInSheet } from '../filters/foldInSheet'
import type { StockListProps } from '../StockList.client'
import { enteredEarly } from './enteredEarly'
import { hasSearchFailedRecently } from './searchFailure'
import { isFilterStateStored, isSheetOpen } from './storedFilterState'
import { loadSearchChunk } from './withSearchChunk'

const addressNow = () => `${window.location.pathname}${window.location.search}`

/**
 * Enhances a stock list before the first selection: folds its filters in the sheet, and stores its search. Hydrates it immediately if the
 * shopper interacted before the scripts ran, returns to a place in the filters, or navigates this document's history.
 */
export const enhanceStockList: Enhancer = (element, { host, data, hydrate }) => {
  const form = element.querySelector<HTMLFormElement>('#search-form')
  const startHydration = () => void hydrate().catch(() => undefined)
  const isEarly = isSheetOpen(document.getElementById('filters')) || (form !== null && enteredEarly(form) !== null)
  if (isEarly || isFilterStateStored(host) || hasSearchFailedRecently(host)) startHydration()
  else for (const section of element.querySelectorAll<HTMLDetailsElement>('details[data-filter]')) foldInSheet(section)

  const view = readStored(host, viewStore)
  const toggle = element.querySelector<HTMLInputElement>(`input[type=radio][value=${view}]`)
  if (toggle) toggle.checked = true

  // History entries that a list pushed before a reload belong to the same document.
  const initialAddress = addressNow()
  const onPop = () => {
    if (addressNow() === initialAddress) return
    hydrate().then(
      () => window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state })),
      () => window.location.reload(),
    )
  }
  window.addEventListener('popstate', onPop)
  const storeViewedSearch = async () => {
    const [{ storeSearch }, { viewedSearch }] = [await import('../../../storage/storeSearch'), data() as StockListProps]
    if (viewedSearch && viewedSearch.refinements.length > 0) storeSearch(host, viewedSearch)
  }
  const timer = window.location.search === '' ? undefined : setTimeout(() => void storeViewedSearch().catch(() => undefined), viewedAfterMs)
  return {
    // The interaction that hydrates it is probably a selection.
    prepare() {
      host.prepareStockList()
      loadSearchChunk().catch(() => undefined)
    },
    stop() {
      window.removeEventListener('popstate', onPop)
      clearTimeout(timer)
    },
  }
}
