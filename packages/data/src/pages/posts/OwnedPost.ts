import { type PostValues, postFields } from '@forecourt/rules/records/kinds/postFields'
import { parseStoredText } from '@forecourt/schema/rich-text/storedText'
import { pickFields } from '../../edited-records/columnValues'
import type { RecordRow } from '../../edited-records/EditedKind'
import { recordRow } from '../../edited-records/recordRow'
import type { Post as PostRow } from '../../generated/client'
import { type OfferSite, offerTimeZones } from '../../offers/OwnedOffer'

/** A post in the console's lists and forms. */
export interface OwnedPost extends PostValues, RecordRow<string> {
  readonly slug: string
  /** Sites of the post, by name. A site without a blog shows no posts (RTE-24). */
  readonly sites: readonly { readonly id: string; readonly name: string; readonly isWithoutBlog: boolean }[]
  /** Time zones of the organisation's sites. */
  readonly timeZones: readonly string[]
  /** Names of other sites that show the post and that the user can't access; the post is then read-only for the user. */
  readonly sharedWith: readonly string[]
}

export const toOwnedPost = (row: PostRow, sites: readonly OfferSite[]): OwnedPost => {
  const shown = sites.filter(({ id }) => !row.excludedSiteIds.includes(id))
  return {
    ...recordRow(row, row.organisationId),
    ...pickFields(postFields, { ...row, body: parseStoredText(row.body) }),
    slug: row.slug,
    timeZones: offerTimeZones(sites),
    sites: shown.flatMap(({ id, name, isWithoutBlog, isAccessible }) => (isAccessible ? [{ id, name, isWithoutBlog }] : [])),
    sharedWith: shown.flatMap(({ name, isAccessible }) => (isAccessible ? [] : [name])),
  }
}
