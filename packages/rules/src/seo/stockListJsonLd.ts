import type { ItemList, WithContext } from 'schema-dts'
import type { Car } from '../entities/Car'
import { carHref } from '../routing/carHref'

/** Describes one page of a stock list as schema.org's ItemList of links (RTE-14). */
export const stockListJsonLd = (cars: readonly Pick<Car, 'slug' | 'name'>[], total: number, origin: string): WithContext<ItemList> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  numberOfItems: total,
  itemListElement: cars.map((car, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: car.name,
    url: `${origin}${carHref(car)}`,
  })),
})
