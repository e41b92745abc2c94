import superjson from 'superjson'
import { vi } from 'vitest'

/** Responses of procedures by path, such as 'users.choices'. */
type Answers = Readonly<Record<string, (input: unknown) => unknown>>

/** Mocks `fetch` with responses to the console's calls; a call without one fails. `vi.unstubAllGlobals` restores it. */
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
        if (!answer) throw new Error(`No answer was prepared for ${path}.`)
        const sent = isBatch ? inputs[index] : inputs
        return { result: { data: superjson.serialize(await answer(sent && superjson.deserialize(sent))) } }
      })
    const answered = await Promise.all(results)
    return new Response(JSON.stringify(isBatch ? answered : answered[0]), { headers: { 'content-type': 'application/json' } })
  })
