import { type PostValues, postFields } from '@forecourt/rules/records/kinds/postFields'
import { parseStoredText } from '@forecourt/schema/rich-text/storedText'
import { writtenValues } from '../../edited-records/columnValues'
import type { RecordRow } from '../../edited-records/EditedKind'
import { recordRow } from '../../edited-records/recordRow'
import type { Post as PostRow } from '../../generated/client'
import { type OfferSite, offerTimeZones } from '../../offers/OwnedOffer'

/** A post as the console lists and edits it. */
export interface OwnedPost extends PostValues, RecordRow<string> {
  readonly slug: string
  /** The sites it is meant for, by name; one without a blog shows no post (RTE-24). */
  readonly sites: readonly { readonly id: string; readonly name: string; readonly isWithoutBlog: boolean }[]
  /** The clocks that its business's sites go by. */
  readonly timeZones: readonly string[]
  /** Sites beyond the asker's that show it, too; such a post is theirs to read, not to change. */
  readonly sharedWith: readonly string[]
}

export const toOwnedPost = (row: PostRow, sites: readonly OfferSite[]): OwnedPost => {
  const shown = sites.filter(({ id }) => !row.excludedSiteIds.includes(id))
  return {
    ...recordRow(row, row.organisationId),
    ...writtenValues(postFields, { ...row, body: parseStoredText(row.body) }),
    slug: row.slug,
    timeZones: offerTimeZones(sites),
    sites: shown.flatMap(({ id, name, isWithoutBlog, isAccessible }) => (isAccessible ? [{ id, name, isWithoutBlog }] : [])),
    sharedWith: shown.flatMap(({ name, isAccessible }) => (isAccessible ? [] : [name])),
  }
}
