import { trpc } from '../../client/trpc'

/** The owner of a picture library: an organisation, a layer of no organisation, or the platform. */
export interface PictureOwner {
  readonly kind: 'organisation' | 'layer' | 'platform'
  /** Empty for the platform. */
  readonly id: string
}

/** A source of pictures: a library, or those shared by the layers beneath a site. */
export type PictureSource = PictureOwner | { readonly kind: 'site'; readonly id: string }

interface Page {
  readonly perPage: number
  readonly q: string | undefined
}

/** The first pictures of a source that match the query, newest first. */
export const fetchPictures = ({ kind, id }: PictureSource, { perPage, q }: Page, signal: AbortSignal) => {
  if (kind === 'layer') return trpc.layers.pictures.query({ layerId: id, perPage, q }, { signal })
  if (kind === 'platform') return trpc.layers.pictures.query({ layerId: null, perPage, q }, { signal })
  if (kind === 'site') return trpc.images.shared.query({ siteId: id, perPage, q }, { signal })
  return trpc.images.getList.query({ page: 1, perPage, filter: { organisationId: id, ...(q !== undefined && { q }) } }, { signal })
}
