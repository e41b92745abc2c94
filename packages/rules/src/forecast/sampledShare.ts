/** Bounds of the share of all sites that change, from 0 to 1. */
export interface SampledShare {
  readonly from: number
  readonly to: number
}

/** The standard normal quantile of a two-sided confidence of 95 %. */
const z = 1.959964

/**
 * The share of all that have a property, of which some were sampled at random, with a confidence of 95 % (CFG-12): Wilson's interval, narrowed
 * as the sample covers a part of all. Exact if all were sampled.
 */
export const sampledShare = (found: number, sampled: number, total: number): SampledShare => {
  if (sampled === 0) return { from: 0, to: 1 }
  const share = found / sampled
  if (sampled >= total) return { from: share, to: share }
  // With the finite population correction, a sample counts as a larger one.
  const size = total === 1 ? sampled : (sampled * (total - 1)) / (total - sampled)
  const centre = (share + (z * z) / (2 * size)) / (1 + (z * z) / size)
  const half = (z / (1 + (z * z) / size)) * Math.sqrt((share * (1 - share)) / size + (z * z) / (4 * size * size)) || 0
  // What was found is certain, and so is what was found not to have it.
  return { from: Math.max(found / total, centre - half), to: Math.min((total - sampled + found) / total, centre + half) }
}
