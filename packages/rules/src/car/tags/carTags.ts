import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { wholeDays } from '../../dates/calendarDate'
import type { Car } from '../../entities/Car'
import { isInStock } from '../../entities/isInStock'
import { carFacts } from '../../parts/carFacts'
import { explainFirst } from '../../parts/explain'
import { firstShown, type Need, type ValuePart } from '../../parts/Part'
import { isOn } from '../../parts/settingNeeds'
import type { Reason } from '../../reasons/Reason'
import { isArrivalKnown } from '../../stock/arrival'

/**
 * Whether a sold car is still listed (CAR-03, SRC-32); false if it wasn't sold, or the date is unknown.
 *
 * @param now the instant of the page, ISO in UTC
 * @example isJustSold({ status: 'sold', soldAt: '2026-03-09T02:00:00Z' }, { soldVisibleDays: 3 }, '2026-03-10T02:00:00Z') // true
 */
export const isJustSold = (
  { status, soldAt }: Pick<Car, 'status' | 'soldAt'>,
  { soldVisibleDays }: Pick<ResolvedConfig['stock'], 'soldVisibleDays'>,
  now: string,
): boolean => status === 'sold' && soldAt !== null && wholeDays(soldAt, now) < soldVisibleDays

/** The tag on a car's photo. */
type CarTag =
  | { readonly kind: 'text'; readonly text: string; readonly tone: 'sold' | 'fuel' | 'reserved' | 'dealer' | 'comingSoon' | 'justArrived' }
  | { readonly kind: 'image'; readonly image: string; readonly alt: string }

interface TagContext {
  readonly car: Pick<Car, 'status' | 'soldAt' | 'simpleFuel' | 'reserved' | 'certified' | 'carType' | 'tag' | 'createdAt' | 'preorder'>
  readonly config: Pick<ResolvedConfig, 'tags' | 'stock'>
  /** The instant of the page, ISO in UTC. */
  readonly now: string
}

const isSoldLater = ({ car, config: { tags, stock }, now }: TagContext) => tags.soldLaterText !== '' && !isJustSold(car, stock, now)

const notInStock: Need<TagContext> = {
  holds: ({ car }) => !isInStock(car),
  title: 'Out of stock',
  yes: (context) =>
    isSoldLater(context)
      ? 'The car is not in stock any more, and not just sold: it has the later text.'
      : 'The car is not in stock any more.',
  no: 'The car is in stock.',
  settings: ['/tags/soldText', '/tags/soldLaterText', '/stock/soldVisibleDays'],
  fields: carFacts('status', 'soldAt'),
}

const simpleFuel: Need<TagContext> = {
  holds: ({ car }) => Boolean(car.simpleFuel),
  title: 'A fuel to name',
  yes: 'The car is electric, a hybrid or a plug-in hybrid.',
  no: 'The car isn’t electric, hybrid or plug-in hybrid.',
  fields: carFacts('simpleFuel'),
}

const reserved: Need<TagContext> = {
  holds: ({ car }) => car.reserved,
  title: 'Reserved',
  yes: 'Someone has reserved the car.',
  no: 'The car isn’t reserved.',
  settings: ['/tags/reservedText'],
  fields: carFacts('reserved'),
}

const certified: Need<TagContext> = {
  holds: ({ car }) => car.certified,
  title: 'Certified',
  yes: 'The car is certified.',
  no: 'The car is not certified.',
  fields: carFacts('certified'),
}

const isUsedNeed: Need<TagContext> = {
  holds: ({ car }) => car.carType === 'used',
  title: 'A used car',
  yes: 'The car is used.',
  no: 'Only used cars have the badge.',
  fields: carFacts('carType'),
}

const ownTag: Need<TagContext> = {
  holds: ({ car }) => Boolean(car.tag?.trim()),
  title: 'A tag of its own',
  yes: 'The car has a tag of its own.',
  no: 'The car has no tag of its own.',
  fields: carFacts('tag'),
}

const onItsWay: Need<TagContext> = {
  holds: ({ car }) => car.status === 'coming_soon',
  title: 'On its way',
  yes: 'The car is on its way.',
  no: 'The car is not on its way.',
  settings: ['/tags/comingSoonText'],
  fields: carFacts('status'),
}

const daysAgo = (days: number) => `${days} ${days === 1 ? 'day' : 'days'} ago`

