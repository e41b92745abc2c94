import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { periodProblem } from '../../dates/periodProblem'
import type { Need } from '../../parts/Part'
import { periodNeeds } from '../../parts/periodNeeds'
import type { SearchState } from '../SearchState'
import type { Promo } from './Promo'
import { promoFits } from './promoFits'

/** A site at an instant. */
export interface PromoAbout {
  readonly config: Pick<ResolvedConfig, 'search' | 'identity'>
  /** ISO in UTC. */
  readonly now: string
  /** What the list is asked for; absent, it is the list of everything. */
  readonly state?: SearchState
}

/** What a promotion needs to run, by the calendar where the site is; both its days count (CNT-08, ENT-24). */
export const promoRuns = (promo: Promo): readonly Need<PromoAbout>[] => {
  const { id, title, image } = promo
  const { firstDay, lastDay } = periodNeeds<PromoAbout>(() => promo)
  const pointer = `/search/promos/${id}`
  return [
    {
      holds: () => title.trim() !== '' || image !== '',
      title: 'Something to show',
      yes: 'It has words or a picture.',
      no: 'It has neither words nor a picture.',
      settings: [`${pointer}/title`, `${pointer}/image`],
    },
    { ...firstDay, settings: [`${pointer}/start`] },
    {
      ...lastDay,
      // Days that no day lies between: it can’t run on any.
      ofSite: () => periodProblem(promo) === null,
      warning: () => `The promotion “${title}” never shows: ${periodProblem(promo)}.`,
      settings: [`${pointer}/expiry`],
    },
    {
      holds: ({ state }) => state === undefined || promoFits(promo, state),
      rule: 'ENT-24',
      title: 'This list',
      yes: 'It is for lists like this one.',
      no: promo.strictDisplay ? 'It is for one list alone, and this is another or a part of it.' : 'It is for lists of other cars.',
      settings: [`${pointer}/display`, `${pointer}/strictDisplay`],
    },
  ]
}
