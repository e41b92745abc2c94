import { carBySlug } from '@forecourt/data/stock/carBySlug'
import { recordPhoneReveal } from '@forecourt/data/stock/recordPhoneReveal'
import { phoneFor } from '@forecourt/rules/leads/phoneFor'
import { createLimiter } from '@forecourt/services/limits/createLimiter'
import { z } from 'zod'
import { env } from '../../../env'
import { addressOf } from '../../../http/addressOf'
import { answer } from '../../../http/answer'
import { isFromElsewhere } from '../../../http/isFromElsewhere'
import { readBody } from '../../../http/readBody'
import { database } from '../../../sites/database'
import { liveSiteOf } from '../../../sites/liveSiteOf'
import { shared } from '../../../sites/shared'

const limiter = () => shared('revealLimiter', () => createLimiter({ count: 60, seconds: 600 }))
const asked = z.object({ carSlug: z.string().min(1).max(200) })

/** Gives the number to call about a car and counts that it was asked for (API-03, VDP-17). */
export async function POST(request: Request): Promise<Response> {
  const live = await liveSiteOf(request)
  if (!live || isFromElsewhere(request)) return answer({ message: 'There is no such number here.' }, 404)
  const { published } = live
  const limit = await limiter().take(`${published.siteId} ${addressOf(request, env().TRUSTED_PROXIES)}`)
  if (!limit.allowed) return answer({ message: 'Please wait a few minutes.' }, 429, { 'retry-after': String(limit.retryAfterSeconds) })

  const input = asked.safeParse(parsed(await readBody(request, 4096)))
  if (!input.success) return answer({ message: 'Which car is it about?' }, 400)
  const db = database()
  const car = await carBySlug(db, published, input.data.carSlug)
  const phone = car && phoneFor(car, published.config)
  if (!car || !phone) return answer({ message: 'There is no number for this car.' }, 404)
  await recordPhoneReveal(db, published, { carId: car.id, now: new Date().toISOString() })
  return answer({ phone })
}

function parsed(body: string | null): unknown {
  try {
    return JSON.parse(body ?? '')
  } catch {
    return null
  }
}
