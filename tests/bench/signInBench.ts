import { accountByEmail } from '@forecourt/data/people/accountByEmail'
import { insertUser } from '@forecourt/data/people/users/insertUser'
import { testDatabase } from '@forecourt/data/testing/testDatabase'
import { createSharedLimiter } from '@forecourt/services/limits/createSharedLimiter'
import { hashPassword } from '@forecourt/services/people/hashPassword'
import { createSignInThrottle } from '../../apps/console/src/auth/createSignInThrottle'
import { signInWithPassword } from '../../apps/console/src/auth/signInWithPassword'
import { openSignIn } from '../resilience/guesses/openSignIn'
import type { Metric } from './Metric'

const rounds = 300
const guesses = 500
const shopperRounds = 400

/** How often a time of one kind is longer than one of the other: 0.5 where nobody can tell them apart. */
const areaUnderCurve = (ones: readonly number[], others: readonly number[]): number => {
  let above = 0
  for (const one of ones) for (const other of others) above += one > other ? 1 : one === other ? 0.5 : 0
  return above / (ones.length * others.length)
}

/** How long asking for a code takes shoppers who have an account and those who don't, in turns; and whether they are answered alike. */
const shopperSignIn = async (): Promise<Metric[]> => {
  const test = await testDatabase()
  try {
    const desk = await openSignIn(test)
    const { organisationId, siteId } = desk.world.north
    const contactOf = (kind: 'known' | 'unknown', round: number) => `${kind}-${round}@shopper.example`
    await test.db.platform.transaction((tx) =>
      tx.shopper.createMany({
        data: Array.from({ length: shopperRounds }, (_, round) => ({ organisationId, siteId, email: contactOf('known', round) })),
      }),
    )
    const times = { known: [] as number[], unknown: [] as number[] }
    const answers = { known: new Set<string>(), unknown: new Set<string>() }
    let address = 0
    const ask = async (kind: 'known' | 'unknown', contact: string) => {
      const began = performance.now()
      const answer = await desk.ask({ contact }, `198.51.${address >> 8}.${address++ & 255}`)
      times[kind].push(performance.now() - began)
      // The cookie alone differs, by chance.
      const cookies = answer.headers.getSetCookie().map((cookie) => cookie.replace(/=[\w-]{43};/, '=;'))
      answers[kind].add(JSON.stringify([answer.status, answer.headers.get('location'), cookies, await answer.text()]))
    }
    for (let warm = 0; warm < 20; warm++) await ask('unknown', `warm-${warm}@shopper.example`)
    times.unknown.length = 0
    for (let round = 0; round < shopperRounds; round++)
      for (const kind of round % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const))
        await ask(kind, contactOf(kind, round))
    const auc = areaUnderCurve(times.known, times.unknown)
    return [
      { name: 'shopper-sign-in-known-unknown-auc', value: Math.max(auc, 1 - auc), unit: 'AUC' },
      { name: 'shopper-sign-in-answers', value: new Set([...answers.known, ...answers.unknown]).size, unit: 'different answers' },
    ]
  } finally {
    await test.close()
  }
}

/** Wrong passwords: how many of many at once are looked at, and whether the time tells who has an account. */
const consoleSignIn = async (): Promise<Metric[]> => {
  const { db, close } = await testDatabase()
  try {
    await db.platform.transaction(async (tx) => {
      await tx.organisation.create({ data: { id: 'bench', slug: 'bench', name: 'Bench' } })
    })
    const passwordHash = await hashPassword('correct horse battery staple')
    await db.platform.transaction((tx) =>
      insertUser(tx, {
        id: 'known',
        email: 'known@example.com',
        name: 'Known',
        passwordHash,
        memberships: [{ role: 'editor', organisationId: 'bench' }],
      }),
    )
    if (!(await accountByEmail(db, 'known@example.com'))) throw new Error('The account to measure is not there.')
    let address = 0
    const guard = {
      throttle: createSignInThrottle(db.platformPool, { perAccount: rounds * 10 }),
      codes: createSharedLimiter(db.platformPool, { name: 'signInCode', count: 6, seconds: 900 }),
      secret: 'a secret of the bench',
    }
    const attempt = (email: string, ip: string) =>
      signInWithPassword(db, guard, { email, ip, password: 'wrong', code: '', device: null, now: new Date().toISOString() })
    const timed = async (email: string) => {
      const began = performance.now()
      await attempt(email, `198.51.${address >> 8}.${address++ & 255}`)
      return performance.now() - began
    }
    for (let warm = 0; warm < 20; warm++) await timed(warm % 2 ? 'known@example.com' : 'warm@example.com')
    const times = { known: [] as number[], unknown: [] as number[] }
    // In turns, and either first as often, so that a slow moment of the machine meets both.
    for (let round = 0; round < rounds; round++)
      for (const kind of round % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const))
        times[kind].push(await timed(kind === 'known' ? 'known@example.com' : `stranger-${round}@example.com`))
    const auc = areaUnderCurve(times.known, times.unknown)
    const answers = await Promise.all(Array.from({ length: guesses }, () => attempt('known@example.com', '203.0.113.7')))
    return [
      { name: 'sign-in-known-unknown-auc', value: Math.max(auc, 1 - auc), unit: 'AUC' },
      {
        name: 'sign-in-concurrent-wrong-checked',
        value: answers.filter((answer) => !answer.ok && answer.code === 'wrong').length,
        unit: 'checked',
      },
    ]
  } finally {
    await close()
  }
}

/** Whether signing in tells who has an account, to the console and to a site, and how many guesses at once are looked at. */
export const signInBench = async (): Promise<Metric[]> => [...(await consoleSignIn()), ...(await shopperSignIn())]
