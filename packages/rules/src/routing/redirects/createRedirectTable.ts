/** An address as it is looked up: however it was written, what it means is written one way. */
interface PlainAddress {
  /** Lower case, escapes read, without a slash at its end. */
  readonly path: string
  /** The same as it was written, but for doubled slashes. */
  readonly written: string
  /** As it was written, without its question mark. */
  readonly query: string
}

const read = (path: string): string => {
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path).normalize('NFC')
  } catch {
    return path
  }
}

const trimmed = (path: string) => {
  const one = path.includes('//') ? path.replace(/\/{2,}/g, '/') : path
  return one.length > 1 && one.endsWith('/') ? one.slice(0, -1) : one
}

/** The plain form of a request's address (RTE-19): case, a slash at the end, doubled slashes and the way of escaping make no difference (CFG-15). */
export const plainAddress = (address: string): PlainAddress => {
  const hash = address.indexOf('#')
  const bare = hash === -1 ? address : address.slice(0, hash)
  const at = bare.indexOf('?')
  const written = trimmed(at === -1 ? bare : bare.slice(0, at))
  return { path: trimmed(read(written).toLowerCase()), written, query: at === -1 ? '' : bare.slice(at + 1) }
}

/** A query by which a redirect is found: its parameters in order of their names, in lower case. */
export const plainQuery = (entries: readonly (readonly [string, string])[]): string =>
  entries
    .map(([name, value]) => `${encodeURIComponent(name.toLowerCase())}=${encodeURIComponent(value.toLowerCase())}`)
    .toSorted()
    .join('&')

/** How a browser is led on: for good (301, 308 for forms too), for now (302), or told that the page is gone for good (410). */
export const redirectCodes = [301, 302, 308, 410] as const
export type RedirectCode = (typeof redirectCodes)[number]

/** An address of a site that answers with another one. */
export interface Redirect {
  /** In its plain form (`parseOldAddress`): a path, with the query that must be asked, or a `*` for whatever follows. */
  readonly from: string
  /** A path of the site or a whole address, in which `*` stands for what followed; null for what is gone (410). */
  readonly to: string | null
  readonly code: RedirectCode
}

/** As many as a site may have. */
export const mostRedirects = 50_000

/** Where an address leads in the end. */
export interface Followed {
  readonly code: RedirectCode
  /** A path of the site with its query, or a whole address; null for what is gone (410). */
  readonly to: string | null
  /** Old addresses of the redirects that led there, in order: several where one leads to another. */
  readonly by: readonly string[]
}

/** Redirects as they are looked up. */
export interface RedirectTable {
  readonly size: number
  /** Where an address, a path with its query, leads; null where nothing leads it on, or in a circle. */
  find(address: string): Followed | null
  /** Old addresses of the redirects that an address meets, in order; `isLoop` where the last leads back to one of them. */
  trail(address: string): { readonly by: readonly string[]; readonly isLoop: boolean }
}

/** Sets of parameters by which the pages of one path are told apart: each costs a look-up. */
export const mostQueryForms = 8

interface Step {
  readonly redirect: Redirect
  /** Where to; null for what is gone. */
  readonly to: string | null
}

/** What was asked beside what the redirect is found by stays; the target's own parameters win. */
const withQuery = (to: string, kept: string): string => {
  if (kept === '') return to
  const hash = to.indexOf('#')
  const bare = hash === -1 ? to : to.slice(0, hash)
  const end = hash === -1 ? '' : to.slice(hash)
  const at = bare.indexOf('?')
  if (at === -1) return `${bare}?${/[^\x21-\x7e]/.test(kept) ? encodeURI(kept) : kept}${end}`
  const own = new URLSearchParams(bare.slice(at + 1))
  const more = new URLSearchParams([...new URLSearchParams(kept)].filter(([name]) => !own.has(name))).toString()
  return more === '' ? to : `${bare}&${more}${end}`
}

/** The names of the parameters a redirect asks for, each once. */
const formOf = (query: string): string[] => [
  ...new Set(query.split('&').map((each) => decodeURIComponent(each.slice(0, each.indexOf('='))))),
]

/**
 * Redirects by address: exact ones first, those that ask for a query before those that don't, then the longest that ends in `*`. Chains
 * are followed here, so that a browser makes one step; what is asked for but matters to no redirect is carried along. Microseconds,
 * however many there are (RTE-19).
 */
