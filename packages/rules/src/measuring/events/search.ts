import type { EventType } from '../SiteEvent'

/** Results of a filtered stock list. The entered text isn't sent to third parties. */
export const search = {
  legacyIds: [],
  asc: ({ params = {} }) => [
    {
      name: 'asc_element_configuration',
      params: {
        event_action: 'interact',
        event_action_result: 'filter',
        element_type: 'search',
        element_value: `${params.results ?? 0} results`,
      },
    },
  ],
  meta: () => [{ name: 'Search', params: {} }],
  counted: 'search',
} as const satisfies EventType
