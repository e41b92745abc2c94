import { sampledShare } from '@forecourt/rules/forecast/sampledShare'

const formatSites = (count: number): string => count.toLocaleString('en-AU')

interface Sample {
  /** Sites whose pages change, of those that were compared. */
  readonly found: number
  readonly compared: number
  readonly total: number
}

/**
 * What a sample says about all sites of a roll-out: how many sites change at least. It never says how many don't change, because only a few
 * pages of each site are compared and its other pages may change.
 */
export const sampleSentence = ({ found, compared, total }: Sample): string => {
  if (compared === 0) return `Comparing pages of ${formatSites(total)} ${total === 1 ? 'site' : 'sites'}`
  if (compared === total) return `Changes found on ${formatSites(found)} of ${formatSites(total)} ${total === 1 ? 'site' : 'sites'}`
  const least = Math.max(found, Math.floor(sampledShare(found, compared, total).from * total))
  const seen = `Changes found on ${formatSites(found)} of ${formatSites(compared)} sites compared`
  return least > found ? `${seen}: at least ${formatSites(least)} of ${formatSites(total)} sites change (95% confidence)` : seen
}
