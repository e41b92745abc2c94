import { takesDeposits } from '@forecourt/schema/switches/takesDeposits'
import { takesSubscriptions } from '@forecourt/schema/switches/takesSubscriptions'
import { carHref } from '../../../routing/carHref'
import type { PageRules } from '../../PageRules'
import { matchPage, noMatch, redirectTemporarily } from '../../Route'

const verbs = { reserve: 'Reserve', buy: 'Buy', subscribe: 'Subscribe to' } as const

const reservationPaths: readonly string[] = ['checkout', 'buy-online']

/**
 * Checkout: reservation at the path the site chose out of two (RTE-05), purchase (RTE-06), or subscription (CAR-14); without online
 * payments the car's page has the form.
 */
export const checkoutPageRules = {
  addresses: {
    '/cars/:slug/:end': ({ path, config }, [slug = '', end = '']) => {
      if (end === 'subscribe')
        return takesSubscriptions(config)
          ? matchPage({ page: 'checkout', path, kind: 'subscribe', slug })
          : redirectTemporarily(carHref({ slug }))
      if (!reservationPaths.includes(end)) return noMatch
      if (!takesDeposits(config)) return redirectTemporarily(carHref({ slug }))
      return end === config.checkout.path
        ? matchPage({ page: 'checkout', path, kind: 'reserve', slug })
        : redirectTemporarily(`${carHref({ slug })}/${config.checkout.path}`)
    },
    // The query has the car or the checkout.
    '/checkout-journey': ({ path, config }) =>
      takesDeposits(config) || takesSubscriptions(config)
        ? matchPage({ page: 'checkout', path, kind: 'buy', slug: null })
        : redirectTemporarily('/search'),
  },
  isPrivate: true,
  // Undefined without a car and a checkout: no sign-in is required (AUTH-09). Null for a checkout, whose car is in the journey.
  aboutCar: ({ slug }, params) => {
    const car = slug ?? params.get('car_id')
    return car || params.get('journey') ? car : undefined
  },
  meta: ({ data: { checkout } }) => ({
    title: checkout ? `${verbs[checkout.kind]} the ${checkout.car.name}` : 'Your reservation',
  }),
  popups: null,
  ascType: 'retail_process',
} as const satisfies PageRules<'checkout'>
