import { lexer, type Token, type Tokens, walkTokens } from 'marked'
import carGuides from './texts/guides/cars.md'
import customerGuides from './texts/guides/customers.md'
import dealerGuides from './texts/guides/dealers.md'
import settingsGuides from './texts/guides/settings.md'
import websiteGuides from './texts/guides/website.md'
import pageTexts from './texts/pages.md'
import newsTexts from './texts/whats-new.md'

interface Section {
  readonly title: string
  readonly body: readonly Token[]
}

/** What a page is for and what to do on it. */
export interface PageHelp extends Section {
  /** The routes, such as `/offers/:id, /offers/create`. */
  readonly title: string
}

/** How to do one job. */
export interface Guide extends Section {
  readonly id: string
  readonly area: string
  /** Path of the page where the job starts: the guide's first link. */
  readonly start: string
  /** Other words that people search for. */
  readonly searchTerms: string
}

/** A change of the console; the title is the date. */
export type NewsEntry = Section

export interface HelpTexts {
  readonly pages: readonly PageHelp[]
  readonly guides: readonly Guide[]
  /** The newest first. */
  readonly news: readonly NewsEntry[]
}

const isHeading = (token: Token, depth: number): token is Tokens.Heading => token.type === 'heading' && token.depth === depth

/** Sections of a text under its headings of the second level. */
const parseSections = (text: string): Section[] => {
  const sections: { title: string; body: Token[] }[] = []
  for (const token of lexer(text)) {
    if (isHeading(token, 2)) sections.push({ title: token.text, body: [] })
    else sections.at(-1)?.body.push(token)
  }
  return sections
}

/** The id of the guide with a title. */
const guideId = (title: string) =>
  title
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .join('-')

const parseGuides = (text: string): Guide[] => {
  const area = lexer(text).find((token) => isHeading(token, 1))?.text ?? ''
  return parseSections(text).map(({ title, body }) => {
    let start = ''
    let searchTerms = ''
    walkTokens([...body], (token) => {
      if (token.type === 'link' && start === '' && token.href.startsWith('#/')) start = token.href.slice(1)
      if (token.type === 'html') searchTerms = /words: (.+?) -->/.exec(token.text)?.[1] ?? searchTerms
    })
    return { id: guideId(title), title, area, start, searchTerms, body }
  })
}

/** All help texts. Imported on demand only: they and the parser are larger than a page of the console. */
export const helpTexts: HelpTexts = {
  pages: parseSections(pageTexts),
  guides: [customerGuides, carGuides, websiteGuides, settingsGuides, dealerGuides].flatMap(parseGuides),
  news: parseSections(newsTexts),
}
