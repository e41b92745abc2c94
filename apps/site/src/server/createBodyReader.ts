import type { IncomingMessage, ServerResponse } from 'node:http'
import { largestPhotosForm } from '@forecourt/rules/valuations/ValuationPage'
import { refuse } from '@forecourt/services/front/createWebServer'
import { createByteBudget, receiveBody } from '@forecourt/services/front/receiveBody'
import { isPhotos } from './requestKinds'

/** A body in memory; `release` gives its bytes back to what all bodies may take together. */
export interface Body {
  readonly bytes: Buffer
  readonly release: () => void
}

/** Receives a body of at most `limit` bytes. Null where there is none to work on: then the response was refused (413, 503) or ended. */
export type BodyReader = (request: IncomingMessage, response: ServerResponse, limit: number) => Promise<Body | null>

const megabyte = 1024 * 1024

/** Receives bodies within what all of them, and all of one address, may take of the memory. */
export function createBodyReader(): BodyReader {
  const forms = createByteBudget({ total: 32 * megabyte, each: 4 * megabyte })
  // A budget of their own, so that photos on their way keep no form waiting.
  const photos = createByteBudget({ total: 4 * largestPhotosForm, each: 2 * largestPhotosForm })

  return async (request, response, limit) => {
    const holder = request.socket.remoteAddress ?? 'unknown'
    const body = await receiveBody(request, { limit, budget: isPhotos(request.url) ? photos : forms, holder })
    if (body.state === 'whole') return body
    if (body.state === 'gone') response.destroy()
    else refuse(response, body.state === 'tooLarge' ? 413 : 503, { connection: 'close', 'retry-after': '5' })
    return null
  }
}
