import type { Enhancer } from '../../../islands/Enhancer'
import { lookMs } from '../../../storage/lookMs'
import { readStored } from '../../../storage/Store'
import { viewStore } from '../../../storage/viewStore'
import { foldInSheet } from '../filters/foldInSheet'
import type { StockListProps } from '../StockList.client'
import { enteredEarly } from './enteredEarly'
import { isSearchResting } from './searchRest'
import { isPlaceStored, isSheetOpen } from './storedPlace'
import { loadSearchChunk } from './withSearchChunk'

const addressNow = () => `${window.location.pathname}${window.location.search}`

/**
 * A stock list before a shopper chooses: its filters fold where they are a sheet, and its search is remembered. It is hydrated at once
 * where a shopper was faster than the page's scripts, comes back to a place in the filters, or goes through the history of this document.
 */
export const enhanceStockList: Enhancer = (element, { host, data, hydrate }) => {
  const form = element.querySelector<HTMLFormElement>('#search-form')
  const begin = () => void hydrate().catch(() => undefined)
  const isEarly = isSheetOpen(document.getElementById('filters')) || (form !== null && enteredEarly(form) !== null)
  if (isEarly || isPlaceStored(host) || isSearchResting(host)) begin()
  else for (const section of element.querySelectorAll<HTMLDetailsElement>('details[data-filter]')) foldInSheet(section)

  const view = readStored(host, viewStore)
  const toggle = element.querySelector<HTMLInputElement>(`input[type=radio][value=${view}]`)
  if (toggle) toggle.checked = true

  // Entries that a list pushed before this page was loaded anew are addresses of the same document.
  const cameWith = addressNow()
  const onPop = () => {
    if (addressNow() === cameWith) return
    hydrate().then(
      () => window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state })),
      () => window.location.reload(),
    )
  }
  window.addEventListener('popstate', onPop)
  const remember = async () => {
    const [{ storeSearch }, { looked }] = [await import('../../../storage/storeSearch'), data() as StockListProps]
    if (looked && looked.refinements.length > 0) storeSearch(host, looked)
  }
  const timer = window.location.search === '' ? undefined : setTimeout(() => void remember().catch(() => undefined), lookMs)
  return {
    // The interaction that hydrates it is about to be a choice.
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
