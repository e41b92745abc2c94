import { insideHref } from '../host/sharedAddress'

/** Skips scripts, whatever they contain; attributes are escaped. */
const scriptOrLink = /<script\b[\s\S]*?<\/script>|<(?:a|area|form)\s[^>]*>/g
const address = /(\s(?:href|action)=")([^"]*)"/

const unescapeAttribute = (attribute: string) =>
  attribute.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Rewrites the links of a page into the draft, for browsers without scripts. */
export const linksInside = (html: string, secret: string, origin: string): string =>
  html.replace(scriptOrLink, (tag) =>
    tag.startsWith('<script')
      ? tag
      : tag.replace(address, (attribute: string, start: string, value: string) => {
          const inside = insideHref(unescapeAttribute(value), secret, origin)
          return inside === null ? attribute : `${start}${escapeAttribute(inside)}"`
        }),
  )
