import { testsAll } from '@forecourt/schema/testing/testsAll'
import { sampled } from './sampled'

/** Runs of a property: random in full runs, fixed seed in samples. */
export const generatedRuns = (count: number): { readonly numRuns: number; readonly seed?: number } => ({
  numRuns: sampled(count),
  ...(!testsAll && { seed: 2 }),
})
