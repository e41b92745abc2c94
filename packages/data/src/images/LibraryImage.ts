import type { Image as Row } from '../generated/client'

/** A picture of a library: an organisation's, that of a layer which belongs to none, or with neither the platform's own. */
export interface LibraryImage {
  readonly id: string
  /** Null for a layer's and the platform's. */
  readonly organisationId: string | null
  /** Null for an organisation's and the platform's. */
  readonly layerId: string | null
  /** The site whose it is; null where it is the whole organisation's, a layer's or the platform's. */
  readonly siteId: string | null
  /** Its key in file storage. */
  readonly key: string
  readonly name: string
  /** What it shows, for those who can't see it. */
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly bytes: number
  /** What must stay in sight when it is cut: parts of its width and height, from the top left. */
  readonly focalX: number
  readonly focalY: number
  readonly authorName: string
  readonly createdAt: string
}

export const toLibraryImage = ({ authorId: _authorId, createdAt, ...row }: Row): LibraryImage => ({
  ...row,
  createdAt: createdAt.toISOString(),
})
