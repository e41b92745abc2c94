import { hasPrice } from '../entities/hasPrice'
import { carFacts } from '../parts/carFacts'
import type { Need, Part } from '../parts/Part'
import { hasWeekly, isByTheWeek, offered } from './isByTheWeek'
import type { PriceAbout } from './PriceAbout'

const noWeekly: Need<PriceAbout> = {
  holds: (about) => !isByTheWeek(about),
  rule: 'CAR-14',
  title: 'Subscriptions',
  yes: 'No price per week comes before it.',
  no: 'The price per week is shown instead.',
  settings: ['/price/offerSubscriptions'],
  fields: carFacts('subscriptionPriceCents'),
}
const priced: Need<PriceAbout> = {
  holds: ({ car }) => hasPrice(car),
  rule: 'CAR-17',
  title: 'Price above $10',
  yes: 'The car has a price above $10.',
  no: 'The car has no price above $10.',
  fields: carFacts('priceCents'),
}
const unpriced: Need<PriceAbout> = {
  ...priced,
  holds: ({ car }) => !hasPrice(car),
  yes: 'The car has no price above $10.',
  no: 'The car’s price is shown instead.',
}
const reduced: Need<PriceAbout> = {
  holds: ({ car }) => (car.beforePriceCents ?? 0) > (car.priceCents ?? 0),
  rule: 'CAR-20',
  title: 'A higher price before',
  yes: 'The price was higher before.',
  no: 'The price was not higher before.',
  fields: carFacts('priceCents', 'beforePriceCents'),
}
const preorder: Need<PriceAbout> = {
  holds: ({ car }) => car.preorder,
  rule: 'CAR-18',
  title: 'Pre-order',
  yes: 'The car can be pre-ordered.',
  no: 'The car is no pre-order.',
  settings: ['/price/preorderText'],
  fields: carFacts('preorder'),
}

/**
 * Everything a price is made of (CAR-14 to CAR-20): the weekly price leads, the price stands under it or alone, the pre-order text and
 * the site's own text stand in for both; was-price and price type stand beside a price.
 */
export const priceParts = {
  week: {
    id: 'price-week',
    title: 'Price per week',
    rule: 'CAR-14',
    element: '/price/offerSubscriptions',
    needs: [offered, hasWeekly],
  },
  amount: { id: 'price-amount', title: 'Price', rule: 'CAR-17', element: '/price', needs: [priced] },
  reduced: { id: 'price-reduced', title: 'Reduced price', rule: 'CAR-16', element: '/price', needs: [priced, reduced] },
  was: {
    id: 'price-was',
    title: 'Was-price',
    rule: 'CAR-20',
    element: '/price/showWasPrice',
    needs: [
      priced,
      reduced,
      {
        holds: ({ price }) => price.showWasPrice,
        title: 'Was-prices',
        yes: 'The site shows was-prices.',
        no: 'The site shows no was-prices.',
        settings: ['/price/showWasPrice'],
      },
    ],
  },
  type: {
    id: 'price-type',
    title: 'Price type',
    rule: 'CARD-05',
    element: '/price/showPriceType',
    needs: [
      priced,
      {
        // A price without government charges always says so: alone it would read as the whole price (ACL s 48).
        holds: ({ car, price }) => price.showPriceType || car.priceType === 'egc',
        title: 'Price type',
        yes: 'The site says what a price includes, or the price leaves out government charges.',
        no: 'The site does not say what a price includes.',
        settings: ['/price/showPriceType'],
        fields: carFacts('priceType'),
      },
    ],
  },
  preorder: {
    id: 'price-preorder',
    title: 'Pre-order text',
    rule: 'CAR-18',
    element: '/price/preorderText',
    needs: [noWeekly, unpriced, preorder],
  },
  none: {
    id: 'price-none',
    title: 'Text without a price',
    rule: 'CAR-19',
    element: '/price/noPriceText',
    needs: [
      noWeekly,
      unpriced,
      {
        ...preorder,
        rule: 'CAR-19',
        title: 'Text without a price',
        holds: ({ car }) => !car.preorder,
        yes: 'The site’s own text stands in for it.',
        no: 'The pre-order text is shown instead.',
        settings: ['/price/noPriceText'],
      },
    ],
  },
} as const satisfies { readonly [name: string]: Part<PriceAbout> }
