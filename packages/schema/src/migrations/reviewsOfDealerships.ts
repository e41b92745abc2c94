import { isRecord } from '../isRecord'
import type { Migration, StoredValues } from './Migration'

const withoutList = ({ reviews, ...values }: StoredValues): StoredValues => {
  if (!isRecord(reviews)) return reviews === undefined ? values : { ...values, reviews }
  const { dealershipUrls: _, ...rest } = reviews
  return { ...values, reviews: rest }
}

/** Where reviews of a dealership are written stands in its record (REV-05), into which a migration of the database took what sites said. */
export const reviewsOfDealerships: Migration = {
  from: 1,
  name: 'where reviews of a dealership are written is in its record',
  up: withoutList,
  moved: {},
}
