import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { testDatabase } from '@forecourt/data/testing/testDatabase'
import { bookingToken, parseBookingToken } from '@forecourt/services/bookings/bookingToken'
import { linkToken, parseLinkToken } from '@forecourt/services/reservations/linkToken'
import { signInCode } from '@forecourt/services/shoppers/signInCode'
import { parseUnsubscribeToken, unsubscribeToken } from '@forecourt/services/shoppers/unsubscribeToken'
import type { Metric } from '../../bench/Metric'
import { openSignIn, trialSecret } from './openSignIn'

/** Concurrent guessers. */
const guessers = 16
const linked = ['reservation', 'payment', 'journey'] as const

/** Each request from its own network, so that only per-shopper limits apply. */
const anyNetwork = () => `${randomInt(1, 224)}.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

/** Whether a response sets a session cookie. */
const isSignedIn = (cookie: string) => /^(?:__Host-)?shopper=[^;]/.test(cookie)

/** Links of a site, forged with known ids. */
const links = () => {
  const [organisationId, id, now] = ['north-organisation', randomUUID(), new Date().toISOString()]
  const [, day = ''] = unsubscribeToken(trialSecret, { organisationId, shopperId: id }, now).split('.')
  const readers = [
    (signature: string) => parseBookingToken(trialSecret, { token: `${id}.${signature}`, organisationId }),
    ...linked.map((kind) => (signature: string) => parseLinkToken(trialSecret, { kind, organisationId, token: `${id}.${signature}` })),
    (signature: string) => parseUnsubscribeToken(trialSecret, { token: `${id}.${day}.${signature}`, organisationId, now }),
  ]
  // Control: validly signed links work.
  const opened = [
    parseBookingToken(trialSecret, { token: bookingToken(trialSecret, { organisationId, bookingId: id }), organisationId }),
    ...linked.map((kind) =>
      parseLinkToken(trialSecret, { kind, organisationId, token: linkToken(trialSecret, { kind, organisationId, id }) }),
    ),
    parseUnsubscribeToken(trialSecret, {
      token: unsubscribeToken(trialSecret, { organisationId, shopperId: id }, now),
      organisationId,
      now,
    }),
  ]
  if (opened.some((one) => one !== id)) throw new Error('A link that was signed did not open.')
  return readers
}

/** Guesses a shopper's codes and link signatures, through validation and rate limits; counts successes (RTE-13, ENQ-24). */
export const guessing = async (_data: string, guesses: number): Promise<Metric[]> => {
  const test = await testDatabase()
  try {
    const desk = await openSignIn(test)
    const contact = 'victim@shopper.example'
    const half = Math.ceil(guesses / 2)
    let [entered, looked, accepted, codes] = [0, 0, 0, 0]
    let cookies: string | null = null
    const resend = async () => {
      const [cookieHeader] = (await desk.ask({ contact }, anyNetwork())).headers.getSetCookie()
      if (!cookieHeader) return
      cookies = cookieHeader.split(';')[0] ?? null
      codes += 1
    }
    await resend()
    const guess = async () => {
      while (entered < half) {
        entered += 1
        const answer = await desk.type({ code: String(randomInt(1_000_000)).padStart(6, '0') }, anyNetwork(), cookies)
        if (answer.headers.getSetCookie().some(isSignedIn)) accepted += 1
        const problem = new URL(answer.headers.get('location') ?? '/', 'http://north.localhost').searchParams.get('problem')
        if (problem === 'code') looked += 1
        // Requests new codes as often as allowed.
        else if (entered % 50 === 0) await resend()
      }
    }
    await Promise.all(Array.from({ length: guessers }, guess))
    // Control: the right code works.
    const friend = 'friend@shopper.example'
    const [theirs] = (await desk.ask({ contact: friend }, anyNetwork())).headers.getSetCookie()
    const { id } = await test.db.platform.transaction((tx) => tx.signInCode.findFirstOrThrow({ where: { sentTo: friend } }))
    const known = await desk.type({ code: signInCode(trialSecret, id) }, anyNetwork(), theirs?.split(';')[0] ?? null)
    if (!known.headers.getSetCookie().some(isSignedIn)) throw new Error('The right code was not accepted.')
    const readers = links()
    let [forged, opened] = [0, 0]
    for (; forged < guesses - half; forged++)
      if (readers[forged % readers.length]?.(randomBytes(32).toString('base64url')) !== null) opened += 1
    return [
      { name: 'guesses-of-codes', value: entered, unit: `of one shopper, ${looked} looked at, ${codes} codes sent` },
      { name: 'guesses-of-codes-accepted', value: accepted, unit: 'accepted' },
      { name: 'guesses-of-links', value: forged, unit: 'of bookings, reservations, payments, journeys and ends of mail' },
      { name: 'guesses-of-links-accepted', value: opened, unit: 'accepted' },
    ]
  } finally {
    await test.close()
  }
}
