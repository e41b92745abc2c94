import { trpc } from '../../client/trpc'

/** Whose library pictures are taken into: an organisation's, a layer's that belongs to none, or the platform's. */
export interface PictureOwner {
  readonly of: 'organisation' | 'layer' | 'platform'
  /** Of the platform it is empty. */
  readonly id: string
}

/** Where pictures are looked for: a library, or what the layers beneath a site lend it. */
export type PictureSource = PictureOwner | { readonly of: 'site'; readonly id: string }

interface Page {
  readonly perPage: number
  readonly q: string | undefined
}

/** The first pictures of a source that have the words, latest first. */
export const fetchPictures = ({ of, id }: PictureSource, { perPage, q }: Page, signal: AbortSignal) => {
  if (of === 'layer') return trpc.layers.pictures.query({ layerId: id, perPage, q }, { signal })
  if (of === 'platform') return trpc.layers.pictures.query({ layerId: null, perPage, q }, { signal })
  if (of === 'site') return trpc.images.shared.query({ siteId: id, perPage, q }, { signal })
  return trpc.images.getList.query({ page: 1, perPage, filter: { organisationId: id, ...(q !== undefined && { q }) } }, { signal })
}
