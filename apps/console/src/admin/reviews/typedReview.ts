import type { ReviewDetail } from '../../client/Records'

/** A review as it is typed: empty texts instead of nothing; an empty location is the whole business. */
export interface TypedReview extends Pick<ReviewDetail, 'customerName' | 'text' | 'rating' | 'reviewDate' | 'source' | 'imageKey'> {
  readonly locationId: string
  readonly replyText: string
  readonly replyDate: string
}

export const emptyReview: TypedReview = {
  customerName: '',
  text: '',
  rating: 0,
  reviewDate: '',
  source: '',
  imageKey: null,
  locationId: '',
  replyText: '',
  replyDate: '',
}

export const typedFrom = (review: ReviewDetail): TypedReview => ({
  customerName: review.customerName,
  text: review.text,
  rating: review.rating,
  reviewDate: review.reviewDate.slice(0, 10),
  source: review.source,
  imageKey: review.imageKey,
  locationId: review.locationId ?? '',
  replyText: review.replyText ?? '',
  replyDate: review.replyDate?.slice(0, 10) ?? '',
})
