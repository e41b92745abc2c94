/** A normalised URL for lookups. */
interface NormalisedAddress {
  /** Lower case, decoded, without a trailing slash. */
  readonly path: string
  /** The path in its original spelling, without doubled slashes. */
  readonly written: string
  /** The query in its original spelling, without the question mark. */
  readonly query: string
}

const decodePath = (path: string): string => {
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path).normalize('NFC')
  } catch {
    return path
  }
}

const withoutSlash = (path: string) => {
  const one = path.includes('//') ? path.replace(/\/{2,}/g, '/') : path
  return one.length > 1 && one.endsWith('/') ? one.slice(0, -1) : one
}

/** Normalises a request's URL (RTE-19): ignores case, trailing and doubled slashes, and the form of escaping (CFG-15). */
export const normaliseAddress = (address: string): NormalisedAddress => {
  const hash = address.indexOf('#')
  const bare = hash === -1 ? address : address.slice(0, hash)
  const at = bare.indexOf('?')
  const written = withoutSlash(at === -1 ? bare : bare.slice(0, at))
  return { path: withoutSlash(decodePath(written).toLowerCase()), written, query: at === -1 ? '' : bare.slice(at + 1) }
}

/** Normalises a query for lookups: parameters sorted by name, lower case. */
export const normaliseQuery = (entries: readonly (readonly [string, string])[]): string =>
  entries
    .map(([name, value]) => `${encodeURIComponent(name.toLowerCase())}=${encodeURIComponent(value.toLowerCase())}`)
    .toSorted()
    .join('&')

/** Status codes: permanent (301, or 308 for form posts), temporary (302), or gone (410). */
export const redirectCodes = [301, 302, 308, 410] as const
export type RedirectCode = (typeof redirectCodes)[number]

/** A redirect of a site. */
export interface Redirect {
  /** Normalised old URL (`parseOldAddress`): a path, with its query if required, or with `*` for any suffix. */
  readonly from: string
  /** A path of the site or an absolute URL, in which `*` is replaced by the matched suffix; null for gone (410). */
  readonly to: string | null
  readonly code: RedirectCode
}

/** Maximum number per site. */
export const maxRedirects = 50_000

/** Final target of a URL. */
export interface FollowedRedirect {
  readonly code: RedirectCode
  /** A path of the site with its query, or an absolute URL; null for gone (410). */
  readonly to: string | null
  /** Old URLs of the redirects followed, in order; several for a chain. */
  readonly by: readonly string[]
}

/** Lookup table of redirects. */
export interface RedirectTable {
  readonly size: number
  /** Final target of a path with query; null if there is no redirect, or a loop. */
  find(address: string): FollowedRedirect | null
  /** Old URLs of the redirects a URL goes through, in order; `isLoop` if the last one leads back. */
  trail(address: string): { readonly by: readonly string[]; readonly isLoop: boolean }
}

/** Maximum number of parameter sets per path: each costs a lookup. */
export const maxParameterSets = 8

interface Step {
  readonly redirect: Redirect
  /** Target; null for gone. */
  readonly to: string | null
}

/** Carries over the remaining query parameters; the target's own take precedence. */
const withQuery = (to: string, restQuery: string): string => {
  if (restQuery === '') return to
  const hash = to.indexOf('#')
  const bare = hash === -1 ? to : to.slice(0, hash)
  const end = hash === -1 ? '' : to.slice(hash)
  const at = bare.indexOf('?')
  if (at === -1) return `${bare}?${/[^\x21-\x7e]/.test(restQuery) ? encodeURI(restQuery) : restQuery}${end}`
  const own = new URLSearchParams(bare.slice(at + 1))
  const more = new URLSearchParams([...new URLSearchParams(restQuery)].filter(([name]) => !own.has(name))).toString()
  return more === '' ? to : `${bare}&${more}${end}`
}

/** Unique names of the parameters that a redirect requires. */
const parameterNames = (query: string): string[] => [
  ...new Set(query.split('&').map((each) => decodeURIComponent(each.slice(0, each.indexOf('='))))),
]

