import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { wholeDays } from '../dates/wholeDays'
import type { Car } from '../entities/Car'
import { carFields, type NamedCarField } from '../reasons/carFields'
import type { Reason } from '../reasons/Reason'
import { type Condition, reasonOf } from '../reasons/reasonOf'
import { isInStock } from './isInStock'
import { isJustSold } from './isJustSold'

interface Candidate {
  readonly id: 'sold' | 'fuel' | 'reserved' | 'certified' | 'dealer' | 'comingSoon' | 'justArrived'
  readonly title: string
  readonly rule: string
  readonly settings: readonly string[]
  readonly fields: readonly NamedCarField[]
  readonly yes: string
  /** What the tag itself asks for, beside coming first: each with the sentence where it is missing. */
  readonly needs: readonly (readonly [holds: boolean, no: string])[]
}

type TagSettings = Pick<ResolvedConfig, 'tags' | 'stock'>

const candidatesFor = (car: Car, { tags, stock }: TagSettings, now: string): readonly Candidate[] => {
  const isLater = tags.soldLaterText !== '' && !isJustSold(car, stock, now)
  const days = wholeDays(car.createdAt, now)
  return [
    {
      id: 'sold',
      title: 'Sold tag',
      rule: 'CAR-03',
      settings: tags.soldLaterText === '' ? ['/tags/soldText'] : ['/tags/soldText', '/tags/soldLaterText', '/stock/soldVisibleDays'],
      fields: tags.soldLaterText === '' ? ['status'] : ['status', 'soldAt'],
      yes: isLater ? 'The car is not in stock any more, and not just sold: it has the later text.' : 'The car is not in stock any more.',
      needs: [[!isInStock(car), 'The car is in stock.']],
    },
    {
      id: 'fuel',
      title: 'Fuel tag',
      rule: 'CAR-06',
      settings: ['/tags/showFuel'],
      fields: ['simpleFuel'],
      yes: 'Fuel tags come first on this site, and the car has one.',
      needs: [
        [tags.showFuel, 'This site shows no fuel tags.'],
        [Boolean(car.simpleFuel), 'The car is neither electric, hybrid nor plug-in hybrid.'],
      ],
    },
    {
      id: 'reserved',
      title: 'Reserved tag',
      rule: 'CAR-07',
      settings: ['/tags/reservedText'],
      fields: ['reserved'],
      yes: 'Someone has reserved the car.',
      needs: [[car.reserved, 'Nobody has reserved the car.']],
    },
    {
      id: 'certified',
      title: 'Certified badge',
      rule: 'CAR-08',
      settings: ['/tags/certifiedBadgeImage'],
      fields: ['certified', 'carType'],
      yes: 'The car is used and certified, and the site has a badge.',
      needs: [
        [car.certified, 'The car is not certified.'],
        [car.carType === 'used', 'Only used cars have the badge.'],
        [tags.certifiedBadgeImage !== '', 'The site has no badge picture.'],
      ],
    },
    {
      id: 'dealer',
      title: 'The dealer’s own tag',
      rule: 'CAR-09',
      settings: [],
      fields: ['tag'],
      yes: 'The car has a tag of its own.',
      needs: [[Boolean(car.tag?.trim()), 'The car has no tag of its own.']],
    },
    {
      id: 'comingSoon',
      title: 'Coming soon tag',
      rule: 'CAR-10',
      settings: ['/tags/comingSoonText'],
      fields: ['status'],
      yes: 'The car is on its way.',
      needs: [[car.status === 'coming_soon', 'The car is not on its way.']],
    },
    {
      id: 'justArrived',
      title: 'Just arrived tag',
      rule: 'CAR-11',
      settings: ['/tags/justArrivedDays', '/tags/justArrivedText'],
      fields: ['createdAt'],
      yes: `The car was added less than ${tags.justArrivedDays} days ago.`,
      needs: [
        [
          days < tags.justArrivedDays,
          Number.isNaN(days)
            ? 'It is not known when the car was added.'
            : `The car was added ${days} ${days === 1 ? 'day' : 'days'} ago; only those of less than ${tags.justArrivedDays} days have it.`,
        ],
      ],
    },
  ]
}

const elementOf: { readonly [Id in Candidate['id']]: string } = {
  sold: '/tags/soldText',
  fuel: '/tags/showFuel',
  reserved: '/tags',
  certified: '/tags/certifiedBadgeImage',
  dealer: '/tags',
  comingSoon: '/tags/comingSoonText',
  justArrived: '/tags/justArrivedText',
}

/**
 * Says of every tag why a car has it or not (CAR-03 to CAR-12), in the order of `carTag`: the first whose needs are met shows,
 * and hides those after it.
 *
 * @param now the instant of the page, ISO in UTC
 */
export const carTagReasons = (car: Car, settings: TagSettings, now: string): Reason[] => {
  const candidates = candidatesFor(car, settings, now)
  const first = candidates.findIndex(({ needs }) => needs.every(([holds]) => holds))
  return candidates.map(({ id, title, rule, settings, fields, yes, needs }, index) => {
    const own = needs.find(([holds]) => !holds)
    const conditions: Condition[] = [
      { holds: own === undefined, rule, title, yes, no: own?.[1] ?? yes, settings, fields: carFields(car, fields) },
    ]
    const winner = candidates[first]
    if (own === undefined && winner && index > first)
      conditions.push({
        holds: false,
        rule: winner.rule,
        title: 'One tag a car',
        yes: '',
        no: `Only one tag shows, and the ${winner.title.replace(/^The /, '')} comes before it.`,
        settings: winner.settings,
        fields: carFields(car, winner.fields),
      })
    return reasonOf({ id: `tag-${id}`, title, element: elementOf[id] }, conditions)
  })
}
