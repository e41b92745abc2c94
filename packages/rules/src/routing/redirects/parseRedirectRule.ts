import type { TypedRedirect } from './parseRedirect'

/** One line of another system's rules: a redirect, a line that can't be kept with the reason, or null for a line that redirects nothing. */
export type RedirectRule = { readonly typed: TypedRedirect } | { readonly from: string; readonly says: string } | null

const isPattern = 'A pattern like this can’t be kept. Add its addresses one by one.'

const codeWords: { readonly [word: string]: string } = {
  permanent: '301',
  temp: '302',
  temporary: '302',
  seeother: '302',
  gone: '410',
  // Pages are only ever read: for them 303 and 307 mean what 302 means.
  303: '302',
  307: '302',
}

/** The status code in a cell or word such as "301", "301 Moved Permanently" or "permanent"; null where there is none. */
export const redirectCodeIn = (text: string): string | null => {
  const word = /^[a-z]+$|(?<!\d)\d{3}(?!\d)/i.exec(text.trim().slice(0, 100))?.[0].toLowerCase() ?? ''
  return codeWords[word] ?? (/^\d{3}$/.test(word) ? word : null)
}

/**
 * A regular expression as an old address, with a `*` for what follows, or null where an address can't say the same. A dot is taken for
 * itself, since few escape the one before "html".
 *
 * @example parsePattern('^/news/(.*)$', '/blog/$1') // { from: '/news/*', to: '/blog/*' }
 */
export const parsePattern = (pattern: string, target: string): Pick<TypedRedirect, 'from' | 'to'> | null => {
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

/** The words of a line; what is in quotes is one. */
const wordsOf = (line: string): string[] => [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '')

/** A rule whose old address is a regular expression: refused where an address can't say the same (RTE-19). */
export const patternRule = (pattern: string, target: string, code: string): RedirectRule => {
  const read = parsePattern(pattern, target)
  return read ? { typed: { ...read, code } } : { from: pattern, says: isPattern }
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
  if (isConditional) return { from: pattern, says: 'It applies under a condition (RewriteCond), which a redirect here can’t have.' }
  if (isGone) return patternRule(pattern, '', '410')
  return patternRule(pattern, /^(?:\/|https?:)/i.test(target) ? target : `/${target}`, redirectCodeIn(redirect ?? '') ?? '302')
}

const parseAlias = (name: string, words: readonly string[]): RedirectRule => {
  const isCode = name === 'redirect' || name === 'redirectmatch'
  const code = isCode ? redirectCodeIn(words.length > 1 && !/^[/^]/.test(words[0] ?? '') ? (words[0] ?? '') : '') : null
  const [from = '', to = ''] = code === null ? words : words.slice(1)
  const says = name === 'redirectpermanent' ? '301' : (code ?? '302')
  return name === 'redirectmatch' ? patternRule(from, to, says) : { typed: { from, to, code: says } }
}

/**
 * Reads one line of an Apache `.htaccess` file (Redirect, RedirectMatch, RewriteRule) or of Squarespace's URL mappings
 * (`/old -> /new 301`) (RTE-19). `isConditional`: a RewriteCond is before it.
 *
 * Apache's Redirect also applies to what is below its address; here it is the one address.
 */
export const parseRedirectRule = (line: string, isConditional = false): RedirectRule => {
  const text = line.trim()
  if (text === '' || text.startsWith('#') || text.startsWith('<')) return null
  const [first = '', ...words] = wordsOf(text)
  const name = first.toLowerCase()
  if (name === 'rewriterule') return parseRewrite(words, isConditional)
  if (['redirect', 'redirectmatch', 'redirectpermanent', 'redirecttemp'].includes(name)) return parseAlias(name, words)
  if (words[0] !== '->') return null
  const [, to = '', code = ''] = words
  // A variable at the end of both addresses is what follows; any other has no counterpart.
  const [from, target] = [first, to].map((address) => address.replace(/\/\[[\w-]+\]$/, '/*')) as [string, string]
  return /[[\]]/.test(from + target)
    ? { from: first, says: isPattern }
    : { typed: { from, to: target, code: redirectCodeIn(code) ?? code } }
}
