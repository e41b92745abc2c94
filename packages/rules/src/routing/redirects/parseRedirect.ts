import { plainAddress, plainQuery } from './plainAddress'
import { type Redirect, type RedirectCode, redirectCodes } from './Redirect'

const longestFrom = 500
const longestTo = 1_000

/** Addresses that answer for themselves, on every site. */
const own =
  /^\/(?:_next|api|media|map-tiles|internal|files|feeds|livez|readyz|1\/indexes|robots\.txt|favicon\.ico|icon\.svg|manifest\.webmanifest|sitemap[^/]*\.xml)(?:[/*?]|$)/

type Read<T> = { readonly value: T } | { readonly problem: string }

/** What an old address is kept as, or why it can't lead anywhere: a whole address is read as its path; a `*` at the end stands for whatever follows. */
export const parseOldAddress = (typed: string): Read<string> => {
  const text = typed.trim().replace(/^https?:\/\/[^/?#]*/i, '')
  if (text === '' && typed.trim() === '') return { problem: 'Say which address is led on, such as /old-page.' }
  const { path, query } = plainAddress(text.startsWith('/') ? text : `/${text}`)
  const asked = plainQuery([...new URLSearchParams(query)])
  const from = asked === '' ? path : `${path}?${asked}`
  if (from.length > longestFrom) return { problem: `An address has at most ${longestFrom} characters.` }
  if (/[\p{Cc}\\]/u.test(path)) return { problem: 'There is a character in it that no address has.' }
  if (own.test(path)) return { problem: 'This address is the platform’s own: it can’t lead elsewhere.' }
  if (path === '/*' || from === '/') return { problem: 'This would lead shoppers away from the home page or the whole site.' }
  if (from.includes('*') && (asked !== '' || from.indexOf('*') !== from.length - 1))
    return { problem: 'A * stands at the end, once, for whatever follows.' }
  return { value: from }
}

/** Where an address leads: a path of the site or a whole web address; `*` carries over what followed. */
const plainTo = (typed: string, isWild: boolean): Read<string> => {
  const text = typed.trim()
  if (text === '') return { problem: 'Say where it leads, such as /search.' }
  if (text.length > longestTo) return { problem: `An address has at most ${longestTo} characters.` }
  const isPath = /^\/(?![/\\])/.test(text)
  if (!isPath && !/^https?:\/\//i.test(text)) return { problem: 'It leads to a path such as /search, or to an address with https://.' }
  const url = /[\s\p{Cc}\\]/u.test(text) ? null : URL.parse(text, 'https://own.invalid')
  if (url?.username !== '' || url.pathname.startsWith('//')) return { problem: 'That is no address.' }
  const stars = text.split('*').length - 1
  if (stars > 1 || url.host.includes('*')) return { problem: 'A * stands once, after the name of the site.' }
  if (stars === 1 && !isWild) return { problem: 'There is a * here, but none in the old address.' }
  return { value: isPath ? `${url.pathname}${url.search}${url.hash}` : url.href }
}

/** What was typed of a redirect. */
export interface TypedRedirect {
  readonly from: string
  readonly to: string
  /** Empty: 301. */
  readonly code: string
}

/** The fields that are wrong, each with a sentence. */
export type RedirectProblems = { readonly [Field in keyof TypedRedirect]?: string }

const codeOf = (typed: string): RedirectCode | null =>
  typed.trim() === '' ? 301 : (redirectCodes.find((code) => String(code) === typed.trim()) ?? null)

/**
 * A redirect as it was typed or stands in a file, or what is wrong with it (RTE-19).
 *
 * @example parseRedirect({ from: 'https://old.example/About/', to: '/about-us', code: '' }) // { redirect: { from: '/about', to: '/about-us', code: 301 } }
 */
export const parseRedirect = ({
  from: typedFrom,
  to: typedTo,
  code: typedCode,
}: TypedRedirect): { readonly redirect: Redirect } | { readonly problems: RedirectProblems } => {
  const from = parseOldAddress(typedFrom)
  const code = codeOf(typedCode)
  const isGone = code === 410
  const to = isGone
    ? typedTo.trim() === ''
      ? { value: null }
      : { problem: 'What is gone (410) leads nowhere: leave this empty.' }
    : plainTo(typedTo, 'value' in from && from.value.endsWith('*'))
  if ('value' in from && 'value' in to && code !== null) return { redirect: { from: from.value, to: to.value, code } }
  return {
    problems: {
      ...('problem' in from && { from: from.problem }),
      ...('problem' in to && { to: to.problem }),
      ...(code === null && { code: `The code is one of ${redirectCodes.join(', ')}.` }),
    },
  }
}
