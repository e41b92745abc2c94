import { mostCompared } from '../accounts/saved-cars/mostCompared'

/**
 * The address that compares some cars, the first four of them (FAV-02); of none, the page that says how to choose.
 *
 * @example compareHref(['a', 'b']) // '/compare?cars=a,b'
 */
export const compareHref = (slugs: readonly string[]): string => {
  const cars = slugs.slice(0, mostCompared).map(encodeURIComponent)
  return cars.length === 0 ? '/compare' : `/compare?cars=${cars.join(',')}`
}
