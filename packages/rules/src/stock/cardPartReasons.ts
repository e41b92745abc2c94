import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'
import { carFields } from '../reasons/carFields'
import type { Reason } from '../reasons/Reason'
import { type Condition, reasonOf } from '../reasons/reasonOf'
import { canFavourite } from './canFavourite'
import { isInStock } from './isInStock'
import { marketText } from './marketText'

const demands = {
  used: ['be used', 'carType'],
  priced: ['have a price', 'priceCents'],
  pictured: ['have a picture', 'images'],
} as const

/** What a car must be to be saved or compared; each thing the site asks for is a sentence of its own. */
const keepable = (car: Car, config: Pick<ResolvedConfig, 'favourites'>): Condition[] => [
  {
    holds: isInStock(car),
    rule: 'FAV-03',
    title: 'In stock',
    yes: 'The car is in stock.',
    no: 'Only cars in stock can be kept.',
    fields: carFields(car, ['status']),
  },
  ...config.favourites.showFor.map((name): Condition => {
    const [asked, field] = demands[name]
    return {
      holds: canFavourite({ ...car, status: 'in_stock' }, { favourites: { ...config.favourites, enabled: true, showFor: [name] } }),
      rule: 'FAV-03',
      title: 'Only some cars',
      yes: `It must ${asked}, and does.`,
      no: `It must ${asked}, and doesn’t.`,
      settings: ['/favourites/showFor'],
      fields: carFields(car, [field]),
    }
  }),
]

/** Says of the parts of a card, beside its tag, price and buttons, why each shows or not (CARD-02 to CARD-04, CARD-11, FAV-02, FAV-03). */
export const cardPartReasons = (car: Car, config: Pick<ResolvedConfig, 'card' | 'favourites' | 'vdp'>): Reason[] => [
  reasonOf({ id: 'card-photos', title: 'Photos', element: null }, [
    {
      holds: car.images.length > 0,
      rule: 'CARD-02',
      title: 'Photos',
      yes: 'The car has photos.',
      no: 'The car has no photos; a place for them says that they are coming.',
      fields: carFields(car, ['images']),
    },
  ]),
  reasonOf({ id: 'card-photo-count', title: 'Number of photos', element: '/card/showPhotoCount' }, [
    {
      holds: config.card.showPhotoCount,
      rule: 'CARD-02',
      title: 'The site’s choice',
      yes: 'The site says how many photos there are.',
      no: 'The site doesn’t say how many photos there are.',
      settings: ['/card/showPhotoCount'],
    },
    {
      holds: new Set(car.images.map(({ key }) => key)).size > 1,
      rule: 'CARD-02',
      title: 'More than one',
      yes: 'The car has more than one photo.',
      no: 'The car has one photo at most.',
      fields: carFields(car, ['images']),
    },
  ]),
  reasonOf({ id: 'card-market', title: 'Market price', element: '/card/showMarketPrice' }, [
    {
      holds: config.card.showMarketPrice,
      rule: 'VDP-26',
      title: 'The site’s choice',
      yes: 'The site compares prices with the market on cards.',
      no: 'The site doesn’t compare prices with the market on cards.',
      settings: ['/card/showMarketPrice'],
    },
    {
      holds: marketText(car, config) !== null,
      rule: 'VDP-26',
      title: 'Much less than the market',
      yes: 'The car costs at least $500 less than the market average.',
      no: 'The car doesn’t cost $500 less than a known market average, or the site has no words for it.',
      settings: ['/vdp/marketPriceText'],
      fields: carFields(car, ['status', 'priceCents']),
    },
  ]),
  reasonOf({ id: 'card-location', title: 'Location', element: '/card/showLocation' }, [
    {
      holds: config.card.showLocation,
      rule: 'CARD-03',
      title: 'The site’s choice',
      yes: 'The site shows where cars are.',
      no: 'The site doesn’t show where cars are.',
      settings: ['/card/showLocation'],
    },
  ]),
  reasonOf({ id: 'card-compare', title: 'Compare', element: '/favourites/compare' }, [
    {
      holds: config.favourites.compare,
      rule: 'FAV-02',
      title: 'Comparing',
      yes: 'Shoppers can compare cars.',
      no: 'Shoppers can’t compare cars on this site.',
      settings: ['/favourites/compare'],
    },
    ...keepable(car, config),
  ]),
  reasonOf({ id: 'card-save', title: 'Save', element: '/favourites/enabled' }, [
    {
      holds: config.favourites.enabled,
      rule: 'VDP-10',
      title: 'Saved cars',
      yes: 'Shoppers can save cars.',
      no: 'Shoppers can’t save cars on this site.',
      settings: ['/favourites/enabled'],
    },
    ...keepable(car, config),
  ]),
  reasonOf({ id: 'card-similar', title: 'Prompt on sold cars', element: '/card/similarPrompt' }, [
    {
      holds: !isInStock(car),
      rule: 'CARD-11',
      title: 'Cars that have left',
      yes: 'The car has left, so its card invites to something similar.',
      no: 'The car is in stock.',
      settings: ['/card/similarPrompt'],
      fields: carFields(car, ['status']),
    },
  ]),
]
