import { readMeasuredBlock } from '../measuring/MeasuredBlock'
import { startMeasuring } from '../measuring/startMeasuring'
import { recordVisit } from '../measuring/visit'

/** Sends a view of a car's page (API-04). A prerendered page counts once it is shown; the page of a missing or withdrawn car never. */
function countView(): void {
  if (readMeasuredBlock()?.page.page !== 'car') return
  const { pathname } = window.location
  const send = async () => {
    // Reading the response to its end completes the request; the count is not shown.
    const response = await fetch(`${pathname}/view.json`, { priority: 'low' }).catch(() => null)
    await response?.text()
  }
  if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', send, { once: true })
  else void send()
}

/** Counts a page view, with or without an interaction. Part of the page's own script, which loads after first paint (ANL-01). */
export const countPageView = (): void => {
  countView()
  recordVisit()
  startMeasuring()
}
