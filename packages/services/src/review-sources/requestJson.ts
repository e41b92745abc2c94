import { fetchPublic } from '../http/fetchPublic'

export interface JsonRequest {
  readonly headers?: Readonly<Record<string, string>>
  /** Form values: makes it a POST. */
  readonly form?: Readonly<Record<string, string>>
  /** Hosts with ports that may be private or use plain http. */
  readonly trusted?: readonly string[]
}

export interface JsonResponse {
  readonly status: number
  /** Null if the body isn't JSON. */
  readonly json: unknown
}

const largest = 5_000_000
const timeoutMs = 20_000

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Requests JSON of a provider within limits of size and time. Rejects with a `FetchFault` if it can't be reached. */
export const requestJson = async (address: string, { headers = {}, form, trusted = [] }: JsonRequest): Promise<JsonResponse> => {
  const { status, bytes } = await fetchPublic(address, {
    ...{ largest, timeoutMs, trusted },
    headers: { accept: 'application/json', ...headers, ...(form && { 'content-type': 'application/x-www-form-urlencoded' }) },
    ...(form && { body: Buffer.from(new URLSearchParams(form).toString()) }),
  })
  return { status, json: parse(bytes.toString('utf8')) }
}

/** A request that may succeed at the next fetch, as a sentence for the dealer. */
export const laterProblem = (name: string, status: number): Error =>
  new Error(
    status === 429
      ? `${name} accepts no more requests for now. The next fetch tries again.`
      : `${name} has a problem (status ${status}). The next fetch tries again.`,
  )

/** A response without the documented values, as a sentence for the dealer. */
export const unreadable = (name: string): Error =>
  new Error(`The response of ${name} can’t be read. If it happens again, tell your support contact.`)
