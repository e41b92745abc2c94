import { readMeasuredBlock } from '../measuring/MeasuredBlock'
import { startMeasuring } from '../measuring/startMeasuring'
import { noteVisit } from '../measuring/visit'

/** Sends a view of a car's page (API-04). A page that was prerendered counts once it is shown; one of a missing or withdrawn car never. */
function countView(): void {
  if (readMeasuredBlock()?.page.page !== 'car') return
  const { pathname } = window.location
  const send = async () => {
    // Reading the answer to its end is what ends the request; how many views there are is not shown.
    const answer = await fetch(`${pathname}/view.json`, { priority: 'low' }).catch(() => null)
    await answer?.text()
  }
  if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', send, { once: true })
  else void send()
}

/** Notes that a page is looked at, with or without an interaction. It comes with the page's own script, which is asked for after its first paint (ANL-01). */
export const noteLook = (): void => {
  countView()
  noteVisit()
  startMeasuring()
}
