import type { Impact, SiteImpact } from './useImpact'

export const looksDifferent = ({ changesKey }: SiteImpact): boolean => changesKey !== null

/** Whether the site would be refused: something about it would be invalid. */
export const isRefused = ({ newProblems }: SiteImpact): boolean => newProblems.some(({ severity }) => severity === 'error')

/** How many sites there are of each kind so far. */
export const impactCounts = ({ sites }: Pick<Impact, 'sites'>) => {
  const refused = sites.filter(isRefused).length
  const different = sites.filter((site) => looksDifferent(site) && !isRefused(site)).length
  return { looked: sites.length, different, refused, same: sites.length - different - refused }
}
