import { createTRPCClient, httpLink } from '@trpc/client'
import superjson from 'superjson'
import type { AppRouter } from '../../server/appRouter'
import type { PictureOwner } from './PictureOwner'

/** Like fetch, and tells how much of what is sent has gone: browsers say that of no fetch. */
const sending =
  (onProgress: (part: number) => void) =>
  (address: RequestInfo | URL | string, init?: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(init?.method ?? 'POST', String(address))
      for (const [name, value] of new Headers(init?.headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total, lengthComputable }) => lengthComputable && onProgress(loaded / total)
      request.onload = () => resolve(new Response(request.responseText, { status: request.status }))
      request.onerror = () => reject(new TypeError('The server was not reached.'))
      request.onabort = () => reject(new DOMException('Aborted', 'AbortError'))
      init?.signal?.addEventListener('abort', () => request.abort())
      request.send(init?.body as string)
    })

const base64 = async (blob: Blob): Promise<string> => {
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

/** Sends a picture to a library; `onProgress` hears from 0 to 1. */
export const sendImage = async (blob: Blob, { owner, ...words }: Sent, onProgress: (part: number) => void, signal: AbortSignal) => {
  const link = httpLink({ url: '/api/trpc', transformer: superjson, methodOverride: 'POST', fetch: sending(onProgress) as typeof fetch })
  const client = createTRPCClient<AppRouter>({ links: [link] })
  const sent = { ...words, data: await base64(blob) }
  return owner.of !== 'organisation'
    ? client.layers.uploadPicture.mutate({ layerId: owner.of === 'layer' ? owner.id : null, ...sent }, { signal })
    : client.images.upload.mutate({ organisationId: owner.id, ...sent }, { signal })
}