/**
 * Creates a lookup table of redirects: exact matches first, with a query before without, then the longest prefix with `*`. Resolves
 * chains, so that a browser makes one step, and carries over unused parameters. A lookup takes microseconds, regardless of size (RTE-19).
 */
export const createRedirectTable = (redirects: readonly Redirect[]): RedirectTable => {
  const exact = new Map<string, Redirect>()
  const wildcards = new Map<string, Redirect>()
  /** By path: parameter names of its redirects. */
  const parameterSets = new Map<string, string[][]>()
  for (const redirect of redirects) {
    const { from } = redirect
    if (from.endsWith('*')) wildcards.set(from.slice(0, -1), redirect)
    else exact.set(from, redirect)
    const at = from.indexOf('?')
    if (at === -1) continue
    const path = from.slice(0, at)
    const names = parameterNames(from.slice(at + 1))
    const known = parameterSets.get(path)
    if (!known) parameterSets.set(path, [names])
    else if (!known.some((form) => form.length === names.length && form.every((name, index) => name === names[index]))) known.push(names)
  }
  for (const known of parameterSets.values()) known.sort((one, other) => other.length - one.length)
  const lengths = [...new Set([...wildcards.keys()].map(({ length }) => length))].sort((one, other) => other - one)

  const byQuery = (path: string, query: string): Step | null => {
    const known = query === '' ? undefined : parameterSets.get(path)
    if (!known) return null
    const entries = [...new URLSearchParams(query)]
    for (const names of known) {
      const matched = entries.filter(([name]) => names.includes(name.toLowerCase()))
      if (matched.length < names.length) continue
      const redirect = exact.get(`${path}?${normaliseQuery(matched)}`)
      if (!redirect) continue
      const restQuery =
        matched.length === entries.length ? '' : new URLSearchParams(entries.filter((entry) => !matched.includes(entry))).toString()
      return { redirect, to: redirect.to && withQuery(redirect.to, restQuery) }
    }
    return null
  }

  const byPrefix = (path: string, written: string, query: string): Step | null => {
    const whole = `${path}/`
    for (const length of lengths) {
      if (length > whole.length) continue
      const redirect = wildcards.get(whole.slice(0, length))
      if (!redirect) continue
      // Keeps the original case if the length matches, because car names may be case-sensitive on the target.
      const rest = written.length === path.length ? written.slice(length) : encodeURI(path.slice(length))
      // Prevents an open redirect: `/` and `/evil.example` must not combine to `//evil.example`.
      const to = redirect.to?.replace('*', () => rest).replace(/^\/[/\\]+/, '/') ?? null
      return { redirect, to: to && withQuery(to, query) }
    }
    return null
  }

  const step = (address: string): Step | null => {
    const { path, written, query } = normaliseAddress(address)
    const matched = byQuery(path, query)
    if (matched) return matched
    const redirect = exact.get(path)
    return redirect ? { redirect, to: redirect.to && withQuery(redirect.to, query) } : byPrefix(path, written, query)
  }

  const follow = (address: string) => {
    const followed: Redirect[] = []
    let to: string | null = address
    while (to?.startsWith('/')) {
      const next = step(to)
      if (!next) break
      if (followed.includes(next.redirect)) return { followed: [...followed, next.redirect], to, isLoop: true }
      followed.push(next.redirect)
      to = next.to
    }
    return { followed, to, isLoop: false }
  }

  return {
    size: exact.size + wildcards.size,

    find(address) {
      const { followed, to, isLoop } = follow(address)
      const [first] = followed
      if (!first || isLoop) return null
      const by = followed.map(({ from }) => from)
      if (to === null) return { code: 410, to, by }
      // Permanent only if each step is, because browsers cache it.
      const code = followed.some((each) => each.code === 302) ? 302 : first.code
      return { code, to, by }
    },

    trail(address) {
      const { followed, isLoop } = follow(address)
      return { by: followed.map(({ from }) => from), isLoop }
    },
  }
}

/** Redirects that form a loop: their old URLs in order, the first again at the end. */
export type RedirectLoop = readonly string[]

/**
 * All loops among redirects, without duplicates. A wildcard redirect is followed with a literal `*`; a loop of several is found from any
 * of them (RTE-19).
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
