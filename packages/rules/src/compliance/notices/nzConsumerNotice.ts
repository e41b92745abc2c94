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
