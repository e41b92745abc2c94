import { readBody } from '@forecourt/services/http/readBody'

/** What a request says in JSON; null when it says something else, or more than `limit` bytes of it. */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  try {
    return JSON.parse((await readBody(request, limit)) ?? '')
  } catch {
    return null
  }
}
