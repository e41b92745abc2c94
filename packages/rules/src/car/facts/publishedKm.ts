import type { Car } from '../../entities/Car'

/**
 * The odometer reading that sites, feeds and searches show; null where the odometer may be wrong, because a reading beside a price is taken
 * for the distance travelled (CFG-02, CARD-05). Cars are read from the database with it (`data/stock/reading/publishedKmSql`).
 */
export const publishedKm = ({ km, disclosure }: Pick<Car, 'km' | 'disclosure'>): number | null =>
  (disclosure.odometer ?? 'accurate') === 'accurate' ? km : null
