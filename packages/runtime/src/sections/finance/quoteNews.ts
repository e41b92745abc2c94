import type { FinanceFigures } from '@forecourt/rules/finance/FinanceFigures'

const eventName = 'forecourt:quote'

/** Says to the calculator of the page that a quote has taken the estimate's place, and which loan it is for. */
export const announceQuote = (figures: FinanceFigures): void => {
  window.dispatchEvent(new CustomEvent(eventName, { detail: figures }))
}

/** Listens for a quote; returns the way to stop. */
export const onQuote = (listen: (figures: FinanceFigures) => void): (() => void) => {
  const hear = (event: Event) => listen((event as CustomEvent<FinanceFigures>).detail)
  window.addEventListener(eventName, hear)
  return () => window.removeEventListener(eventName, hear)
}
