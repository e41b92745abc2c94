import { readMeasuredBlock } from '../measuring/MeasuredBlock'

/** Sends a view of a car's page (API-04). A page that was prerendered counts once it is shown; one of a missing or withdrawn car never. */
export function countView(): void {
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
