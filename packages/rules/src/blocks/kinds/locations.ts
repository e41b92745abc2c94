import { locationsFor } from '../../locations/locationsFor'
import type { BlockRules } from '../BlockRules'

/** Locations show if the filter matches any (LOC-02). */
export const locations = {
  needs: [
    {
      holds: ({ block, site }) => locationsFor(site.locations, block.filter, block).length > 0,
      requirement: 'LOC-02',
      title: 'Something to show',
      yes: 'There are such locations.',
      no: 'No location is of its kind.',
      settings: ['filter'],
    },
  ],
} as const satisfies BlockRules<'locations'>
