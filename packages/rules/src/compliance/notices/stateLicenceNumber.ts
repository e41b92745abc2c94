import { type ComplianceRule, wholeAdvert } from '../ComplianceRule'
import { statesLicenceNumber } from './statesLicenceNumber'

export const stateLicenceNumber: ComplianceRule = {
  id: 'state-licence-number',
  title: 'The dealer’s licence number in advertising',
  laws: { AU: { act: 'Motor dealer licensing Acts of Victoria, Western Australia, Tasmania and the Northern Territory' } },
  states: ['VIC', 'WA', 'TAS', 'NT'],
  media: ['page'],
  severity: 'warning',
  explanation:
    'The page has no licence number, such as the LMCT number in Victoria. Enter it in the business details and put {licence} in the footer.',
  find: ({ content }) => (statesLicenceNumber(content.text) ? [] : wholeAdvert),
}
