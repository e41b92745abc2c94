import { createHash } from 'node:crypto'
import type { Database } from '../createDatabase'
import type { Transaction } from '../Transaction'
import { historyBeginning } from './historyBeginning'

/** A sealed day of an organisation. */
interface SealedDay {
  /** YYYY-MM-DD in UTC. */
  readonly day: string
  readonly entries: number
  readonly previousHash: string
  readonly hash: string
  /** Of the organisation, the day and the hash. */
  readonly signature: string
  /** PEM, of the key that signed it. */
  readonly publicKey: string
}

/** What a signature signs. */
const signedText = (organisationId: string, { day, hash }: Pick<SealedDay, 'day' | 'hash'>): string => `${organisationId}\n${day}\n${hash}`

const dayMs = 86_400_000

/** The hash before the first sealed day. */
const firstHash = '0'.repeat(64)

/** The first instant of a day (UTC), and that of the next day. */
const boundsOf = (day: string) => {
  const start = new Date(`${day}T00:00:00.000Z`)
  return { start, end: new Date(start.getTime() + dayMs) }
}

interface DayQuery {
  readonly organisationId: string
  readonly day: string
  readonly previousHash: string
}

/**
 * The hash of a day: over the hash before, and a digest of each history entry, published version and audit entry, and for the platform of
 * each build with a stored program. Of audit entries only id, time and action count, as personal data in them may be erased; an entry without
 * the values of an erased person has the digest that it had.
 */
const hashDay = async (tx: Transaction, { organisationId, day, previousHash }: DayQuery): Promise<Pick<SealedDay, 'entries' | 'hash'>> => {
  const { start, end } = boundsOf(day)
  const digests = await tx.$queryRaw<{ digest: string }[]>`
    select encode(digest, 'hex') as digest from (
      select 1 as kind, id, history_digest(history) as digest
        from row_history history where organisation_id = ${organisationId} and at >= ${start} and at < ${end}
      union all
      select 1, combined.id, combined.digest from combined_history, unnest(ids, digests) combined (id, digest)
        where organisation_id = ${organisationId} and day = ${day}::date
      union all
      select 2, number, sha256(convert_to(jsonb_build_array('version', site_id, number, hash, extract(epoch from published_at))::text, 'UTF8'))
        from versions where organisation_id = ${organisationId} and published_at >= ${start} and published_at < ${end}
      union all
      select 3, id, sha256(convert_to(jsonb_build_array('audit', id, extract(epoch from at), action)::text, 'UTF8'))
        from audit where organisation_id = ${organisationId} and at >= ${start} and at < ${end}
      union all
      select 4, id, sha256(convert_to(jsonb_build_array('build', id, build, renderer, settings, extract(epoch from at))::text, 'UTF8'))
        from site_builds where ${organisationId} = '' and renderer is not null and at >= ${start} and at < ${end}
    ) entries order by kind, id, digest`
  const hash = createHash('sha256').update(previousHash)
  for (const { digest } of digests) hash.update(digest)
  return { entries: digests.length, hash: hash.digest('hex') }
}

const sealedDays = (tx: Transaction, organisationId: string): Promise<SealedDay[]> =>
  tx.$queryRaw<SealedDay[]>`
    select day::text as day, entries, previous_hash as "previousHash", hash, signature, public_key as "publicKey"
    from evidence_days where organisation_id = ${organisationId} order by evidence_days.day`

const isoDay = (instant: number): string => new Date(instant).toISOString().slice(0, 10)

interface SealOptions {
  /** The current instant, ISO in UTC. */
  readonly now: string
  readonly sign: (text: string) => string
  /** PEM, of the key that signs. */
  readonly publicKey: string
}

/** An hour after midnight every transaction of the day is over. */
const settledMs = 3_600_000

/** Seals the days of an organisation that are over and not sealed yet; '' for rows of the platform. Returns how many. */
const sealDaysOf = (db: Database, organisationId: string, { now, sign, publicKey }: SealOptions): Promise<number> =>
  db.platform.transaction(
    async (tx) => {
      // One worker at a time.
      await tx.$executeRaw`select pg_advisory_xact_lock(hashtext(${`evidence ${organisationId}`}))`
      const last = (await sealedDays(tx, organisationId)).at(-1)
      const beginning = await historyBeginning(tx, organisationId)
      const lastDay = Date.parse(isoDay(Date.parse(now) - settledMs)) - dayMs
      let previousHash = last?.hash ?? firstHash
      let count = 0
      for (let at = last ? Date.parse(last.day) + dayMs : Date.parse(beginning.slice(0, 10)); at <= lastDay; at += dayMs) {
        const day = isoDay(at)
        const { entries, hash } = await hashDay(tx, { organisationId, day, previousHash })
        const signature = sign(signedText(organisationId, { day, hash }))
        const { start, end } = boundsOf(day)
        await tx.$executeRaw`
          insert into evidence_days (organisation_id, day, entries, previous_hash, hash, signature, public_key, bytes)
          select ${organisationId}, ${day}::date, ${entries}, ${previousHash}, ${hash}, ${signature}, ${publicKey},
            coalesce(sum(pg_column_size(history.*)), 0)
          from row_history history where organisation_id = ${organisationId} and at >= ${start} and at < ${end}`
        previousHash = hash
        count += 1
      }
      return count
    },
    { timeoutMs: 600_000 },
  )

/** Seals all days that are over, of each organisation and of the platform. Returns how many. */
export const sealDays = async (db: Database, options: SealOptions): Promise<number> => {
  const organisations = await db.platform.transaction((tx) => tx.organisation.findMany({ select: { id: true }, orderBy: { id: 'asc' } }))
  let count = 0
  for (const organisationId of ['', ...organisations.map(({ id }) => id)]) count += await sealDaysOf(db, organisationId, options)
  return count
}

/** The seals of an organisation, checked against its rows. */
interface CheckedSeals {
  readonly days: readonly SealedDay[]
  /** Days whose rows, order or signature don't match their seal. */
  readonly broken: readonly string[]
  /** Entries from which values of a person were erased: their digests are the ones of before. */
  readonly erased: number
}

/** Whether a key signed a text. */
type Verify = (text: string, signature: string, publicKey: string) => boolean

/** Computes each sealed day's hash again and checks its signature. */
export const checkSeals = (db: Database, organisationId: string, verify: Verify): Promise<CheckedSeals> =>
  db.platform.transaction(
    async (tx) => {
      const days = await sealedDays(tx, organisationId)
      const broken: string[] = []
      for (const [at, sealed] of days.entries()) {
        const { hash, entries } = await hashDay(tx, { organisationId, day: sealed.day, previousHash: sealed.previousHash })
        const follows = at === 0 || days[at - 1]?.hash === sealed.previousHash
        const isSigned = verify(signedText(organisationId, sealed), sealed.signature, sealed.publicKey)
        const isIntact = hash === sealed.hash && entries === sealed.entries && isSigned
        if (!follows || !isIntact) broken.push(sealed.day)
      }
      const erased = await tx.rowHistory.count({ where: { organisationId, erasedAt: { not: null } } })
      return { days, broken, erased }
    },
    { timeoutMs: 600_000 },
  )
