import superjson from 'superjson'
import { vi } from 'vitest'

/** What each procedure answers, by its path, such as 'users.choices'. */
type Answers = Readonly<Record<string, (input: unknown) => unknown>>

/** Answers the console's calls where `fetch` would have carried them; a call without an answer fails. `vi.unstubAllGlobals` ends it. */
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
