import { firstShown } from '../../parts/firstShown'
import { type CarTag, carTags, type TagAbout } from './carTags'

/**
 * Chooses the tag of a car: the first of `carTags` that shows (CAR-03 to CAR-11, CAR-13), otherwise none (CAR-12).
 *
 * @param now the instant of the page, ISO in UTC
 */
export const carTag = (car: TagAbout['car'], config: TagAbout['config'], now: string): CarTag | null => {
  const about = { car, config, now }
  return firstShown(carTags, about)?.value(about) ?? null
}
