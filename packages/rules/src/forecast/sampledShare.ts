/** Bounds of the share of all sites that change, from 0 to 1. */
export interface SampledShare {
  readonly from: number
  readonly to: number
}

/** The standard normal quantiles with which one, two, three … intervals hold at the same time with a confidence of 95 %. */
const quantiles = [1.959964, 2.241403, 2.39398, 2.497705] as const
const highest = 2.575829

/**
 * The share of sites that have a property, estimated from a random sample of the sites (CFG-12). The bounds have a confidence of 95 %:
 * Wilson's interval, narrowed because the sample is a part of a limited number of sites. Exact if all sites were sampled.
 *
 * @param intervals number of samples whose bounds hold at the same time, at most five
 */
export const sampledShare = (found: number, sampled: number, total: number, intervals = 1): SampledShare => {
  if (sampled === 0) return { from: 0, to: 1 }
  const z = quantiles[intervals - 1] ?? highest
  const share = found / sampled
  if (sampled >= total) return { from: share, to: share }
  // With the finite population correction, a sample counts as a larger one.
  const size = total === 1 ? sampled : (sampled * (total - 1)) / (total - sampled)
  const centre = (share + (z * z) / (2 * size)) / (1 + (z * z) / size)
  const half = (z / (1 + (z * z) / size)) * Math.sqrt((share * (1 - share)) / size + (z * z) / (4 * size * size)) || 0
  // Sampled sites are known: the share is at least `found` of all, and at most all but those that were sampled without the property.
  return { from: Math.max(found / total, centre - half), to: Math.min((total - sampled + found) / total, centre + half) }
}
