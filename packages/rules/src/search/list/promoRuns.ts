import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { momentInZone } from '../../dates/momentInZone'
import { runsOn } from '../../dates/runsOn'
import type { Need } from '../../parts/Part'
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

const today = ({ config, now }: PromoAbout): string => momentInZone(now, config.identity.timeZone).date

const todayField = (about: PromoAbout) => [{ name: 'Today', value: today(about) }]

/** What a promotion needs to run, by the calendar where the site is; both its days count (CNT-08, ENT-24). */
export const promoRuns = (promo: Promo): readonly Need<PromoAbout>[] => {
  const { id, title, image, start, expiry } = promo
  const pointer = `/search/promos/${id}`
  return [
    {
      holds: () => title.trim() !== '' || image !== '',
      title: 'Something to show',
      yes: 'It has words or a picture.',
      no: 'It has neither words nor a picture.',
      settings: [`${pointer}/title`, `${pointer}/image`],
    },
    {
      holds: (about) => runsOn({ start, expiry: '' }, today(about)),
      title: 'First day',
      yes: start === '' ? 'It has no first day.' : 'It has begun.',
      no: `It begins on ${start}.`,
      settings: [`${pointer}/start`],
      fields: todayField,
    },
    {
      holds: (about) => runsOn({ start: '', expiry }, today(about)),
      // Days that no day lies between: it can’t run on any.
      ofSite: () => start === '' || expiry === '' || start <= expiry,
      warning: () => `The promotion “${title}” never shows: it ends on ${expiry}, before it begins on ${start}.`,
      title: 'Last day',
      yes: expiry === '' ? 'It has no last day.' : 'Its last day has not passed.',
      no: `It ended on ${expiry}.`,
      settings: [`${pointer}/expiry`],
      fields: todayField,
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
