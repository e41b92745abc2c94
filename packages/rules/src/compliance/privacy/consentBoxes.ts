import { allMedia, type ComplianceRule, wholeAdvert } from '../ComplianceRule'
import { findEither, findPattern, sentencesWith } from '../matching'

const news = String.raw`(?:marketing|promotional|promotions?|newsletters?|news\b|offers?\b)`
const bundled = new RegExp(
  String.raw`\b(?:by|when\syou)\s(?:submit\w*|enquir\w*|contact\w*|click\w*|book\w*|send\w*|continu\w*|register\w*)\b[^.\n]{0,40}\b(?:agree|consent|subscribe|opt\sin)\b[^.\n]{0,60}\b${news}|\b(?:submitting|sending|booking|enquiring)\b(?:\sthis\s\w+)?\s(?:means|signs|adds|enrols|subscribes)\b[^.\n]{0,60}\b${news}`,
  'gi',
)

/** Consent in other wording: sending a form also subscribes to news. */
const alsoNews = sentencesWith({
  of: /\b(?:marketing|promotion\w*|newsletters?|(?:our|special|latest)\s(?:offers|deals|news))\b/gi,
  and: [
    /\b(?:submit\w*|send(?:ing)?|book(?:ing)?|enquir\w*|register\w*|sign(?:ing)?\sin|this\sform|your\s(?:enquiry|booking|message))\b/i,
    /\b(?:agree|consent|also\s(?:sign|add|subscribe|send)|means\s(?:you|that)|sign\syou\sup|opt(?:ed)?\sin|adds?\syou)\b/i,
  ],
  but: /\b(?:tick|box|if\syou|doesn(?:’|')?t|does\snot|don(?:’|')?t|without|unless|not)\b/i,
})

export const bundledConsent: ComplianceRule = {
  id: 'bundled-consent',
  title: 'Consent to news by itself',
  laws: { AU: { act: 'Spam Act 2003' }, NZ: { act: 'Unsolicited Electronic Messages Act 2007' } },
  media: allMedia,
  severity: 'warning',
  explanation: 'Sending a form is said to be consent to news or offers. Ask for it with a box of its own that starts empty.',
  find: findEither(findPattern(bundled), alsoNews),
}

const newsOrExtras =
  /\b(?:news|newsletters?|offers?|updates?|deals?|marketing|promotions?|subscribe|partners|keep me posted|e-?mails? me|warrant(?:y|ies)|protection|insurance|add(?:s|ed)?\b[^.]{0,40}\$|\$\s?\d)/i

export const preTickedBox: ComplianceRule = {
  id: 'pre-ticked-box',
  title: 'No ticked box for news or extras',
  laws: { AU: { act: 'Spam Act 2003' }, NZ: { act: 'Unsolicited Electronic Messages Act 2007' } },
  media: ['page'],
  severity: 'error',
  explanation:
    'A box for news, offers or an extra is ticked before the shopper does anything. Consent must be given by the shopper: leave the box empty.',
  find: ({ page }) => (page?.tickedBoxes ?? []).flatMap((label) => (newsOrExtras.test(label) ? wholeAdvert : [])),
}
