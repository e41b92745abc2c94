import type { EventType } from '../SiteEvent'

/** First input in a form. */
export const form = {
  legacyIds: [],
  asc: ({ params = {} }) => [
    { name: 'asc_form_engagement', params: { form_name: String(params.form ?? ''), comm_type: 'form', comm_status: 'engage' } },
  ],
  counted: 'form',
} as const satisfies EventType
