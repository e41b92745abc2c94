import type { FinanceFigures } from '@forecourt/rules/finance/small-print/FinanceTexts'

const eventName = 'forecourt:quote'

/** What stands over the calculator of the page: a calculator may not be hydrated when a quote comes. */
let last: FinanceFigures | null = null

/** Says to the calculator of the page that a quote has taken the estimate's place, and which loan it is for; returns how to take it back. */
export const announceQuote = (figures: FinanceFigures): (() => void) => {
  last = figures
  window.dispatchEvent(new CustomEvent(eventName, { detail: figures }))
  return () => {
    if (last === figures) last = null
  }
}

/** Listens for a quote, also for one that has come before; returns the way to stop. */
export const onQuote = (listen: (figures: FinanceFigures) => void): (() => void) => {
  if (last) listen(last)
  const hear = (event: Event) => listen((event as CustomEvent<FinanceFigures>).detail)
  window.addEventListener(eventName, hear)
  return () => window.removeEventListener(eventName, hear)
}
