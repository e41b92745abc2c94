import type { Car } from '@forecourt/rules/entities/Car'
import { phoneFor } from '@forecourt/rules/phone/phoneFor'
import { cleanText } from '@forecourt/rules/text/cleanText'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Limiter } from '@forecourt/services/limits/createLimiter'
import { z } from 'zod'
import { jsonResponse } from '../http/HttpResponse'
import { isCrossOrigin } from '../http/isCrossOrigin'
import { readJson } from '../http/readJson'

/** Ports for revealing a phone number. */
export interface RevealPorts {
  readonly config: Pick<ResolvedConfig, 'phone'>
  readonly siteId: string
  /** By slug or id. */
  carBySlug(slug: string): Promise<Car | null>
  /** Counts the request, and stores a lead if it counts as one. */
  record(car: Car, source: string | null): Promise<unknown>
}

const name = z.string().min(1).max(200)
const body = z.object({
  carSlug: name.optional(),
  /** By id or slug, as in the API documentation (API-03, ENT-18); dealership and site follow from car and host, whatever is sent. */
  car_id: name.optional(),
  /** Call Now calls the car's location (VDP-12). */
  owner: z.enum(['car', 'location']).default('car'),
  /** Traffic source, as in leads. */
  source: z.string().max(1000).nullish(),
})

/** Returns the phone number for a car and counts the request (API-03, VDP-17). */
export async function receiveReveal(
  request: Request,
  { config, siteId, carBySlug, record }: RevealPorts,
  { limiter, address }: { limiter: Limiter; address: string },
): Promise<Response> {
  if (isCrossOrigin(request)) return jsonResponse({ message: 'There is no such number here.' }, 404)
  const limit = await limiter.take(address)
  if (!limit.allowed)
    return jsonResponse({ message: 'Please wait a few minutes.' }, 429, { 'retry-after': String(limit.retryAfterSeconds) })
  const input = body.safeParse(await readJson(request, 4096))
  const slugOrId = input.success ? (input.data.carSlug ?? input.data.car_id) : undefined
  if (!input.success || slugOrId === undefined) return jsonResponse({ message: 'Which car is it about?' }, 400)

  const car = await carBySlug(slugOrId)
  const phone = car && (input.data.owner === 'location' ? car.locationPhone : phoneFor(car, config))
  if (!car || !phone) return jsonResponse({ message: 'There is no number for this car.' }, 404)
  // A failed count must not withhold the number.
  await record(car, cleanText(input.data.source ?? '') || null).catch((error: unknown) => console.error(error))
  return jsonResponse({ phone, car_id: car.id, dealership_id: car.dealershipId, website_id: siteId })
}
