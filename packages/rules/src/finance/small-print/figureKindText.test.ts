import { expect, it } from 'vitest'
import { figureKindText } from './loanText'

it.each([
  { kind: { source: 'estimate' }, message: 'An estimate at the advertised rate, not a lender’s quote.' },
  { kind: { source: 'quote' }, message: 'The lender’s own quote.' },
  { kind: { source: 'quote', simulated: true }, message: 'An example, not a lender’s quote.' },
  { kind: { source: 'lender' }, message: 'Based on the lender’s current rate.' },
] as const)('a figure states its kind: $kind (FIN-02, FIN-04)', ({ kind, message }) => {
  expect(figureKindText(kind)).toBe(message)
})
