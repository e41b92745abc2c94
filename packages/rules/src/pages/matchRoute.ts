import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { requiresMissingAccounts } from '../accounts/findGate'
import type { RouteNames } from '../routing/parseSearchPreset'
import { allPageRules } from './findPageRules'
import type { PageRules, RequestedAddress } from './PageRules'
import { noMatch, type PageKind, type RouteMatch, redirectPermanently } from './Route'

const maxPathLength = 400
const validPath = /^\/(?:[a-z0-9~_-][a-z0-9~_.-]*\/)*(?:[a-z0-9~_-][a-z0-9~_.-]*)?$/i

interface Pattern {
  readonly parts: readonly string[]
  readonly match: NonNullable<PageRules<PageKind>['addresses']>[string]
}

/** Sort key: fixed segments before open ones, wildcards last. */
const rank = ({ parts }: Pattern): string => parts.map((part) => (part === '*' ? '2' : part.startsWith(':') ? '1' : '0')).join('')

const patterns = allPageRules
  .flatMap(([, { addresses = {} }]) =>
    Object.entries(addresses).map(([pattern, match]): Pattern => ({ parts: pattern.slice(1).split('/'), match })),
  )
  .toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1))

/** Patterns by first segment, most specific first. */
const patternsBelow: ReadonlyMap<string | undefined, readonly Pattern[]> = new Map(
  patterns.map(({ parts: [first] }) => [first, patterns.filter(({ parts }) => parts[0] === first)]),
)

const sharedSegmentSet: ReadonlySet<string> = new Set(allPageRules.flatMap(([, { sharedSegments = [] }]) => sharedSegments))

const dynamicAddresses = allPageRules
  .flatMap(([, rules]) => rules.dynamicAddresses ?? [])
  .toSorted((one, other) => Number(one.matched === 'last') - Number(other.matched === 'last'))

/** Values of a pattern's open segments; null if the path doesn't match. */
const openSegments = ({ parts }: Pattern, segments: readonly string[]): readonly string[] | null => {
  const isAny = parts.at(-1) === '*'
  const fixed = isAny ? parts.slice(0, -1) : parts
  if (isAny ? segments.length < fixed.length : segments.length !== fixed.length) return null
  if (!fixed.every((part, index) => part.startsWith(':') || part === segments[index])) return null
  return segments.filter((_segment, index) => fixed[index]?.startsWith(':') ?? true)
}

const matchPattern = (requested: RequestedAddress): RouteMatch | null => {
  const segments = requested.path.slice(1).split('/')
  const [first = ''] = segments
  const fitting = patternsBelow.get(first)
  if (!fitting) return null
  for (const pattern of fitting) {
    const open = openSegments(pattern, segments)
    const match = open && pattern.match(requested, open)
    if (match) return match
  }
  return sharedSegmentSet.has(first) ? null : noMatch
}

const matchDynamic = (requested: RequestedAddress): RouteMatch => {
  for (const { match } of dynamicAddresses) {
    const found = match(requested)
    if (found) return found
  }
  return noMatch
}

/**
 * Resolves a path of a site to a page, a redirect or nothing (RTE-01 to RTE-26). Precedence: fixed routes; for searches car type, make,
 * dealership and location; then models, then content pages (RTE-14, RTE-19). Redirects trailing slashes and capitals to the plain path
 * (CFG-15), and alternative location and finance paths to the site's own (RTE-03, RTE-10). Never throws.
 *
 * @param path path of a URL; a query or fragment is ignored
 */
export const matchRoute = (config: ResolvedConfig, names: RouteNames, path: string): RouteMatch => {
  const address = path.slice(0, maxPathLength + 1).split(/[?#]/, 1)[0] ?? ''
  if (address.length > maxPathLength || !validPath.test(address)) return noMatch
  const plain = address.length > 1 && address.endsWith('/') ? address.slice(0, -1).toLowerCase() : address.toLowerCase()
  if (requiresMissingAccounts(plain, config)) return noMatch
  const requested = { path: plain, config, names }
  const match = matchPattern(requested) ?? matchDynamic(requested)
  return match.kind === 'page' && plain !== address ? redirectPermanently(plain) : match
}
