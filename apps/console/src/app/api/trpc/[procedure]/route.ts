import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { appRouter } from '../../../../server/appRouter'
import { createContext } from '../../../../server/createContext'
import { isFromConsole } from '../../../../server/isFromConsole'

/** As many calls as the console ever joins into one (client/trpc.ts). */
const mostCalls = 10

/** A refusal before tRPC has seen the call, in the shape of its own. */
const refusal = (httpStatus: number, code: string, message: string) =>
  Response.json(
    { error: { json: { code: -32600, message, data: { code, httpStatus, fields: {}, problems: [], conflict: null } } } },
    { status: httpStatus },
  )

/** Every call of the console; the server in front has received its body within limits (src/server/front). Only POST from the console's own pages is answered: a foreign page can't call on a person's behalf. */
export const POST = async (request: Request): Promise<Response> => {
  if (!isFromConsole(request)) return refusal(403, 'FORBIDDEN', 'Calls come from the console itself.')
  return fetchRequestHandler({
    endpoint: '/api/trpc',
    req: request,
    router: appRouter,
    createContext: () => createContext(request),
    allowMethodOverride: true,
    maxBatchSize: mostCalls,
    onError: ({ error, path }) => {
      if (error.code === 'INTERNAL_SERVER_ERROR') console.error(`${path} failed:`, error.cause ?? error)
    },
  })
}
