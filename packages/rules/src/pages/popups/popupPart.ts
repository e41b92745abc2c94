import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isSwitchedOn } from '@forecourt/schema/switches/shownItems'
import { periodProblem } from '../../dates/periodProblem'
import type { Part } from '../../parts/Part'
import { periodNeeds } from '../../parts/periodNeeds'
import type { Popup, PopupPage } from './Popup'

/** A page of a site at an instant. */
export interface PopupAbout {
  readonly config: Pick<ResolvedConfig, 'popups' | 'identity'>
  /** ISO in UTC. */
  readonly now: string
  readonly page: PopupPage | null
}

/** What a popup needs to open on a page, beside what its shopper did: both its days count, to the last minute where the site is (CNT-05). */
export const popupPart = ({ id, shown, title, src, start, expiryDate, pages }: Popup): Part<PopupAbout> => {
  const pointer = `/popups/list/${id}`
  const period = { start, expiry: expiryDate }
  const { firstDay, lastDay } = periodNeeds<PopupAbout>(() => period)
  return {
    id: `popup-${id}`,
    title: title.trim() || 'Popup',
    rule: 'CNT-01',
    element: pointer,
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
      { ...firstDay, settings: [`${pointer}/start`] },
      {
        ...lastDay,
        // Days that no day lies between: it can’t open on any.
        ofSite: () => periodProblem(period) === null,
        warning: () => `The popup “${title}” never opens: ${periodProblem(period)}.`,
        rule: 'CNT-05',
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
