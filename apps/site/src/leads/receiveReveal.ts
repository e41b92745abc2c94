import type { Car } from '@forecourt/rules/entities/Car'
import { phoneFor } from '@forecourt/rules/phone/phoneFor'
import { cleanText } from '@forecourt/rules/text/cleanText'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Limiter } from '@forecourt/services/limits/createLimiter'
import { z } from 'zod'
import { answer } from '../http/HttpAnswer'
import { isFromElsewhere } from '../http/isFromElsewhere'
import { readJson } from '../http/readJson'

/** What giving out a number needs of the site it is asked on. */
export interface RevealPorts {
  readonly config: Pick<ResolvedConfig, 'phone'>
  readonly siteId: string
  /** By slug or id. */
  carBySlug(slug: string): Promise<Car | null>
  /** Counts that the number was asked for, and stores the lead where it is one. */
  record(car: Car, source: string | null): Promise<unknown>
}

const name = z.string().min(1).max(200)
const asked = z.object({
  carSlug: name.optional(),
  /** As the API's documents name it, by id or slug (API-03, ENT-18); dealership and site are those of the car and the host, whatever is sent. */
  car_id: name.optional(),
  /** Call Now calls the place where the car stands (VDP-12). */
  whose: z.enum(['car', 'location']).default('car'),
  /** What led to the site, as leads name it. */
  source: z.string().max(1000).nullish(),
})

/** Gives the number to call about a car and counts that it was asked for (API-03, VDP-17). */
export async function receiveReveal(
  request: Request,
  { config, siteId, carBySlug, record }: RevealPorts,
  { limiter, address }: { limiter: Limiter; address: string },
): Promise<Response> {
  if (isFromElsewhere(request)) return answer({ message: 'There is no such number here.' }, 404)
  const limit = await limiter.take(address)
  if (!limit.allowed) return answer({ message: 'Please wait a few minutes.' }, 429, { 'retry-after': String(limit.retryAfterSeconds) })
  const input = asked.safeParse(await readJson(request, 4096))
  const asksFor = input.success ? (input.data.carSlug ?? input.data.car_id) : undefined
  if (!input.success || asksFor === undefined) return answer({ message: 'Which car is it about?' }, 400)

  const car = await carBySlug(asksFor)
  const phone = car && (input.data.whose === 'location' ? car.locationPhone : phoneFor(car, config))
  if (!car || !phone) return answer({ message: 'There is no number for this car.' }, 404)
  // Whoever wants to call gets the number, counted or not.
  await record(car, cleanText(input.data.source ?? '') || null).catch((error: unknown) => console.error(error))
  return answer({ phone, car_id: car.id, dealership_id: car.dealershipId, website_id: siteId })
}
