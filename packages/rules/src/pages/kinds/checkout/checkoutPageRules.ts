import { takesDeposits } from '@forecourt/schema/switches/takesDeposits'
import { carHref } from '../../../routing/carHref'
import type { PageRules } from '../../PageRules'
import { nothing, pageAt, redirectForNow } from '../../Route'

const ends: readonly string[] = ['checkout', 'buy-online']

/** Where a car is reserved, at the one address of the two that the site gives it (RTE-05), or bought (RTE-06); where nothing is paid on the site, its page has the form. */
export const checkoutPageRules = {
  addresses: {
    '/cars/:slug/:end': ({ path, config }, [slug = '', end = '']) => {
      if (!ends.includes(end)) return nothing
      if (!takesDeposits(config)) return redirectForNow(carHref({ slug }))
      return end === config.checkout.path
        ? pageAt({ page: 'checkout', path, kind: 'reserve', slug })
        : redirectForNow(`${carHref({ slug })}/${config.checkout.path}`)
    },
    // Which car, or which journey, is for the query to say.
    '/checkout-journey': ({ path, config }) =>
      takesDeposits(config) ? pageAt({ page: 'checkout', path, kind: 'buy', slug: null }) : redirectForNow('/search'),
  },
  ofShopper: true,
  // Without a car or a journey there is nothing to sign in for, either (AUTH-09).
  aboutCar: ({ slug }, params) => {
    const car = slug ?? params.get('car_id')
    return car || params.get('journey') ? car : undefined
  },
  meta: ({ data: { checkout } }) => ({
    title: checkout ? `${checkout.kind === 'buy' ? 'Buy' : 'Reserve'} the ${checkout.car.name}` : 'Your reservation',
  }),
  popups: null,
  ascType: 'retail_process',
} as const satisfies PageRules<'checkout'>