const justArrived: Need<TagContext> = {
  holds: ({ car, config, now }) =>
    !car.preorder && isArrivalKnown(car.createdAt) && wholeDays(car.createdAt, now) < config.tags.justArrivedDays,
  title: 'Just arrived',
  yes: ({ config }) => `The car was added less than ${config.tags.justArrivedDays} days ago.`,
  no: ({ car, config, now }) => {
    if (car.preorder) return 'The car is still to be ordered, so it has not arrived.'
    const days = wholeDays(car.createdAt, now)
    return Number.isNaN(days) || !isArrivalKnown(car.createdAt)
      ? 'It is not known when the car was added.'
      : `The car was added ${daysAgo(days)}. The tag is for cars added less than ${config.tags.justArrivedDays} days ago.`
  },
  settings: ['/tags/justArrivedDays', '/tags/justArrivedText'],
  fields: carFacts('createdAt', 'preorder'),
}

/**
 * All tags by priority: sold (CAR-03), fuel (CAR-06), reserved (CAR-07), certified badge (CAR-08), the dealer's own (CAR-09), coming soon
 * (CAR-10, CAR-13), just arrived (CAR-11), except for pre-orders. Only the first applicable one shows (CAR-12). A car sold before the
 * listing period has the site's second sold text, if set.
 */
export const carTags: readonly ValuePart<TagContext, CarTag>[] = [
  {
    id: 'tag-sold',
    title: 'Sold tag',
    requirement: 'CAR-03',
    elementSetting: '/tags/soldText',
    needs: [notInStock],
    value: (context) => {
      const { soldText, soldLaterText } = context.config.tags
      return { kind: 'text', text: isSoldLater(context) ? soldLaterText : soldText, tone: 'sold' }
    },
  },
  {
    id: 'tag-fuel',
    title: 'Fuel tag',
    requirement: 'CAR-06',
    elementSetting: '/tags/showFuel',
    needs: [isOn('/tags/showFuel'), simpleFuel],
    value: ({ car }) => ({ kind: 'text', text: car.simpleFuel ?? '', tone: 'fuel' }),
  },
  {
    id: 'tag-reserved',
    title: 'Reserved tag',
    requirement: 'CAR-07',
    elementSetting: '/tags',
    needs: [reserved],
    value: ({ config }) => ({ kind: 'text', text: config.tags.reservedText, tone: 'reserved' }),
  },
  {
    id: 'tag-certified',
    title: 'Certified badge',
    requirement: 'CAR-08',
    elementSetting: '/tags/certifiedBadgeImage',
    needs: [certified, isUsedNeed, isOn('/tags/certifiedBadgeImage')],
    value: ({ config }) => ({ kind: 'image', image: config.tags.certifiedBadgeImage, alt: 'Certified' }),
  },
  {
    id: 'tag-dealer',
    title: 'The dealer’s own tag',
    requirement: 'CAR-09',
    elementSetting: '/tags',
    needs: [ownTag],
    value: ({ car }) => ({ kind: 'text', text: car.tag?.trim() ?? '', tone: 'dealer' }),
  },
  {
    id: 'tag-comingSoon',
    title: 'Coming soon tag',
    requirement: 'CAR-10',
    elementSetting: '/tags/comingSoonText',
    needs: [onItsWay],
    value: ({ config }) => ({ kind: 'text', text: config.tags.comingSoonText, tone: 'comingSoon' }),
  },
  {
    id: 'tag-justArrived',
    title: 'Just arrived tag',
    requirement: 'CAR-11',
    elementSetting: '/tags/justArrivedText',
    needs: [justArrived],
    value: ({ config }) => ({ kind: 'text', text: config.tags.justArrivedText, tone: 'justArrived' }),
  },
]

/** Explains for each tag why a car has it or not (CAR-03 to CAR-12). */
export const carTagReasons = (context: TagContext): Reason[] =>
  explainFirst(carTags, context, {
    title: 'One tag a car',
    no: ({ title }) => `Only one tag shows, and the ${title.replace(/^The /, '')} comes before it.`,
  })

/**
 * The tag of a car: the first of `carTags` that applies (CAR-03 to CAR-11, CAR-13), or null (CAR-12).
 *
 * @param now the instant of the page, ISO in UTC
 */
export const carTag = (car: TagContext['car'], config: TagContext['config'], now: string): CarTag | null => {
  const context = { car, config, now }
  return firstShown(carTags, context)?.value(context) ?? null
}
