import { type ComplianceRule, wholeAdvert } from '../ComplianceRule'

const number =
  /\b(?:md|mvdl|lmct|mvrl)[\s:.-]{0,3}\d{3,}|\blic(?:en[cs]e)?\.?(?:\s(?:number|no\.?|lmct))?[\s:.-]{0,3}(?:[a-z]{1,5}[\s-]?)?\d{3,}/i

/** Whether a text states a dealer's licence number, such as 'MD12345', 'LMCT 10234' or 'Licence number 4455'. */
const statesLicenceNumber = (text: string): boolean => number.test(text)

export const nswLicenceNumber: ComplianceRule = {
  id: 'nsw-licence-number',
  title: 'The dealer’s licence number on each page',
  laws: { AU: { act: 'Motor Dealers and Repairers Act 2013 (NSW)', section: 's 19A' } },
  states: ['NSW'],
  media: ['page'],
  severity: 'error',
  explanation:
    'The page has no licence number. In New South Wales a dealer’s website must show it, legible and named as a licence number. Enter it in the business details and put {licence} in the footer.',
  setting: '/identity/licence',
  find: ({ content }) => (statesLicenceNumber(content.text) ? [] : wholeAdvert),
}

export const stateLicenceNumber: ComplianceRule = {
  id: 'state-licence-number',
  title: 'The dealer’s licence number in advertising',
  laws: { AU: { act: 'Motor dealer licensing Acts of Victoria, Western Australia, Tasmania and the Northern Territory' } },
  states: ['VIC', 'WA', 'TAS', 'NT'],
  media: ['page'],
  severity: 'warning',
  explanation:
    'The page has no licence number, such as the LMCT number in Victoria. Enter it in the business details and put {licence} in the footer.',
  setting: '/identity/licence',
  find: ({ content }) => (statesLicenceNumber(content.text) ? [] : wholeAdvert),
}
