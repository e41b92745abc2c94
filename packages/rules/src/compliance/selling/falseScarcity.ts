import type { ComplianceRule } from '../ComplianceRule'
import { findPattern } from '../matching'

const number = String.raw`(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)`

const scarcity = new RegExp(
  String.raw`\b(?:only|just)\s${number}\s(?:cars?\s|vehicles?\s|of\sthese\s)?(?:left|remaining|available)\b|\b(?:${number}|one)\sonly\b|\b${number}\sremaining\b|\b(?:almost|nearly)\s(?:gone|sold\sout)\b|\b(?:last|final)\sone\s(?:left|available|at\sthis)\b|\b${number}\s(?:people|shoppers|others|buyers|customers)\s(?:have|has)\s(?:this|it)\b|\blast\s${number}\s(?:left|remaining)\b|\b${number}\s(?:more\s|other\s)?(?:people|shoppers|others|buyers|customers)\s(?:(?:are|have|is)\s)?(?:(?:currently|also)\s)?(?:looking|viewing|viewed|watching|enquired|interested|considering)\b`,
  'gi',
)

export const falseScarcity: ComplianceRule = {
  id: 'false-scarcity',
  title: 'Scarcity that is true',
  laws: { AU: { act: 'Australian Consumer Law' }, NZ: { act: 'Fair Trading Act 1986' } },
  media: ['comments', 'offer', 'post'],
  severity: 'warning',
  explanation:
    'The text names a number of cars left or of interested shoppers, which changes by the hour and is soon untrue. Leave it out; the stock list always shows what is there.',
  find: findPattern(scarcity),
}
