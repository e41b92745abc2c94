import { readBody } from '@forecourt/services/http/readBody'

/** Parses a JSON body; null if it is invalid or exceeds `limit` bytes. */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  try {
    return JSON.parse((await readBody(request, limit)) ?? '')
  } catch {
    return null
  }
}