export const createRedirectTable = (redirects: readonly Redirect[]): RedirectTable => {
  const exact = new Map<string, Redirect>()
  const wild = new Map<string, Redirect>()
  /** By path: the names of the parameters that redirects there ask for. */
  const forms = new Map<string, string[][]>()
  for (const redirect of redirects) {
    const { from } = redirect
    if (from.endsWith('*')) wild.set(from.slice(0, -1), redirect)
    else exact.set(from, redirect)
    const at = from.indexOf('?')
    if (at === -1) continue
    const path = from.slice(0, at)
    const names = formOf(from.slice(at + 1))
    const known = forms.get(path)
    if (!known) forms.set(path, [names])
    else if (!known.some((form) => form.length === names.length && form.every((name, place) => name === names[place]))) known.push(names)
  }
  for (const known of forms.values()) known.sort((one, other) => other.length - one.length)
  const lengths = [...new Set([...wild.keys()].map(({ length }) => length))].sort((one, other) => other - one)

  const byQuery = (path: string, query: string): Step | null => {
    const known = query === '' ? undefined : forms.get(path)
    if (!known) return null
    const entries = [...new URLSearchParams(query)]
    for (const names of known) {
      const asked = entries.filter(([name]) => names.includes(name.toLowerCase()))
      if (asked.length < names.length) continue
      const redirect = exact.get(`${path}?${plainQuery(asked)}`)
      if (!redirect) continue
      const kept = asked.length === entries.length ? '' : new URLSearchParams(entries.filter((entry) => !asked.includes(entry))).toString()
      return { redirect, to: redirect.to && withQuery(redirect.to, kept) }
    }
    return null
  }

  const byStart = (path: string, written: string, query: string): Step | null => {
    const whole = `${path}/`
    for (const length of lengths) {
      if (length > whole.length) continue
      const redirect = wild.get(whole.slice(0, length))
      if (!redirect) continue
      // As it was written where that is as long, since a car's name may be told apart by its capitals elsewhere.
      const rest = written.length === path.length ? written.slice(length) : encodeURI(path.slice(length))
      // What is carried over begins no host: `/` and `/evil.example` are not `//evil.example`.
      const to = redirect.to?.replace('*', () => rest).replace(/^\/[/\\]+/, '/') ?? null
      return { redirect, to: to && withQuery(to, query) }
    }
    return null
  }

  const step = (address: string): Step | null => {
    const { path, written, query } = plainAddress(address)
    const asked = byQuery(path, query)
    if (asked) return asked
    const redirect = exact.get(path)
    return redirect ? { redirect, to: redirect.to && withQuery(redirect.to, query) } : byStart(path, written, query)
  }

  const follow = (address: string) => {
    const met: Redirect[] = []
    let to: string | null = address
    while (to?.startsWith('/')) {
      const next = step(to)
      if (!next) break
      if (met.includes(next.redirect)) return { met: [...met, next.redirect], to, isLoop: true }
      met.push(next.redirect)
      to = next.to
    }
    return { met, to, isLoop: false }
  }

  return {
    size: exact.size + wild.size,

    find(address) {
      const { met, to, isLoop } = follow(address)
      const [first] = met
      if (!first || isLoop) return null
      const by = met.map(({ from }) => from)
      if (to === null) return { code: 410, to, by }
      // For good only where every step is: a browser remembers it.
      const code = met.some((each) => each.code === 302) ? 302 : first.code
      return { code, to, by }
    },

    trail(address) {
      const { met, isLoop } = follow(address)
      return { by: met.map(({ from }) => from), isLoop }
    },
  }
}

/** Redirects that lead in a circle: their old addresses in order, the first again at the end. */
export type RedirectLoop = readonly string[]

/**
 * Every circle among redirects, each once. A redirect that leads on whatever follows is followed with its `*` as it stands; a circle
 * of several is found from any of them (RTE-19).
 */
export const redirectLoops = (redirects: readonly Redirect[]): RedirectLoop[] => {
  const { trail } = createRedirectTable(redirects)
  const found = new Map<string, RedirectLoop>()
  for (const { from } of redirects) {
    const { by, isLoop } = trail(from)
    if (!isLoop) continue
    const last = by.at(-1)
    const loop = by.slice(last === undefined ? 0 : by.indexOf(last))
    const key = loop.slice(1).toSorted().join('\n')
    if (!found.has(key)) found.set(key, loop)
  }
  return [...found.values()]
}
