import { allMedia, type ComplianceRule } from '../ComplianceRule'
import { findPattern } from '../matching'

const part = String.raw`(?:stamp\sduty|registration|rego|ctp|on[\s-]?roads?(?:\scosts?)?|dealer\sdelivery|pre[\s-]?delivery|luxury\scar\stax|lct|government\scharges|green\sslip)`

const extras = new RegExp(
  String.raw`\bdrive[\s-]?away\b[^.\n]{0,40}?(?:\+|\bplus|\bexcl(?:\.|udes?|uding)?|\bnot\sincluding|\bbefore)\s?${part}|\bdrive[\s-]?away\b[^.\n]{0,40}?\b${part}\s(?:(?:is|are)\s)?(?:extra|not\sincluded|on\stop)`,
  'gi',
)

export const driveAwayExtras: ComplianceRule = {
  id: 'drive-away-extras',
  title: 'A drive-away price that includes everything',
  laws: { AU: { act: 'Australian Consumer Law', section: 's 48' }, NZ: { act: 'Fair Trading Act 1986' } },
  media: allMedia,
  severity: 'error',
  explanation:
    'A drive-away price is followed by charges that come on top. Drive away means that nothing is added: include them in the price.',
  find: findPattern(extras),
}
