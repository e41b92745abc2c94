import { type ComplianceRule, wholeAdvert } from '../ComplianceRule'

const wanted =
  /\b(?:news|newsletters?|offers?|updates?|deals?|marketing|promotions?|subscribe|partners|keep me posted|e-?mails? me|warrant(?:y|ies)|protection|insurance|add(?:s|ed)?\b[^.]{0,40}\$|\$\s?\d)/i

export const preTickedBox: ComplianceRule = {
  id: 'pre-ticked-box',
  title: 'No ticked box for news or extras',
  laws: { AU: { act: 'Spam Act 2003' }, NZ: { act: 'Unsolicited Electronic Messages Act 2007' } },
  media: ['page'],
  severity: 'error',
  explanation:
    'A box for news, offers or an extra is ticked before the shopper does anything. Consent must be given by the shopper: leave the box empty.',
  find: ({ page }) => (page?.tickedBoxes ?? []).flatMap((label) => (wanted.test(label) ? wholeAdvert : [])),
}
