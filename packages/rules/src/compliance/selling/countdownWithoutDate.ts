import { allMedia, type ComplianceRule } from '../ComplianceRule'
import { findPattern, textAround } from '../matching'
import { dateText } from './dates'

const countdown =
  /\blimited\stime(?:\sonly|\soffer|\sdeal)?\b|\bends\s(?:soon|tonight|today|tomorrow|midnight|this\sweek(?:end)?|sunday|saturday)\b|\bthis\sweek(?:end)?\sonly\b|\b(?:final|last)\sdays\b|\b\d{1,2}\s(?:hours?|days?)\sonly\b/gi

const anyDate = new RegExp(dateText, 'i')

export const countdownWithoutDate: ComplianceRule = {
  id: 'countdown-without-date',
  title: 'The last day of an offer',
  laws: { AU: { act: 'Australian Consumer Law' }, NZ: { act: 'Fair Trading Act 1986' } },
  media: allMedia,
  severity: 'warning',
  explanation: 'The text puts shoppers under time pressure without a date. Name the last day, and end the offer on it.',
  find: findPattern(countdown, (words, match) => {
    const around = textAround(words, match, 150)
    return anyDate.test(around) || /\ball\sday\b/i.test(around)
  }),
}
