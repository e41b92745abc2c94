import { formatCount } from '../../../parts/formatCount'
import type { ChangeAtSite } from './useDryRun'

type PreviewedChange = Pick<ChangeAtSite, 'obstacle' | 'isChanged' | 'looksSame'>

/** Whether the change has an effect at a site and no obstacle there. */
export const canTake = ({ obstacle, isChanged }: Omit<PreviewedChange, 'looksSame'>): boolean => obstacle === null && isChanged

/** Whether the change alters the site's appearance. */
const looksOther = (site: PreviewedChange): boolean => canTake(site) && !site.looksSame

/** Summary of a dry run: '3 sites change, 1 is already set, 2 can’t be changed.' */
export const dryRunSentence = (sites: readonly PreviewedChange[]): string => {
  const refused = sites.filter(({ obstacle }) => obstacle !== null).length
  const changes = sites.filter(looksOther).length
  const silent = sites.filter(canTake).length - changes
  const same = sites.length - refused - changes - silent
  const parts = [
    changes === 0 ? 'No site changes' : formatCount(changes, 'site changes', 'sites change'),
    ...(silent > 0 ? [formatCount(silent, 'looks the same', 'look the same')] : []),
    ...(same > 0 ? [formatCount(same, 'is already set', 'are already set')] : []),
    ...(refused > 0 ? [`${refused} can’t be changed`] : []),
  ]
  return `${parts.join(', ')}.`
}
