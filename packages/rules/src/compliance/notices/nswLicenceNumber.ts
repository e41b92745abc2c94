import { type ComplianceRule, wholeAdvert } from '../ComplianceRule'
import { statesLicenceNumber } from './statesLicenceNumber'

export const nswLicenceNumber: ComplianceRule = {
  id: 'nsw-licence-number',
  title: 'The dealer’s licence number on each page',
  laws: { AU: { act: 'Motor Dealers and Repairers Act 2013 (NSW)', section: 's 19A' } },
  states: ['NSW'],
  media: ['page'],
  severity: 'error',
  explanation:
    'The page has no licence number. In New South Wales a dealer’s website must show it, legible and named as a licence number. Enter it in the business details and put {licence} in the footer.',
  find: ({ content }) => (statesLicenceNumber(content.text) ? [] : wholeAdvert),
}
