import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { momentInZone } from '../../dates/momentInZone'
import { runsOn } from '../../dates/runsOn'
import type { Part } from '../../parts/Part'
import type { Popup, PopupPage } from './Popup'

/** A page of a site at an instant. */
export interface PopupAbout {
  readonly config: Pick<ResolvedConfig, 'popups' | 'identity'>
  /** ISO in UTC. */
  readonly now: string
  readonly page: PopupPage | null
}

const today = ({ config, now }: PopupAbout): string => momentInZone(now, config.identity.timeZone).date
const todayField = (about: PopupAbout) => [{ name: 'Today', value: today(about) }]

/** What a popup needs to open on a page, beside what its shopper did: both its days count, to the last minute where the site is (CNT-05). */
export const popupPart = ({ id, shown, title, src, start, expiryDate, pages }: Popup): Part<PopupAbout> => {
  const pointer = `/popups/list/${id}`
  return {
    id: `popup-${id}`,
    title: title.trim() || 'Popup',
    rule: 'CNT-01',
    element: pointer,
    needs: [
      { holds: () => shown, title: 'Switched on', yes: 'It is switched on.', no: 'It is switched off.', settings: [`${pointer}/shown`] },
      {
        holds: () => title.trim() !== '' || src !== '',
        title: 'Something to show',
        yes: 'It has a title or a picture.',
        no: 'It has neither a title nor a picture.',
        settings: [`${pointer}/title`, `${pointer}/src`],
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
        holds: (about) => runsOn({ start: '', expiry: expiryDate }, today(about)),
        // Days that no day lies between: it can’t open on any.
        ofSite: () => start === '' || expiryDate === '' || start <= expiryDate,
        warning: () => `The popup “${title}” never opens: it ends on ${expiryDate}, before it begins on ${start}.`,
        rule: 'CNT-05',
        title: 'Last day',
        yes: expiryDate === '' ? 'It has no last day.' : 'Its last day has not passed.',
        no: `It ended on ${expiryDate}.`,
        settings: [`${pointer}/expiryDate`],
        fields: todayField,
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
