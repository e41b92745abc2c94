import type { Review } from '../entities/Review'

/** What people write of a review (ENT-14). */
export interface ReviewValues extends Omit<Review, 'id' | 'locationName'> {
  /** Null where it is about the business as a whole. */
  readonly locationId: string | null
  /** Where it was written, such as 'Google'; empty where nobody said. */
  readonly source: string
}
