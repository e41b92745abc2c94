import type { ServerResponse } from 'node:http'

const reasons = {
  400: 'This address can’t be read.',
  405: 'Method not allowed',
  408: 'The request took too long to arrive.',
  413: 'That is too large.',
  414: 'This address is too long.',
  431: 'These headers are too large.',
  503: 'Too much is going on just now. Please try again in a moment.',
} as const

export type Refusal = keyof typeof reasons

/** Why a request is refused before anything looked at it, in a sentence. */
export const reasonFor = (status: Refusal): string => reasons[status]

/** Refuses a request in a sentence of plain text. */
export function refuse(response: ServerResponse, status: Refusal, headers: { readonly [name: string]: string } = {}): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  })
  response.end(reasons[status])
}
