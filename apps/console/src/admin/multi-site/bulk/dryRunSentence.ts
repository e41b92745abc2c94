import { formatCount } from '../../../parts/formatCount'
import type { ChangeAtSite } from './useDryRun'

type PreviewedChange = Pick<ChangeAtSite, 'obstacle' | 'isChanged' | 'looksSame'>

/** Whether the change has an effect at a site and no obstacle there. */
export const canChange = ({ obstacle, isChanged }: Omit<PreviewedChange, 'looksSame'>): boolean => obstacle === null && isChanged

/** Whether the change alters the site's appearance. */
const isVisibleChange = (site: PreviewedChange): boolean => canChange(site) && !site.looksSame

/** Summary of a dry run: '3 sites change, 1 is already set, 2 can’t be changed.' */
export const dryRunSentence = (sites: readonly PreviewedChange[]): string => {
  const blocked = sites.filter(({ obstacle }) => obstacle !== null).length
  const changes = sites.filter(isVisibleChange).length
  const invisible = sites.filter(canChange).length - changes
  const same = sites.length - blocked - changes - invisible
  const parts = [
    changes === 0 ? 'No site changes' : formatCount(changes, 'site changes', 'sites change'),
    ...(invisible > 0 ? [formatCount(invisible, 'looks the same', 'look the same')] : []),
    ...(same > 0 ? [formatCount(same, 'is already set', 'are already set')] : []),
    ...(blocked > 0 ? [`${blocked} can’t be changed`] : []),
  ]
  return `${parts.join(', ')}.`
}
