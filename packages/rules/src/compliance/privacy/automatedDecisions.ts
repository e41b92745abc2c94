import { disclosesDecisions } from '@forecourt/schema/checks/decisionDisclosure'
import { type ComplianceRule, wholeAdvert } from '../ComplianceRule'

export const automatedDecisions: ComplianceRule = {
  id: 'automated-decisions',
  title: 'Automated decisions in the privacy policy',
  laws: { AU: { act: 'Privacy Act 1988', section: 'APP 1.7–1.9' } },
  from: '2026-12-10',
  media: ['page'],
  severity: 'error',
  explanation:
    'The privacy policy doesn’t say which decisions about people are made by computer programs. Add {decisions} to its text: it is filled in from what is turned on for this site.',
  find: ({ content, isPrivacyPolicy }) => (isPrivacyPolicy && !disclosesDecisions(content.text) ? wholeAdvert : []),
}
