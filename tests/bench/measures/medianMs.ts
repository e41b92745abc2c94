import { percentile } from './percentile'

/** Median duration of a call in milliseconds, after warm-up. */
export const medianMs = async (work: () => unknown, times: number) => {
  for (let index = 0; index < Math.ceil(times / 5); index++) await work()
  const samples: number[] = []
  for (let index = 0; index < times; index++) {
    const begun = performance.now()
    await work()
    samples.push(performance.now() - begun)
  }
  return percentile(samples, 0.5)
}
