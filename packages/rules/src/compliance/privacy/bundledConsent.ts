import { allMedia, type ComplianceRule } from '../ComplianceRule'
import { findPattern } from '../matching'

const news = String.raw`(?:marketing|promotional|promotions?|newsletters?|news\b|offers?\b)`
const bundled = new RegExp(
  String.raw`\b(?:by|when\syou)\s(?:submit\w*|enquir\w*|contact\w*|click\w*|book\w*|send\w*|continu\w*|register\w*)\b[^.\n]{0,40}\b(?:agree|consent|subscribe|opt\sin)\b[^.\n]{0,60}\b${news}|\bsubmitting\smeans\b[^.\n]{0,60}\b${news}`,
  'gi',
)

export const bundledConsent: ComplianceRule = {
  id: 'bundled-consent',
  title: 'Consent to news by itself',
  laws: { AU: { act: 'Spam Act 2003' }, NZ: { act: 'Unsolicited Electronic Messages Act 2007' } },
  media: allMedia,
  severity: 'warning',
  explanation: 'Sending a form is said to be consent to news or offers. Ask for it with a box of its own that starts empty.',
  find: findPattern(bundled),
}
