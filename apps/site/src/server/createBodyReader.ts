import type { IncomingMessage, ServerResponse } from 'node:http'
import { maxPhotosFormBytes } from '@forecourt/rules/valuations/ValuationPage'
import { refuse } from '@forecourt/services/front/createWebServer'
import { createByteBudget, receiveBody } from '@forecourt/services/front/receiveBody'
import { isPhotos } from './requestKinds'

/** A body in memory; `release` returns its bytes to the budget. */
export interface Body {
  readonly bytes: Buffer
  readonly release: () => void
}

/** Receives a body of at most `limit` bytes. Null if the response was already refused (413, 503) or ended. */
export type BodyReader = (request: IncomingMessage, response: ServerResponse, limit: number) => Promise<Body | null>

const megabyte = 1024 * 1024

/** Receives bodies within the memory budgets, total and per address. */
export function createBodyReader(): BodyReader {
  const forms = createByteBudget({ total: 32 * megabyte, each: 4 * megabyte })
  // A separate budget, so that photo uploads don't block forms.
  const photos = createByteBudget({ total: 4 * maxPhotosFormBytes, each: 2 * maxPhotosFormBytes })

  return async (request, response, limit) => {
    const holder = request.socket.remoteAddress ?? 'unknown'
    const body = await receiveBody(request, { limit, budget: isPhotos(request.url) ? photos : forms, holder })
    if (body.state === 'whole') return body
    if (body.state === 'gone') response.destroy()
    else refuse(response, body.state === 'tooLarge' ? 413 : 503, { connection: 'close', 'retry-after': '5' })
    return null
  }
}
