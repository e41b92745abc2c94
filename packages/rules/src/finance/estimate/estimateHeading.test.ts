import { expect, it } from 'vitest'
import { estimateHeading } from './estimateHeading'

it.each([
  { source: 'estimate', simulated: false, expected: 'Or finance it from' },
  { source: 'quote', simulated: false, expected: 'Quoted from' },
  { source: 'quote', simulated: true, expected: 'Or finance it from' },
] as const)('the heading of a figure from source $source is “$expected” (FIN-02, API-12)', ({ expected, ...figures }) => {
  expect(estimateHeading(figures, 'Or finance it from')).toBe(expected)
})
