import type { FinanceFigures } from '@forecourt/rules/finance/small-print/FinanceTexts'

const eventName = 'forecourt:quote'

/** The current quote: the calculator may not be hydrated when it arrives. */
let last: FinanceFigures | null = null

/** Notifies the page's calculator that a quote has replaced the estimate; returns a function that withdraws it. */
export const announceQuote = (figures: FinanceFigures): (() => void) => {
  last = figures
  window.dispatchEvent(new CustomEvent(eventName, { detail: figures }))
  return () => {
    if (last === figures) last = null
  }
}

/** Subscribes to quotes, including one that has already arrived; returns an unsubscribe function. */
export const onQuote = (listen: (figures: FinanceFigures) => void): (() => void) => {
  if (last) listen(last)
  const onEvent = (event: Event) => listen((event as CustomEvent<FinanceFigures>).detail)
  window.addEventListener(eventName, onEvent)
  return () => window.removeEventListener(eventName, onEvent)
}
