import { testsAll } from '@forecourt/schema/testing/testsAll'
import { sampled } from './sampled'

/** How often a generated property is tried: with other values in every full run, with the same in every sample. */
export const generatedRuns = (count: number): { readonly numRuns: number; readonly seed?: number } => ({
  numRuns: sampled(count),
  ...(!testsAll && { seed: 1 }),
})
