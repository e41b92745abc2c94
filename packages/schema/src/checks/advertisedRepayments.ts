import type { ResolvedConfig } from '../ResolvedConfig'
import type { CrossCheck, Finding } from './CrossCheck'

/** An amount by the week, fortnight or month, as advertisements write it: '$99 a week', '$99pw', '$199* per fortnight', '$9/wk'. */
const repayment =
  /\$\s?\d[\d,]*(?:\.\d+)?[*†^]?\s?(?:(?:a|per|each|every|\/)\s?(?:week|wk|fortnight|month|mth)|\/?\s?p\.?\s?[wfm]\b\.?|weekly|fortnightly|monthly)/i

/** What the law wants beside it. */
const excused = /comparison rate/i

interface Words {
  readonly pointer: string
  readonly where: string
  readonly texts: readonly string[]
}

/** Every text of a value, however deep. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** What the dealer writes freely, each with what stands beside it. */
const advertisements = ({ header, pages, search, offers, vdp }: ResolvedConfig): Words[] => [
  { pointer: '/header/announcement', where: 'in the announcement', texts: [header.announcement] },
  { pointer: '/offers/text', where: 'on the offers page', texts: [offers.text] },
  { pointer: '/vdp/protectText', where: 'on car pages', texts: [vdp.protectText] },
  ...search.promos.map((promo) => ({
    pointer: `/search/promos/${promo.id}/text`,
    where: `in the promotion “${promo.title}”`,
    texts: [promo.title, promo.text],
  })),
  ...pages.list
    .filter(({ shown }) => shown)
    .flatMap((page) =>
      page.blocks
        .filter(({ shown }) => shown)
        .map((block) => ({
          pointer: `/pages/list/${page.id}/blocks/${block.id}`,
          where: `on the page “${page.title}”`,
          texts: textsIn(block),
        })),
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
  return advertisements(config).flatMap(({ pointer, where, texts }): Finding[] => {
    const found = texts.map((text) => repayment.exec(text)?.[0]).find((match) => match !== undefined)
    if (!found || texts.some((text) => excused.test(text))) return []
    return [{ pointer, severity: 'warning', message: `“${found}” ${where} stands without a comparison rate. ${asks}.` }]
  })
}
