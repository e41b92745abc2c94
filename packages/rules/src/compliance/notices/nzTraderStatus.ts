import { type ComplianceRule, wholeAdvert } from '../ComplianceRule'

const status =
  /\bregistered\smotor\svehicle\strader\b|\bmotor\svehicle\straders?\s(?:registration|register|m\d)|\b(?:mvtr|rmvt|trader\s(?:registration(?:\snumber)?|number|no\.?))[\s:)]{0,3}(?:m\d{3,})?\b(?:m\d{3,})?|\bm\d{5,}\s\(trader\sregistration\)/i

export const nzTraderStatus: ComplianceRule = {
  id: 'nz-trader-status',
  title: 'That the seller is a trader',
  laws: { NZ: { act: 'Fair Trading Act 1986' } },
  media: ['page'],
  severity: 'warning',
  explanation:
    'The page doesn’t say that you are a registered motor vehicle trader. Enter the trader number in the business details and put {licence} in the footer.',
  find: ({ content }) => (status.test(content.text) ? [] : wholeAdvert),
}
