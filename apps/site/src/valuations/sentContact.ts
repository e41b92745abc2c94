import { leadAnswers } from '@forecourt/rules/leads/leadAnswers'
import type { ValuationRequest } from './ValuationRequest'

const ticks: ReadonlySet<string> = new Set(leadAnswers.filter(({ kind }) => kind === 'tick').map(({ id }) => id))

/** What the last step of a valuation said, as a lead is checked: with its boxes as truths. */
export const sentContact = (said: ValuationRequest['said']): { readonly [field: string]: unknown } => ({
  ...Object.fromEntries(
    Object.entries(said).map(([name, value]) => [
      name,
      ticks.has(name.replace(/Preticked$/, '')) ? value === 'true' || value === 'on' : value,
    ]),
  ),
  form: 'tradeIn',
  url: '/cars/trade-in',
  // How long it was open can't be measured over several steps.
  elapsedMs: null,
})
