import { normaliseAddress, normaliseQuery, type Redirect, type RedirectCode, redirectCodes } from './createRedirectTable'

const maxFromLength = 500
const maxToLength = 1_000

/** Paths with their own handlers on all sites. */
const ownPathPattern =
  /^\/(?:_next|api|media|map-tiles|internal|files|feeds|livez|readyz|robots\.txt|favicon\.ico|icon\.svg|manifest\.webmanifest|sitemap[^/]*\.xml)(?:[/*?]|$)/

/** Whether a path is served by the platform on all sites, such as a file or a picture. */
export const isPlatformPath = (path: string): boolean => ownPathPattern.test(path)

type Parsed<T> = { readonly value: T } | { readonly problem: string }

/**
 * Normalises an entered old URL, or reports why it can't be redirected: reduces an absolute URL to its path; a `*` at the end matches any
 * suffix.
 */
export const parseOldAddress = (entered: string): Parsed<string> => {
  const text = entered.trim().replace(/^https?:\/\/[^/?#]*/i, '')
  if (entered.trim() === '') return { problem: 'Enter the old address, such as /old-page.' }
  const { path, query } = normaliseAddress(text.startsWith('/') ? text : `/${text}`)
  const normalQuery = normaliseQuery([...new URLSearchParams(query)])
  const from = normalQuery === '' ? path : `${path}?${normalQuery}`
  if (from.length > maxFromLength) return { problem: `An address can have at most ${maxFromLength} characters.` }
  if (/[\p{Cc}\\]/u.test(path)) return { problem: 'The address contains a character that is not allowed.' }
  if (isPlatformPath(path)) return { problem: 'This address belongs to the platform and can’t be redirected.' }
  if (path === '/*' || from === '/') return { problem: 'This would redirect the home page or the whole site.' }
  if (from.includes('*') && (normalQuery !== '' || from.indexOf('*') !== from.length - 1))
    return { problem: 'Use * only once, at the end, for whatever follows.' }
  return { value: from }
}

/** Validates a target: a path of the site or an absolute URL; `*` carries over the suffix. */
const parseTarget = (entered: string, isWild: boolean): Parsed<string> => {
  const text = entered.trim()
  if (text === '') return { problem: 'Enter where it redirects to, such as /search.' }
  if (text.length > maxToLength) return { problem: `An address can have at most ${maxToLength} characters.` }
  const isPath = /^\/(?![/\\])/.test(text)
  if (!isPath && !/^https?:\/\//i.test(text)) return { problem: 'Enter a path such as /search, or an address with https://.' }
  const url = /[\s\p{Cc}\\]/u.test(text) ? null : URL.parse(text, 'https://own.invalid')
  if (url?.username !== '' || url.pathname.startsWith('//')) return { problem: 'This is not an address.' }
  const stars = text.split('*').length - 1
  if (stars > 1 || url.host.includes('*')) return { problem: 'Use * only once, after the name of the site.' }
  if (stars === 1 && !isWild) return { problem: 'There is a * here but none in the old address.' }
  return { value: isPath ? `${url.pathname}${url.search}${url.hash}` : url.href }
}

/** A redirect as entered. */
export interface EnteredRedirect {
  readonly from: string
  readonly to: string
  /** Empty for 301. */
  readonly code: string
}

/** Errors by field. */
type RedirectProblems = { readonly [Field in keyof EnteredRedirect]?: string }

const parseCode = (entered: string): RedirectCode | null =>
  entered.trim() === '' ? 301 : (redirectCodes.find((code) => String(code) === entered.trim()) ?? null)

/**
 * Parses a redirect from a form or file; errors by field if invalid (RTE-19).
 *
 * @example parseRedirect({ from: 'https://old.example/About/', to: '/about-us', code: '' }) // { redirect: { from: '/about', to: '/about-us', code: 301 } }
 */
export const parseRedirect = ({
  from: enteredFrom,
  to: enteredTo,
  code: enteredCode,
}: EnteredRedirect): { readonly redirect: Redirect } | { readonly problems: RedirectProblems } => {
  const from = parseOldAddress(enteredFrom)
  const code = parseCode(enteredCode)
  const isGone = code === 410
  const to = isGone
    ? enteredTo.trim() === ''
      ? { value: null }
      : { problem: 'A permanently removed page (410) has no target. Leave this empty.' }
    : parseTarget(enteredTo, 'value' in from && from.value.endsWith('*'))
  if ('value' in from && 'value' in to && code !== null) return { redirect: { from: from.value, to: to.value, code } }
  return {
    problems: {
      ...('problem' in from && { from: from.problem }),
      ...('problem' in to && { to: to.problem }),
      ...(code === null && { code: `The code must be one of ${redirectCodes.join(', ')}.` }),
    },
  }
}

/** A line of another system's rules: a redirect, an unsupported line with the reason, or null for a line that isn't a redirect. */
export type RedirectRule = { readonly entered: EnteredRedirect } | { readonly from: string; readonly message: string } | null

const patternMessage = 'This pattern isn’t supported. Add its addresses one by one.'

const codesByText: { readonly [word: string]: string } = {
  permanent: '301',
  temp: '302',
  temporary: '302',
  seeother: '302',
  gone: '410',
  // Only GET requests matter: for them 303 and 307 mean the same as 302.
  303: '302',
  307: '302',
}

/** Status code in a cell such as "301", "301 Moved Permanently" or "permanent"; null if none. */
export const redirectCodeIn = (text: string): string | null => {
  const word = /^[a-z]+$|(?<!\d)\d{3}(?!\d)/i.exec(text.trim().slice(0, 100))?.[0].toLowerCase() ?? ''
  return codesByText[word] ?? (/^\d{3}$/.test(word) ? word : null)
}

/**
 * Converts a regular expression to an old URL with `*`; null if not possible. A dot without a
 * backslash is a dot too: most patterns don't escape the one before "html".
 *
 * @example parsePattern('^/news/(.*)$', '/blog/$1') // { from: '/news/*', to: '/blog/*' }
 */
export const parsePattern = (pattern: string, target: string): Pick<EnteredRedirect, 'from' | 'to'> | null => {
  if (!pattern.startsWith('^')) return null
  const isWhole = pattern.endsWith('$')
  const body = pattern.slice(1, isWhole ? -1 : undefined)
  const rest = ['(/.*)?', '/?(.*)', '(.*)', '(.+)', '.*'].find((end) => body.endsWith(end))
  const start = rest ? body.slice(0, -rest.length) : isWhole && body.endsWith('/?') ? body.slice(0, -2) : body
  const path = start.replace(/\\([./_-])/g, '$1')
  if (!/^[\w./~%-]*$/.test(path)) return null
  const from = `${path.startsWith('/') ? '' : '/'}${path}${rest || !isWhole ? '*' : ''}`
  const to = rest?.includes('(') ? target.replace('$1', '*') : target
  return /[$%]\d|%\{/.test(to) ? null : { from, to }
}

/** Splits a line into words; a quoted text is one word. */
const splitWords = (line: string): string[] => [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '')

/** Converts a regular expression rule to a redirect, or reports that it isn't supported (RTE-19). */
export const patternRule = (pattern: string, target: string, code: string): RedirectRule => {
  const read = parsePattern(pattern, target)
  return read ? { entered: { ...read, code } } : { from: pattern, message: patternMessage }
}

const parseRewrite = ([pattern = '', target = '', flags = '']: readonly string[], isConditional: boolean): RedirectRule => {
  const set = new Map(
    flags
      .replace(/^\[|\]$/g, '')
      .split(',')
      .map((flag): [string, string] => [flag.split('=', 1)[0]?.trim().toUpperCase() ?? '', flag.slice(flag.indexOf('=') + 1)]),
  )
  const isGone = set.has('G') || set.has('GONE')
  const redirect = set.get('R') ?? set.get('REDIRECT')
  if (!isGone && redirect === undefined) return null
  if (isConditional) return { from: pattern, message: 'It has a condition (RewriteCond), which isn’t supported here.' }
  if (isGone) return patternRule(pattern, '', '410')
  return patternRule(pattern, /^(?:\/|https?:)/i.test(target) ? target : `/${target}`, redirectCodeIn(redirect ?? '') ?? '302')
}

/** Parses Redirect, RedirectMatch, RedirectPermanent and RedirectTemp. The first two may begin with a status code. */
const parseRedirectDirective = (name: string, words: readonly string[]): RedirectRule => {
  const mayHaveCode = name === 'redirect' || name === 'redirectmatch'
  const code = mayHaveCode ? redirectCodeIn(words.length > 1 && !/^[/^]/.test(words[0] ?? '') ? (words[0] ?? '') : '') : null
  const [from = '', to = ''] = code === null ? words : words.slice(1)
  const redirectCode = name === 'redirectpermanent' ? '301' : (code ?? '302')
  return name === 'redirectmatch' ? patternRule(from, to, redirectCode) : { entered: { from, to, code: redirectCode } }
}

/**
 * Parses a line of an Apache `.htaccess` file (Redirect, RedirectMatch, RewriteRule) or of Squarespace's URL mappings (`/old -> /new
 * 301`) (RTE-19). `isConditional`: a RewriteCond precedes it.
 *
 * Apache's Redirect also applies to subpaths; here it only applies to the exact URL.
 */
export const parseRedirectRule = (line: string, isConditional = false): RedirectRule => {
  const text = line.trim()
  if (text === '' || text.startsWith('#') || text.startsWith('<')) return null
  const [first = '', ...words] = splitWords(text)
  const name = first.toLowerCase()
  if (name === 'rewriterule') return parseRewrite(words, isConditional)
  if (['redirect', 'redirectmatch', 'redirectpermanent', 'redirecttemp'].includes(name)) return parseRedirectDirective(name, words)
  if (words[0] !== '->') return null
  const [, to = '', code = ''] = words
  // The same variable at the end of both URLs becomes `*`; others aren't supported.
  const [from, target] = [first, to].map((address) => address.replace(/\/\[[\w-]+\]$/, '/*')) as [string, string]
  return /[[\]]/.test(from + target)
    ? { from: first, message: patternMessage }
    : { entered: { from, to: target, code: redirectCodeIn(code) ?? code } }
}
