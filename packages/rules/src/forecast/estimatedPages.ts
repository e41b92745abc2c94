import { sampledShare } from './sampledShare'

/** With fewer compared pages, nothing is estimated of the others. */
export const fewPages = 20

/** Pages of which some were compared, as if drawn at random. */
export interface PageSample {
  readonly total: number
  readonly compared: number
  readonly changed: number
}

/** Number of pages that change, and its bounds. */
export interface EstimatedPages {
  readonly changed: number
  readonly from: number
  readonly to: number
}

/**
 * The number of pages that change, estimated from samples of several kinds of pages (CFG-12). All bounds together have a confidence of 95 %:
 * each sample that isn't complete has a share of what is missing to certainty. Exact if all pages were compared.
 */
export const estimatedPages = (samples: readonly PageSample[]): EstimatedPages => {
  const open = samples.filter(({ total, compared }) => compared < total).length
  const sum = { changed: 0, from: 0, to: 0 }
  for (const { total, compared, changed } of samples) {
    if (total === 0) continue
    const { from, to } = sampledShare(changed, compared, total, Math.max(1, open))
    sum.changed += compared === 0 ? 0 : (changed / compared) * total
    sum.from += Math.max(changed, Math.floor(from * total))
    sum.to += Math.min(total - (compared - changed), Math.ceil(to * total))
  }
  return { ...sum, changed: Math.round(sum.changed) }
}
