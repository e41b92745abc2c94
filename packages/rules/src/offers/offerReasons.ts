import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { momentInZone } from '../dates/momentInZone'
import type { Reason } from '../reasons/Reason'
import { type Condition, reasonOf } from '../reasons/reasonOf'
import type { HeldOffer } from './HeldOffer'

export interface OfferContext {
  readonly config: Pick<ResolvedConfig, 'identity'>
  /** The instant of the page, ISO in UTC. */
  readonly now: string
  /** Where a block shows them: its pointer, and how many it takes. */
  readonly block?: { readonly pointer: string; readonly limit: number }
}

const runs = (offer: HeldOffer, { config, now }: OfferContext): Condition[] => {
  const { startsOn, endsOn, manufacturer, leftOut } = offer
  const make = config.identity.manufacturer
  const { date } = momentInZone(now, config.identity.timeZone)
  const today = { name: 'Today', value: date }
  return [
    {
      holds: !leftOut,
      rule: 'OFR-05',
      title: 'Sites it is left out of',
      yes: 'It is meant for this site, too.',
      no: 'It is left out of this site.',
      fields: [{ name: 'Left out of this site', value: leftOut ? 'Yes' : 'No' }],
    },
    {
      holds: make === '' || manufacturer === null || manufacturer === make,
      rule: 'OFR-05',
      title: 'Make of the site',
      yes:
        make === ''
          ? 'The site is of no single make.'
          : manufacturer === null
            ? 'It is an offer of no one make.'
            : 'It is an offer of the site’s make.',
      no: 'The site is of a single make, and the offer is of another.',
      settings: ['/identity/manufacturer'],
      fields: [{ name: 'Make', value: manufacturer ?? 'None' }],
    },
    {
      holds: startsOn === null || startsOn <= date,
      rule: 'OFR-01',
      title: 'First day',
      yes: startsOn === null ? 'It has no first day.' : 'It has begun.',
      no: `It begins on ${startsOn}.`,
      settings: ['/identity/timeZone'],
      fields: [{ name: 'First day', value: startsOn ?? 'None' }, today],
    },
    {
      holds: endsOn === null || date <= endsOn,
      rule: 'OFR-01',
      title: 'Last day',
      yes: endsOn === null ? 'It has no last day.' : 'Its last day has not passed.',
      no: `It ended on ${endsOn}.`,
      settings: ['/identity/timeZone'],
      fields: [{ name: 'Last day', value: endsOn ?? 'None' }, today],
    },
  ]
}

/** Says of every offer of an organisation why a site shows it or not (OFR-01, OFR-05), in the order in which it lists them. */
export const offerReasons = (offers: readonly HeldOffer[], context: OfferContext): Reason[] => {
  let before = 0
  return offers.map((offer) => {
    const conditions = runs(offer, context)
    const { block } = context
    if (block && conditions.every(({ holds }) => holds)) {
      before++
      conditions.push({
        holds: before <= block.limit,
        rule: 'OFR-01',
        title: 'As many as the block takes',
        yes: `It is one of the first ${block.limit}.`,
        no: `The block takes ${block.limit}, and there are as many before it.`,
        settings: [`${block.pointer}/limit`],
        fields: [{ name: 'Place', value: String(before) }],
      })
    }
    return reasonOf({ id: `offer-${offer.id}`, title: offer.name, element: block?.pointer ?? null }, conditions)
  })
}
