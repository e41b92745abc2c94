export interface PaintStatistics {
  readonly last: number | null
  /** 95 of 100 were as fast as this or faster; null without samples. */
  readonly p95: number | null
}

export const maxSamples = 100

/** The samples with one more, the oldest gone. Milliseconds. */
export const withSample = (samples: readonly number[], paintMs: number): readonly number[] => [...samples, paintMs].slice(-maxSamples)

/** The last and the 95th percentile (nearest rank) of the samples. */
export const paintStatistics = (samples: readonly number[]): PaintStatistics => {
  const sorted = samples.toSorted((a, b) => a - b)
  return { last: samples.at(-1) ?? null, p95: sorted[Math.ceil(sorted.length * 0.95) - 1] ?? null }
}
