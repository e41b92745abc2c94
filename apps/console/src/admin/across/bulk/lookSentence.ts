import { countWords } from '../../../editor/publish/countWords'
import type { ChangeAtSite } from './useLook'

/** Whether a change does something at a site, and the site can take it. */
export const canTake = ({ obstacle, isChanged }: Pick<ChangeAtSite, 'obstacle' | 'isChanged'>): boolean => obstacle === null && isChanged

/** What a change does in one sentence: '3 sites change, 1 says so already, 2 can’t take it.' */
export const lookSentence = (sites: readonly Pick<ChangeAtSite, 'obstacle' | 'isChanged'>[]): string => {
  const refused = sites.filter(({ obstacle }) => obstacle !== null).length
  const changes = sites.filter(canTake).length
  const same = sites.length - refused - changes
  const parts = [
    changes === 0 ? 'No site changes' : countWords(changes, 'site changes', 'sites change'),
    ...(same > 0 ? [countWords(same, 'is so already', 'are so already')] : []),
    ...(refused > 0 ? [`${refused} can’t take it`] : []),
  ]
  return `${parts.join(', ')}.`
}
