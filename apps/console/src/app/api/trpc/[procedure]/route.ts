import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { appRouter } from '../../../../server/appRouter'
import { createContext } from '../../../../server/createContext'
import { isFromConsole } from '../../../../server/isFromConsole'

/** The most calls that the console batches into one request (client/trpc.ts). */
const maxCalls = 10

/** An error before tRPC handles the call, in tRPC's own shape. */
const refusal = (httpStatus: number, code: string, message: string) =>
  Response.json(
    { error: { json: { code: -32600, message, data: { code, httpStatus, fields: {}, problems: [], conflict: null } } } },
    { status: httpStatus },
  )

/**
 * All tRPC calls of the console. The server in front has already read the body within limits (src/server/front). Accepts only same-origin
 * POST requests, so that a foreign page can't call on a user's behalf (CSRF).
 */
export const POST = async (request: Request): Promise<Response> => {
  if (!isFromConsole(request)) return refusal(403, 'FORBIDDEN', 'Requests must come from the console itself.')
  return fetchRequestHandler({
    endpoint: '/api/trpc',
    req: request,
    router: appRouter,
    createContext: () => createContext(request),
    allowMethodOverride: true,
    maxBatchSize: maxCalls,
    onError: ({ error, path }) => {
      if (error.code === 'INTERNAL_SERVER_ERROR') console.error(`${path} failed:`, error.cause ?? error)
    },
  })
}
