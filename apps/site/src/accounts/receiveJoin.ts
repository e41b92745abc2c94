import { bringCars } from '@forecourt/data/shoppers/shopperCars'
import { z } from 'zod'
import { answer } from '../http/answer'
import { isFromElsewhere } from '../http/isFromElsewhere'
import { readJson } from '../http/readJson'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'
import { accountState } from './accountState'
import { signedInShopper } from './signedInShopper'

const names = z.array(z.string().min(1).max(300)).max(200).default([])
const brought = z.object({ watched: names, viewed: names, compared: names })

/** Bytes. */
const longest = 64 * 1024

/** Joins what a browser kept to the account of whoever is signed in there, and says what the account has now. */
export async function receiveJoin(request: Request, live: LiveSite): Promise<Response> {
  if (isFromElsewhere(request)) return answer({ message: 'This was not sent from this site.' }, 403)
  const shopper = await signedInShopper(live, request.headers.get('cookie'))
  if (!shopper) return answer({ message: 'Please sign in first.' }, 401)
  const input = brought.safeParse(await readJson(request, longest))
  if (!input.success) return answer({ message: 'This could not be read.' }, 400)
  await bringCars(database(), live.published, { shopperId: shopper.id, brought: input.data, now: new Date().toISOString() })
  return answer(await accountState(live, shopper))
}
