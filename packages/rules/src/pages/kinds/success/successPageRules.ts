import { sentFormNoun } from '../../../leads/sentFormNoun'
import { fillPlaceholders } from '../../../menus/fillPlaceholders'
import type { PageRules } from '../../PageRules'
import { pageAt } from '../../Route'

/** Thank-you page after a lead (RTE-09). */
export const successPageRules = {
  addresses: { '/success': ({ path }) => pageAt({ page: 'success', path }) },
  stock: () => 'nothing',
  places: () => [{ label: 'After an enquiry', path: '/success', order: 15 }],
  meta: ({ config }) => ({ title: fillPlaceholders(config.forms.successHeading, { sent: sentFormNoun('general') }), index: false }),
  popups: null,
} as const satisfies PageRules<'success'>
