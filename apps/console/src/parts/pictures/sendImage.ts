import { createTRPCClient, httpLink } from '@trpc/client'
import superjson from 'superjson'
import type { AppRouter } from '../../server/appRouter'
import { fetchWithProgress } from './fetchWithProgress'
import type { PictureOwner } from './PictureOwner'

const toBase64Text = async (blob: Blob): Promise<string> => {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  const step = 32_768
  for (let start = 0; start < bytes.length; start += step) text += String.fromCharCode(...bytes.subarray(start, start + step))
  return btoa(text)
}

interface Sent {
  readonly owner: PictureOwner
  readonly name: string
  readonly alt: string
}

/** Uploads a picture, or a URL to fetch, to a library; `onProgress` gets values from 0 to 1. */
export const sendImage = async (
  picture: Blob | URL,
  { owner, ...texts }: Sent,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => {
  const link = httpLink({
    url: '/api/trpc',
    transformer: superjson,
    methodOverride: 'POST',
    fetch: fetchWithProgress(onProgress) as typeof fetch,
  })
  const client = createTRPCClient<AppRouter>({ links: [link] })
  const sent = { ...texts, data: picture instanceof Blob ? await toBase64Text(picture) : { address: picture.href } }
  return owner.kind !== 'organisation'
    ? client.layers.uploadPicture.mutate({ layerId: owner.kind === 'layer' ? owner.id : null, ...sent }, { signal })
    : client.images.upload.mutate({ organisationId: owner.id, ...sent }, { signal })
}
