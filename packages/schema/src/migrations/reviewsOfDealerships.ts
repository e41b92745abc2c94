import { isRecord } from '../isRecord'
import type { Migration, StoredValues } from './Migration'

const withoutList = ({ reviews, ...values }: StoredValues): StoredValues => {
  if (!isRecord(reviews)) return reviews === undefined ? values : { ...values, reviews }
  const { dealershipUrls: _, ...rest } = reviews
  return { ...values, reviews: rest }
}

/** Review links are now in the dealership's record (REV-05); a database migration copied the sites' values. */
export const reviewsOfDealerships: Migration = {
  from: 1,
  name: 'where reviews of a dealership are written is in its record',
  up: withoutList,
  moved: {},
}
