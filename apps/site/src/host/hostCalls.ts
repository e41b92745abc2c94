import type { LocationTimes } from '@forecourt/rules/bookings/bookableDays'
import { parseQuote } from '@forecourt/rules/finance/estimate/quoteRequest'
import { visitSource } from '@forecourt/rules/leads/visits/firstTouch'
import { linkedParams } from '@forecourt/rules/leads/visits/linkedParams'
import { formatSearch } from '@forecourt/rules/search/formatSearch'
import type { Lexicon } from '@forecourt/rules/search/understanding/Lexicon'
import type { SuggestedCars } from '@forecourt/rules/search/understanding/suggestedCar'
import type { ValuationPage } from '@forecourt/rules/valuations/ValuationPage'
import type { CarsWithFrame, LeadReceipt, RuntimeHost } from '@forecourt/runtime/host/RuntimeHost'
import { readFirstTouch } from '../measuring/firstTouch'
import { readVisit } from '../measuring/visit'

const documentError = 'We couldn’t prepare the document right now. Please try again in a moment.'

/** Traffic source of the shopper, and the pages they visited (API-07). */
const visitAttribution = () => {
  const visit = readVisit()
  const firstTouch = readFirstTouch()
  if (!visit) return {}
  const { pages: visitedPages, query, referrer } = visit
  const text = Object.fromEntries(new URLSearchParams(query))
  return {
    visitedPages,
    linkedQueryParams: linkedParams(text),
    source: visitSource({ query, referrer, host: location.host }),
    ...(firstTouch && { firstTouch }),
  }
}

/** A gateway's error names no field and gives no reason: the form shows its own message. */
const readable = (receipt: LeadReceipt): LeadReceipt =>
  receipt.ok === true ? receipt : { ok: false, message: String(receipt.message ?? ''), fields: receipt.fields ?? {} }

/**
 * Submits a lead. Rejects without a readable response: the form then shows what to do (ERR-03). If the lead looks automated, the browser
 * solves a proof of work and resubmits; if it can't, the lead is accepted as it is (API-07).
 */
export const submitLead: RuntimeHost['submitLead'] = async (lead, idempotencyKey) => {
  const body = JSON.stringify({ ...lead, ...visitAttribution() })
  const send = async (proof: string): Promise<LeadReceipt | { readonly challenge: object }> => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': idempotencyKey, 'x-lead-proof': proof }
    return (await fetch('/api/leads', { method: 'POST', headers, body })).json()
  }
  const receipt = await send('offered')
  if (!('challenge' in receipt)) return readable(receipt)
  const proof = await import('./leadProof').then(({ leadProof }) => leadProof(receipt.challenge)).catch(() => 'none')
  return readable((await send(proof)) as LeadReceipt)
}

export const freeTimes: RuntimeHost['freeTimes'] = async ({ form, locationId, carSlug }) => {
  const response = await fetch(`/api/appointments?${new URLSearchParams({ form, location: locationId, ...(carSlug && { car: carSlug }) })}`)
  if (!response.ok) throw new Error(`Free times answered ${response.status}`)
  const { places } = (await response.json()) as { places: readonly LocationTimes[] }
  return places[0] ?? null
}

export const sendValuation: RuntimeHost['sendValuation'] = async (action, form) => {
  const response = await fetch(`/api/valuations/${action}`, { method: 'POST', headers: { accept: 'application/json' }, body: form })
  const { page } = (await response.json()) as { page?: ValuationPage }
  if (!page) throw new Error(`The valuation answered ${response.status}`)
  return page
}

export const tradeIns: RuntimeHost['tradeIns'] = async () => {
  const response = await fetch('/api/valuations', { cache: 'no-store' })
  if (response.status === 404) return []
  if (!response.ok) throw new Error(`The valuations answered ${response.status}`)
  return ((await response.json()) as { own: Awaited<ReturnType<RuntimeHost['tradeIns']>> }).own
}

export const revealPhone: RuntimeHost['revealPhone'] = async (carSlug, owner) => {
  const { source }: { readonly source?: string | null } = visitAttribution()
  const response = await fetch('/api/phone-reveals', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ carSlug, owner, source }),
  }).catch(() => null)
  if (response?.status === 429) throw new Error('Please wait a few minutes')
  if (!response?.ok) throw new Error('Please try again')
  const { phone } = (await response.json()) as { phone: string }
  return phone
}

let lexicon: Promise<Lexicon> | null = null

/** Version of the response format: browsers cache it for a minute, possibly from an older release. */
const lexiconVersion = 4

const fetchLexicon = async (): Promise<Lexicon> => {
  const response = await fetch(`/api/search-lexicon?form=${lexiconVersion}`)
  if (!response.ok) throw new Error(`The lexicon request returned ${response.status}`)
  return (await response.json()) as Lexicon
}

/** Fetched once per page. */
export const searchLexicon: RuntimeHost['searchLexicon'] = () => {
  lexicon ??= fetchLexicon().catch((error: unknown) => {
    lexicon = null
    throw error
  })
  return lexicon
}

export const suggestedCars: RuntimeHost['suggestedCars'] = async (state, lists) => {
  const query = new URLSearchParams(formatSearch(state))
  for (const list of lists) query.append('list', list)
  const response = await fetch(`/api/suggested-cars?${query}`)
  if (!response.ok) throw new Error(`The suggested cars answered ${response.status}`)
  return (await response.json()) as SuggestedCars
}

export const namedStockNumber: RuntimeHost['namedStockNumber'] = async (text) => {
  const response = await fetch(`/api/named-car?${new URLSearchParams({ q: text })}`)
  if (!response.ok) throw new Error(`The number answered ${response.status}`)
  return ((await response.json()) as { readonly number: string | null }).number
}

export const saveCarDocument: RuntimeHost['saveCarDocument'] = async (carSlug) => {
  const response = await fetch(`/cars/${encodeURIComponent(carSlug)}.pdf`).catch(() => null)
  if (!response?.ok || !response.headers.get('content-type')?.startsWith('application/pdf')) throw new Error(documentError)
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = `${carSlug}.pdf`
  link.click()
  // Browsers read the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

export const requestQuote: RuntimeHost['requestQuote'] = async (request) => {
  try {
    const response = await fetch('/api/youx/quote', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    })
    return response.ok ? parseQuote(await response.json()) : null
  } catch {
    return null
  }
}

export const cars: RuntimeHost['cars'] = async (slugs) => {
  const query = new URLSearchParams(slugs.map((slug) => ['slug', slug]))
  const response = await fetch(`/api/cars?${query}`)
  if (!response.ok) throw new Error(`The cars answered ${response.status}`)
  return (await response.json()) as CarsWithFrame
}
