import { maxParameterSets, type Redirect, type RedirectCode, redirectLoops } from '@forecourt/rules/routing/redirects/createRedirectTable'
import type { Transaction } from '../../Transaction'

/** A change of one old path: the redirect before and after; null for none. */
export interface RedirectRow {
  readonly from: string
  readonly before: Redirect | null
  readonly after: Redirect | null
}

/** A refused change of an old path, with the reason in a sentence. */
export interface RefusedRedirect {
  readonly from: string
  readonly message: string
}

interface Owner {
  readonly organisationId: string
  readonly siteId: string
}

/** Target of a redirect from the site's own settings; null for a page or nothing. */
export type OwnRedirect = (path: string) => string | null

interface WriteOptions extends Owner {
  readonly by: string
  readonly now: string
  /** Target by old path; null removes the redirect. */
  readonly wanted: ReadonlyMap<string, Redirect | null>
  readonly ownTarget: OwnRedirect
  readonly max: number
  /** False for a dry run, which writes nothing. */
  readonly apply: boolean
}

const isSame = (one: Redirect | null, other: Redirect | null) => one?.to === other?.to && one?.code === other?.code

const parseFromPath = (from: string): { readonly path: string; readonly form: string } | null => {
  const at = from.indexOf('?')
  return at === -1 ? null : { path: from.slice(0, at), form: [...new Set(new URLSearchParams(from.slice(at + 1)).keys())].join('&') }
}

/** Old addresses that exceed the limit of parameter sets for one path. */
const tooManyForms = (redirects: Iterable<Redirect>): Set<string> => {
  const forms = new Map<string, Set<string>>()
  const over = new Set<string>()
  for (const { from } of redirects) {
    const canonical = parseFromPath(from)
    if (!canonical) continue
    const known = forms.get(canonical.path) ?? new Set()
    forms.set(canonical.path, known)
    if (known.size >= maxParameterSets && !known.has(canonical.form)) over.add(from)
    else known.add(canonical.form)
  }
  return over
}

/** Loops that the new redirects would form, by old path, with a description. */
const findLoops = (
  redirects: readonly Redirect[],
  wanted: ReadonlyMap<string, Redirect | null>,
  ownTarget: OwnRedirect,
): Map<string, string> => {
  // Redirects of the site's settings may be part of a loop.
  const own = new Map<string, Redirect>()
  const known = new Set(redirects.map(({ from }) => from))
  for (const { to } of redirects) {
    const path = to?.startsWith('/') ? (to.split(/[?#]/, 1)[0] ?? '') : ''
    const ownRedirect = path === '' || path.includes('*') || known.has(path) ? null : ownTarget(path)
    if (ownRedirect !== null) own.set(path, { from: path, to: ownRedirect, code: 302 })
  }
  const found = new Map<string, string>()
  for (const loop of redirectLoops([...redirects, ...own.values()]))
    for (const from of loop) if (wanted.get(from)) found.set(from, loop.join(' → '))
  return found
}

/**
 * Writes a site's redirects. Refuses loops and excess ones, and writes the rest. Returns each change with the state before. A lock
 * serialises concurrent changes.
 */
export const writeRedirects = async (
  tx: Transaction,
  { organisationId, siteId, by, now, wanted, ownTarget, apply, max }: WriteOptions,
): Promise<{ readonly rows: readonly RedirectRow[]; readonly refused: readonly RefusedRedirect[] }> => {
  if (apply) await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`redirects ${siteId}`}, 0))`
  const stored = await tx.$queryRaw<{ from: string; to: string | null; code: RedirectCode }[]>`
    select from_path as "from", to_path as "to", code from redirects where organisation_id = ${organisationId} and site_id = ${siteId}`
  const before = new Map(stored.map((row): [string, Redirect] => [row.from, row]))
  const next = new Map(before)
  const accepted = new Map(wanted)
  const refused: RefusedRedirect[] = []
  for (const [from, redirect] of wanted) redirect ? next.set(from, redirect) : next.delete(from)

  const refuse = (from: string, message: string) => {
    refused.push({ from, message })
    accepted.delete(from)
    const previous = before.get(from)
    previous ? next.set(from, previous) : next.delete(from)
  }
  for (const from of next.size > max ? [...accepted.keys()].filter((key) => !before.has(key)).slice(max - next.size) : [])
    refuse(from, `A site can have at most ${max.toLocaleString('en-AU')} redirects.`)
  for (const from of tooManyForms(next.values()))
    if (accepted.has(from)) refuse(from, `One address can have at most ${maxParameterSets} variants with different parameters.`)
  for (;;) {
    const loops = findLoops([...next.values()], accepted, ownTarget)
    if (loops.size === 0) break
    for (const [from, loop] of loops) refuse(from, `This would create a redirect loop: ${loop}.`)
  }

  const rows = [...accepted].flatMap(([from, after]): RedirectRow[] => {
    const previous = before.get(from) ?? null
    return isSame(previous, after) ? [] : [{ from, before: previous, after }]
  })
  if (!apply) return { rows, refused }
  const removed = rows.flatMap(({ from, after }) => (after ? [] : [from]))
  if (removed.length > 0)
    await tx.$executeRaw`delete from redirects where organisation_id = ${organisationId} and site_id = ${siteId} and from_path = any(${removed}::text[])`
  const remaining = rows.flatMap(({ after }) => (after ? [after] : []))
  if (remaining.length > 0)
    await tx.$executeRaw`
      insert into redirects (organisation_id, site_id, from_path, to_path, code, updated_at, updated_by)
      select ${organisationId}, ${siteId}, entry.*, ${now}::timestamptz, ${by}
      from unnest(${remaining.map(({ from }) => from)}::text[], ${remaining.map(({ to }) => to)}::text[], ${remaining.map(({ code }) => code)}::int[]) entry
      on conflict (organisation_id, site_id, from_path)
      do update set to_path = excluded.to_path, code = excluded.code, updated_at = excluded.updated_at, updated_by = excluded.updated_by`
  return { rows, refused }
}
