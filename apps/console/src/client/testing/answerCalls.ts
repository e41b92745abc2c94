import superjson from 'superjson'
import { vi } from 'vitest'

/** Responses of procedures by path, such as 'users.choices'. */
type Answers = Readonly<Record<string, (input: unknown) => unknown>>

/** Thrown by an answer: the call fails with this code, message and errors by field. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly fields: Readonly<Record<string, string>> = {},
  ) {
    super(message)
  }
}

const refused = (path: string, { code, message, fields }: Refusal) =>
  superjson.serialize({ message, code: -32_000, data: { code, httpStatus: 400, path, fields, problems: [], conflict: null } })

/**
 * Mocks `fetch` with responses to the console's calls. A call without one fails, and no other call of its batch.
 * `vi.unstubAllGlobals` restores it.
 */
export const answerCalls = (answers: Answers) =>
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    const url = new URL(address, 'http://console')
    const isBatch = url.searchParams.has('batch')
    const inputs = body ? JSON.parse(String(body)) : {}
    const results = url.pathname
      .slice('/api/trpc/'.length)
      .split(',')
      .map(async (path, index) => {
        const answer = answers[path]
        if (!answer) return { error: refused(path, new Refusal('NOT_FOUND', `No answer was prepared for ${path}.`)) }
        const sent = isBatch ? inputs[index] : inputs
        try {
          return { result: { data: superjson.serialize(await answer(sent && superjson.deserialize(sent))) } }
        } catch (error) {
          if (error instanceof Refusal) return { error: refused(path, error) }
          throw error
        }
      })
    const answered = await Promise.all(results)
    return new Response(JSON.stringify(isBatch ? answered : answered[0]), { headers: { 'content-type': 'application/json' } })
  })
