import type { ResolvedConfig } from '../ResolvedConfig'
import { isDocument } from '../rich-text/isDocument'
import { plainText } from '../rich-text/plainText'
import type { CrossCheck, Finding } from './CrossCheck'

/** An amount by the week, fortnight or month, as advertisements write it: '$99 a week', '$99pw', '$199* per fortnight', '$9/wk'. */
const repayment =
  /\$\s?\d[\d,]*(?:\.\d+)?[*†^]?\s?(?:(?:a|per|each|every|\/)\s?(?:week|wk|fortnight|month|mth)|\/?\s?p\.?\s?[wfm]\b\.?|weekly|fortnightly|monthly)/i

/** What the law wants beside it. */
const excused = /comparison rate/i

interface Words {
  readonly pointer: string
  readonly where: string
  /** What is written there, and what stands beside it. */
  readonly said: unknown
}

/** Whether a text of a value, however deep, passes a test. */
const someText = (value: unknown, passes: (text: string) => boolean): boolean => {
  if (typeof value === 'string') return passes(value)
  // Words of several looks are read as one line.
  if (isDocument(value)) return passes(plainText(value))
  if (typeof value !== 'object' || value === null) return false
  for (const key in value) if (someText((value as Readonly<Record<string, unknown>>)[key], passes)) return true
  return false
}

/** What the dealer writes freely. */
const advertisements = ({ header, pages, popups, search, offers, vdp }: ResolvedConfig): Words[] => [
  { pointer: '/header/announcement', where: 'in the announcement', said: header.announcement },
  { pointer: '/offers/text', where: 'on the offers page', said: offers.text },
  { pointer: '/vdp/protectText', where: 'on car pages', said: vdp.protectText },
  ...search.promos.map(({ id, title, text }) => ({
    pointer: `/search/promos/${id}/text`,
    where: `in the promotion “${title}”`,
    said: [title, text],
  })),
  ...popups.list
    .filter(({ shown }) => shown)
    .map(({ id, title, description }) => ({
      pointer: `/popups/list/${id}/description`,
      where: `in the popup “${title}”`,
      said: [title, description],
    })),
  ...pages.list
    .filter(({ shown }) => shown)
    .flatMap((page) =>
      page.blocks
        .filter(({ shown }) => shown)
        .map((block) => ({ pointer: `/pages/list/${page.id}/blocks/${block.id}`, where: `on the page “${page.title}”`, said: block })),
    ),
]

/**
 * A repayment somebody writes into a text stands beside a comparison rate (FIN-05): in Australia the National Credit Code asks for it,
 * in New Zealand fair dealing asks for the terms. Sites that rent cars out by the week state rents, which are no credit.
 */
export const advertisedRepayments: CrossCheck = (config) => {
  if (config.price.offerSubscriptions) return []
  const asks =
    config.identity.country === 'NZ'
      ? 'Fair dealing in New Zealand asks for the interest rate, the term and the total beside it'
      : 'The National Credit Code of Australia asks for one beside every advertised repayment'
  return advertisements(config).flatMap(({ pointer, where, said }): Finding[] => {
    let found = ''
    const advertises = someText(said, (text) => {
      found = text.includes('$') ? (repayment.exec(text)?.[0] ?? '') : ''
      return found !== ''
    })
    if (!advertises || someText(said, (text) => excused.test(text))) return []
    return [{ pointer, severity: 'warning', message: `“${found}” ${where} stands without a comparison rate. ${asks}.` }]
  })
}
