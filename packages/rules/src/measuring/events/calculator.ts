import type { EventType } from '../SiteEvent'

/** First interaction with a page's finance calculator (ANL-03). */
export const calculator = {
  legacyIds: [26],
  asc: () => [
    {
      name: 'asc_element_configuration',
      params: { event_action: 'interact', event_action_result: 'open', element_type: 'calculator', element_title: 'finance calculator' },
    },
  ],
} as const satisfies EventType
