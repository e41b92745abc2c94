import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { periodProblem } from '../../format/periodText'
import { type Need, shows } from '../../parts/Part'
import { periodNeeds } from '../../parts/settingNeeds'
import type { SearchState } from '../SearchState'

/** A promotion card of the site in its stock list. */
export type Promo = ResolvedConfig['search']['promos'][number]

const isSame = (one: readonly string[] = [], other: readonly string[] = []) =>
  one.length === other.length && one.every((value) => other.includes(value))

/** Whether a search has no conditions but facet values. */
const isPlain = ({ query, ranges, near, excluded }: SearchState) =>
  query === '' && near === undefined && excluded === undefined && Object.keys(ranges).length === 0

const isOfKind = ({ values }: SearchState, display: Promo['display']) => {
  if (display === 'all') return true
  return display === 'certified' ? isSame(values.certified, ['true']) : isSame(values.car_type, [display])
}

/**
 * Whether a promotion fits a list (ENT-24): `display` gives the cars it is for; with `strictDisplay` the list must have no further
 * filters.
 */
export const promoFits = ({ display, strictDisplay }: Pick<Promo, 'display' | 'strictDisplay'>, state: SearchState): boolean => {
  if (!isOfKind(state, display)) return false
  if (!strictDisplay) return true
  const own = display === 'all' ? null : display === 'certified' ? 'certified' : 'car_type'
  return isPlain(state) && Object.keys(state.values).every((facet) => facet === own)
}

/** A site at an instant. */
export interface PromoContext {
  readonly config: Pick<ResolvedConfig, 'search' | 'identity'>
  /** ISO in UTC. */
  readonly now: string
  /** The list's search; omitted for the full list. */
  readonly state?: SearchState
}

/** What a promotion needs to run, by the site's clock (CNT-08, ENT-24). */
export const promoNeeds = (promo: Promo): readonly Need<PromoContext>[] => {
  const { id, title, image } = promo
  const { goesLive, comesDown } = periodNeeds<PromoContext>(() => promo)
  const pointer = `/search/promos/${id}`
  return [
    {
      holds: () => title.trim() !== '' || image !== '',
      title: 'Something to show',
      yes: 'It has text or a picture.',
      no: 'It has neither text nor a picture.',
      settings: [`${pointer}/title`, `${pointer}/image`],
    },
    { ...goesLive, settings: [`${pointer}/start`] },
    {
      ...comesDown,
      // A promotion whose period ends before it starts never shows.
      holdsForSite: () => periodProblem(promo) === null,
      warning: () => `The promotion “${title}” never shows: ${periodProblem(promo)}.`,
      settings: [`${pointer}/expiry`],
    },
    {
      holds: ({ state }) => state === undefined || promoFits(promo, state),
      requirement: 'ENT-24',
      title: 'This list',
      yes: 'It is for lists like this one.',
      no: promo.strictDisplay
        ? 'It shows only on one list without further filters, and this list is different or filtered.'
        : 'It is for lists of other cars.',
      settings: [`${pointer}/display`, `${pointer}/strictDisplay`],
    },
  ]
}

/** Promotions current at an instant, in order (ENT-24, CNT-08). Excludes empty ones. */
export const currentPromos = (context: PromoContext): Promo[] =>
  context.config.search.promos.filter((promo) => shows({ needs: promoNeeds(promo) }, context))
