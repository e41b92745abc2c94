import { type ComplianceRule, wholeAdvert } from '../ComplianceRule'

const facts = [/\bwarrant of fitness\b/i, /\bsecurity interest\b/i, /\bodometer\b/i, /\bcash price\b/i]

export const nzConsumerNotice: ComplianceRule = {
  id: 'nz-consumer-notice',
  title: 'The Consumer Information Notice of a used car',
  laws: { NZ: { act: 'Consumer Information Standards (Used Motor Vehicles) Regulations 2008' } },
  media: ['page'],
  severity: 'error',
  explanation:
    'The page of a used car or demonstrator has no Consumer Information Notice. Turn the notice on in the settings of car pages, and fill in the car’s disclosures.',
  find: ({ content: { text }, car }) => {
    if (!car?.isForSale || car.carType === 'new') return []
    return /\bconsumer information notice\b/i.test(text) || facts.every((fact) => fact.test(text)) ? [] : wholeAdvert
  },
}

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
  setting: '/identity/licence',
  find: ({ content }) => (status.test(content.text) ? [] : wholeAdvert),
}
