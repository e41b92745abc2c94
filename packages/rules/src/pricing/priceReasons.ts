import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'
import { carFields } from '../reasons/carFields'
import type { Reason } from '../reasons/Reason'
import { type Condition, reasonOf } from '../reasons/reasonOf'
import { isInStock } from '../stock/isInStock'
import { hasPrice } from './hasPrice'

/**
 * Says of everything a price is made of why it shows or not (CAR-14 to CAR-20), as `displayPrice` decides it: the weekly price
 * leads, the price stands under it or alone, the pre-order text and the site's own text stand in for both; was-price and price type stand
 * beside a price. A car that
 * isn't in stock shows none of them (CARD-11, VDP-29).
 */
export const priceReasons = (car: Car, settings: ResolvedConfig['price']): Reason[] => {
  const weekly = settings.offerSubscriptions && (car.subscriptionPriceCents ?? 0) > 0
  const priced = hasPrice(car)
  const inStock: Condition = {
    holds: isInStock(car),
    rule: 'VDP-29',
    title: 'Cars that have left',
    yes: 'The car is in stock.',
    no: 'A car that isn’t in stock shows no price.',
    fields: carFields(car, ['status']),
  }
  const offered: Condition = {
    holds: settings.offerSubscriptions,
    rule: 'CAR-14',
    title: 'Subscriptions',
    yes: 'The site offers subscriptions, so the price per week comes first.',
    no: 'The site offers no subscriptions.',
    settings: ['/price/offerSubscriptions'],
  }
  const hasWeekly: Condition = {
    holds: (car.subscriptionPriceCents ?? 0) > 0,
    rule: 'CAR-15',
    title: 'Price per week',
    yes: 'The car has a price per week.',
    no: 'The car has no price per week.',
    fields: carFields(car, ['subscriptionPriceCents']),
  }
  const noWeekly: Condition = {
    holds: !weekly,
    rule: 'CAR-14',
    title: 'Subscriptions',
    yes: 'No price per week comes before it.',
    no: 'The price per week is shown instead.',
    settings: ['/price/offerSubscriptions'],
    fields: carFields(car, ['subscriptionPriceCents']),
  }
  const price: Condition = {
    holds: priced,
    rule: 'CAR-17',
    title: 'Price above $10',
    yes: 'The car has a price above $10.',
    no: 'The car has no price above $10.',
    fields: carFields(car, ['priceCents']),
  }
  const noPrice: Condition = { ...price, holds: !priced, yes: 'The car has no price above $10.', no: 'The car’s price is shown instead.' }
  const preorder: Condition = {
    holds: car.preorder,
    rule: 'CAR-18',
    title: 'Pre-order',
    yes: 'The car can be pre-ordered.',
    no: 'The car is no pre-order.',
    settings: ['/price/preorderText'],
    fields: carFields(car, ['preorder']),
  }
  return [
    reasonOf({ id: 'price-week', title: 'Price per week', element: '/price/offerSubscriptions' }, [inStock, offered, hasWeekly]),
    reasonOf({ id: 'price-amount', title: 'Price', element: '/price' }, [inStock, price]),
    reasonOf({ id: 'price-was', title: 'Was-price', element: '/price/showWasPrice' }, [
      inStock,
      price,
      {
        holds: (car.beforePriceCents ?? 0) > (car.priceCents ?? 0),
        rule: 'CAR-20',
        title: 'A higher price before',
        yes: 'The price was higher before.',
        no: 'The price was not higher before.',
        fields: carFields(car, ['priceCents', 'beforePriceCents']),
      },
      {
        holds: settings.showWasPrice,
        rule: 'CAR-20',
        title: 'Was-prices',
        yes: 'The site shows was-prices.',
        no: 'The site shows no was-prices.',
        settings: ['/price/showWasPrice'],
      },
    ]),
    reasonOf({ id: 'price-type', title: 'Price type', element: '/price/showPriceType' }, [
      inStock,
      price,
      {
        holds: settings.showPriceType,
        rule: 'CARD-05',
        title: 'Price type',
        yes: 'The site says what a price includes.',
        no: 'The site does not say what a price includes.',
        settings: ['/price/showPriceType'],
      },
    ]),
    reasonOf({ id: 'price-preorder', title: 'Pre-order text', element: '/price/preorderText' }, [inStock, noWeekly, noPrice, preorder]),
    reasonOf({ id: 'price-none', title: 'Text without a price', element: '/price/noPriceText' }, [
      inStock,
      noWeekly,
      noPrice,
      {
        ...preorder,
        rule: 'CAR-19',
        title: 'Text without a price',
        holds: !car.preorder,
        yes: 'The site’s own text stands in for it.',
        no: 'The pre-order text is shown instead.',
        settings: ['/price/noPriceText'],
      },
    ]),
  ]
}
