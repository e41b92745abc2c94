import type { BlockRules } from '../BlockRules'

/** Offers show while any is current (OFR-01). */
export const offers = {
  needs: [
    {
      holds: ({ data }) => (data.offers ?? []).length > 0,
      requirement: 'OFR-01',
      title: 'Something to show',
      yes: 'There are offers now.',
      no: 'No offer runs now.',
    },
  ],
  dataSettings: ({ limit }, { identity }) => ({ limit, manufacturer: identity.manufacturer }),
} as const satisfies BlockRules<'offers'>
