import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { env } from '../../../../env'
import { appRouter } from '../../../../server/appRouter'
import { createContext } from '../../../../server/createContext'

/** Drafts and imports are far below this; whatever is larger is refused before it is read. */
const largestBodyBytes = 6_000_000

const refusal = (status: number, message: string) => Response.json([{ error: { message } }], { status })

/** Every call of the console. Only POST from the console's own pages is answered: a foreign page can't call on a person's behalf. */
export const POST = async (request: Request): Promise<Response> => {
  const origin = request.headers.get('origin')
  if (origin !== null && ![new URL(env().CONSOLE_URL).host, request.headers.get('host')].includes(new URL(origin).host))
    return refusal(403, 'Calls come from the console itself.')
  if (Number(request.headers.get('content-length') ?? 0) > largestBodyBytes) return refusal(413, 'That is too large.')
  return fetchRequestHandler({
    endpoint: '/api/trpc',
    req: request,
    router: appRouter,
    createContext,
    allowMethodOverride: true,
    onError: ({ error, path }) => {
      if (error.code === 'INTERNAL_SERVER_ERROR') console.error(`${path} failed:`, error.cause ?? error)
    },
  })
}
