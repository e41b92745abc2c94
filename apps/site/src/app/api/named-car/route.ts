import { jsonResponse } from '../../../http/HttpResponse'
import { findNamedCar } from '../../../search/findNamedCar'
import { requestedSite } from '../../../sites/requestedSite'

const maxTextLength = 200

/**
 * Stock number that a sentence names or asks for, `{ number: string | null }`: the browser queries it before parsing the sentence (SRC-06).
 * Whether a car that isn’t shown has the number makes no difference.
 */
export async function GET(request: Request): Promise<Response> {
  const live = await requestedSite(request)
  if (!live) return jsonResponse({ message: 'There is no site at this address.' }, 404)
  const text = new URL(request.url).searchParams.get('q') ?? ''
  const number = await findNamedCar(live, text.slice(0, maxTextLength)).catch(() => undefined)
  if (number === undefined) return jsonResponse({ message: 'We can’t load the cars right now.' }, 503, { 'retry-after': '30' })
  return jsonResponse({ number }, 200, { 'cache-control': 'private, max-age=60' })
}
