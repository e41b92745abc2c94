import { sentFormNoun } from '../../../leads/sentFormNoun'
import { fillPlaceholders } from '../../../menus/fillPlaceholders'
import type { PageRules } from '../../PageRules'
import { matchPage } from '../../Route'

/** Thank-you page after a lead (RTE-09). */
export const successPageRules = {
  addresses: { '/success': ({ path }) => matchPage({ page: 'success', path }) },
  stock: () => 'nothing',
  editorPages: () => [{ label: 'After an enquiry', path: '/success', order: 15 }],
  meta: ({ config }) => ({ title: fillPlaceholders(config.forms.successHeading, { sent: sentFormNoun('general') }), index: false }),
  popups: null,
} as const satisfies PageRules<'success'>
