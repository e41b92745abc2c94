import type { Impact, SiteImpact } from './useImpact'

export const looksDifferent = ({ changesKey }: SiteImpact): boolean => changesKey !== null

/** Whether the layer would make the site invalid. */
export const wouldBeInvalid = ({ newProblems }: SiteImpact): boolean => newProblems.some(({ severity }) => severity === 'error')

/** The number of sites of each kind so far. */
export const impactCounts = ({ sites }: Pick<Impact, 'sites'>) => {
  const refused = sites.filter(wouldBeInvalid).length
  const different = sites.filter((site) => looksDifferent(site) && !wouldBeInvalid(site)).length
  return { checked: sites.length, different, refused, same: sites.length - different - refused }
}

const number = (value: number) => value.toLocaleString('en-AU')

/** The impact of a layer in one sentence: 'Affects 143 sites: 12 look different, 2 can’t be changed.' */
export const impactSentence = (impact: Pick<Impact, 'sites' | 'total' | 'status'>): string => {
  const { checked, different, refused } = impactCounts(impact)
  const { total, status } = impact
  if (total === null) return status === 'running' ? 'Checking the sites…' : 'Not checked.'
  if (total === 0) return 'No site is affected.'
  const some = different === 0 ? 'none looks' : different === 1 ? '1 looks' : `${number(different)} look`
  const unable = refused > 0 ? [`${number(refused)} can’t be changed`] : []
  const found = [...(different === 0 && refused > 0 ? [] : [`${some} different`]), ...unable].join(', ')
  const sites = `${number(total)} ${total === 1 ? 'site' : 'sites'}`
  if (checked < total) return `${number(checked)} of ${sites} checked: ${found} so far${status === 'stopped' ? ', then stopped' : ''}.`
  return `Affects ${sites}: ${found}.`
}
