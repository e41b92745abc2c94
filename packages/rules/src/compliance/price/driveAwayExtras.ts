import type { TextContent } from '../Advert'
import { allMedia, type ComplianceRule } from '../ComplianceRule'
import { findEither, findPattern, matchesIn } from '../matching'

const part = String.raw`(?:(?:stamp\s)?duty|registration|rego|ctp|on[\s-]?roads?(?:\scosts?)?|dealer\sdelivery|pre[\s-]?delivery|luxury\scar\stax|lct|government\scharges|green\sslip)`

const extras = new RegExp(
  String.raw`\bdrive[\s-]?away\b[^.\n]{0,40}?(?:\+|\bplus|\bexcl(?:\.|udes?|uding)?|\bnot\sincluding|\bbefore)\s?${part}|\bdrive[\s-]?away\b[^.\n]{0,40}?\b${part}\s(?:(?:is|are)\s)?(?:extra|not\sincluded|on\stop)`,
  'gi',
)

const partAfter = new RegExp(String.raw`\b${part}\b`, 'i')
const extraPattern =
  /\+|\b(?:plus|excl\w*|not\sinclud\w*|before|extra|on\stop|addition\w*|separate\w*|payable|to\spay|you\spay|then\sadd)\b/i

/** Extras in other wording: soon after “drive away”, a charge that is paid in addition. */
const paidInAddition = ({ content }: { readonly content: TextContent }) =>
  matchesIn(content.text, /\bdrive[\s-]?away\b/gi).filter(({ at, length }) => {
    const after = content.text.slice(at + length, at + length + 90).split(/\n|[.!?]\s+If\b/, 1)[0] ?? ''
    return (
      partAfter.test(after) &&
      extraPattern.test(after) &&
      !/\b(?:no(?:thing)?|includ(?:es|ed|ing)|with\s(?:registration|rego|ctp|stamp))\b/i.test(after.replace(/not\sinclud\w*/gi, ''))
    )
  })

export const driveAwayExtras: ComplianceRule = {
  id: 'drive-away-extras',
  title: 'A drive-away price that includes everything',
  laws: { AU: { act: 'Australian Consumer Law', section: 's 48' }, NZ: { act: 'Fair Trading Act 1986' } },
  media: allMedia,
  severity: 'error',
  explanation:
    'A drive-away price is followed by charges that come on top. Drive away means that nothing is added: include them in the price.',
  find: findEither(findPattern(extras), paidInAddition),
}
