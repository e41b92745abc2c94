import { plainText } from '../rich-text/plainText'
import type { RichText } from '../rich-text/RichText'
import { isInNewZealand } from '../switches/isInNewZealand'
import { shownBlocks, shownPages } from '../switches/shownItems'
import type { CrossCheck } from './CrossCheck'

/** Words of a policy about automated decisions, or the placeholder for them. */
const disclosure =
  /\{decisions\}|\bautomat(?:ed|ic|ically)\b[^.]{0,80}\bdeci(?:sions?|des?)\b|\bdeci(?:sions?|des?)\b[^.]{0,80}\b(?:automat(?:ed|ic|ically|ion)|computer|program|software|algorithm)/i

/** Whether a privacy policy says which decisions are automated. */
export const disclosesDecisions = (text: string): boolean => disclosure.test(text)

/**
 * A dealer's own privacy policy must disclose automated decisions: Australian Privacy Principle 1.7 requires it from 10 December 2026
 * (LEG-02). The default policy does.
 */
export const decisionDisclosure: CrossCheck = ({ identity, footer, pages }) => {
  if (isInNewZealand(identity)) return []
  const paths = new Set(footer.legalLinks.filter(({ id, href }) => id === 'privacy' || /privacy/.test(href)).map(({ href }) => href))
  return shownPages({ pages }).flatMap((page) => {
    if (!paths.has(page.path)) return []
    const texts = shownBlocks(page).flatMap((block) => ('text' in block ? [{ id: block.id, text: plainText(block.text as RichText) }] : []))
    const [first] = texts
    if (first === undefined || texts.some(({ text }) => disclosesDecisions(text))) return []
    return [
      {
        pointer: `/pages/list/${page.id}/blocks/${first.id}/text`,
        severity: 'warning',
        message: `“${page.title}” doesn’t say which decisions about people are made by computer programs. From 10 December 2026 Australian Privacy Principle 1.7 requires it. Add {decisions} to the text: it is filled in from what is turned on for this site.`,
      },
    ]
  })
}
