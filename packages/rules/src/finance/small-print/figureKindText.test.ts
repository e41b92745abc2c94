import { expect, it } from 'vitest'
import { figureKindText } from './loanText'

it.each([
  { kind: { source: 'estimate' }, says: 'An estimate at the advertised rate, not a lender’s quote.' },
  { kind: { source: 'quote' }, says: 'The lender’s quote for this car.' },
  { kind: { source: 'quote', simulated: true }, says: 'Sample figures for this demo, not a real lender’s quote.' },
  { kind: { source: 'lender' }, says: 'The lender’s figure for this car.' },
] as const)('a figure states its kind: $kind (FIN-02, FIN-04)', ({ kind, says }) => {
  expect(figureKindText(kind)).toBe(says)
})
