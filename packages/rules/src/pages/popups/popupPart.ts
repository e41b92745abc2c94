import { derived } from '@forecourt/schema/derived'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isSwitchedOn } from '@forecourt/schema/switches/shownItems'
import { addDays, isCalendarDate } from '../../dates/calendarDate'
import { instantInZone } from '../../dates/momentInZone'
import { parseTime } from '../../dates/parseTime'
import { dayAndTime } from '../../dates/period'
import { periodProblem } from '../../format/periodText'
import { type Part, shows } from '../../parts/Part'
import { periodNeeds } from '../../parts/settingNeeds'
import type { RouteNames } from '../../routing/parseSearchPreset'
import { findPageRules } from '../findPageRules'
import { matchRoute } from '../matchRoute'
import type { Popup, PopupPage } from '../PageRules'
import type { Route } from '../Route'

/** Page kind of a page for popups; null if none opens (CNT-01). */
export const popupPage = (route: Route, config: Pick<ResolvedConfig, 'pages'>): PopupPage | null => {
  const { popups } = findPageRules(route.page)
  return typeof popups === 'function' ? popups(route, config) : popups
}

/** Instant at which a popup ends: its time, or the end of its last day, in the site's time zone; undefined if it never ends (CNT-05). ISO in UTC. */
export const popupEnd = ({ expiryDate }: Pick<Popup, 'expiryDate'>, timeZone: string): string | undefined => {
  const [day, time] = dayAndTime(expiryDate)
  if (!isCalendarDate(day)) return undefined
  const minutes = time === null ? null : parseTime(time)
  return (minutes === null ? instantInZone(addDays(day, 1), 0, timeZone) : instantInZone(day, minutes, timeZone)).instant
}

/** A page of a site at an instant. */
export interface PopupContext {
  readonly config: Pick<ResolvedConfig, 'popups' | 'identity'>
  /** ISO in UTC. */
  readonly now: string
  readonly page: PopupPage | null
}

/** What a popup needs to open on a page, besides its trigger; its period is by the site's clock (CNT-05). */
export const popupPart = ({ id, shown, title, src, start, expiryDate, pages }: Popup): Part<PopupContext> => {
  const pointer = `/popups/list/${id}`
  const period = { start, expiry: expiryDate }
  const { goesLive, comesDown } = periodNeeds<PopupContext>(() => period)
  return {
    id: `popup-${id}`,
    title: title.trim() || 'Popup',
    requirement: 'CNT-01',
    elementSetting: pointer,
    needs: [
      {
        holds: () => isSwitchedOn({ shown }),
        title: 'Switched on',
        yes: 'It is switched on.',
        no: 'It is switched off.',
        settings: [`${pointer}/shown`],
      },
      {
        holds: () => title.trim() !== '' || src !== '',
        title: 'Something to show',
        yes: 'It has a title or a picture.',
        no: 'It has neither a title nor a picture.',
        settings: [`${pointer}/title`, `${pointer}/src`],
      },
      { ...goesLive, settings: [`${pointer}/start`] },
      {
        ...comesDown,
        // A popup whose period ends before it starts never opens.
        holdsForSite: () => periodProblem(period) === null,
        warning: () => `The popup “${title}” never opens: ${periodProblem(period)}.`,
        requirement: 'CNT-05',
        settings: [`${pointer}/expiryDate`],
      },
      {
        holds: ({ page }) => page !== null && (pages.length === 0 || pages.includes(page)),
        title: 'This page',
        yes: 'It is for pages of this kind.',
        no: ({ page }) => (page === null ? 'No popup opens on pages of this kind.' : 'It is for pages of other kinds.'),
        settings: [`${pointer}/pages`],
      },
    ],
  }
}

interface PopupRequest {
  readonly config: ResolvedConfig
  readonly names: RouteNames
  readonly path: string
  /** ISO in UTC. */
  readonly now: string
}

/** Popups that may open on the page at a path, in the dealer's order; none without a page (CNT-01). */
export const pagePopups = derived(({ config, names, path, now }: PopupRequest): readonly Popup[] => {
  if (config.popups.list.length === 0) return []
  const match = matchRoute(config, names, path)
  const page = match.kind === 'page' ? popupPage(match.route, config) : null
  return page === null ? [] : config.popups.list.filter((popup) => shows(popupPart(popup), { config, now, page }))
})
