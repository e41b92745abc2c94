import type { ReviewValues } from '@forecourt/rules/reviews/ReviewValues'
import { parseStoredText } from '@forecourt/schema/rich-text/storedText'
import type { Location as LocationRow, Review as ReviewRow } from '../generated/client'

/** A review as the console lists and edits it. */
export interface OwnedReview extends ReviewValues {
  readonly id: string
  readonly organisationId: string
  /** Counts its changes, from 1. */
  readonly revision: number
  /** ISO in UTC. */
  readonly updatedAt: string
  readonly updatedBy: string
  readonly locationName: string | null
  /** Whether it is fetched from a source, whose words it follows. */
  readonly isFetched: boolean
  /** Since when its source has it no more, so that no site shows it; ISO in UTC, null while it has. */
  readonly hiddenAt: string | null
  /** Whether the asker may change it: what is about the whole business is for who reaches all of it. */
  readonly mayChange: boolean
}

export const toOwnedReview = (
  row: ReviewRow & { readonly location: Pick<LocationRow, 'name'> | null },
  allowedSiteIds: readonly string[] | null,
): OwnedReview => {
  const { organisationId, id, locationId, customerName, text, rating, reviewDate, replyText, replyDate, imageKey, source } = row
  return {
    ...{ organisationId, id, locationId, customerName, text, rating, reviewDate, replyDate, imageKey, source },
    replyText: replyText === null ? null : parseStoredText(replyText),
    revision: row.revision,
    updatedAt: row.updatedAt.toISOString(),
    updatedBy: row.updatedBy,
    locationName: row.location?.name ?? null,
    isFetched: row.reviewSourceId !== null,
    hiddenAt: row.hiddenAt?.toISOString() ?? null,
    mayChange: allowedSiteIds === null || locationId !== null,
  }
}
