import { cleanText } from '../../../../text/cleanText'
import { cutText } from '../../../../text/cutText'
import { leadFormat } from '../../LeadFormat'
import { writeAdf } from './writeAdf'

/** Sends leads by mail in ADF format. */
export const adfFormat = leadFormat({
  title: 'CRM, by ADF email',
  description: 'An email with ADF 1.0, which most dealer CRMs can read. Your CRM gives you an address for it.',
  example: 'For example your CRM’s name.',
  note: null,
  isCrm: true,
  fields: {
    to: {
      type: 'addresses',
      label: 'The CRM’s email address for leads',
      help: 'Find it in your CRM’s settings, often under “lead sources” or “ADF”.',
    },
    isAttached: {
      type: 'choice',
      label: 'ADF data as',
      help: 'Most CRMs read the email text. Choose an attachment only if yours asks for it.',
      choices: [
        { value: false, title: 'Email text' },
        { value: true, title: 'Attachment' },
      ],
    },
    // ADF has no condition for demonstrators: export them as new or as used; by default as usual in the country.
    demoAs: {
      type: 'choice',
      label: 'Demo cars as',
      help: 'ADF only has new and used cars.',
      choices: [
        { value: null, title: 'Usual for the country: new in Australia, used in New Zealand' },
        { value: 'new', title: 'New' },
        { value: 'used', title: 'Used' },
      ],
    },
  },
  by: 'mail',
  body: (lead, { demoAs }) => writeAdf([lead], { isAgain: lead.isAgain, demoAs }),
  mail: (body, { to, isAttached }, { lead }) => {
    const headers = { to, subject: `ADF lead from ${cutText(cleanText(lead.siteName), 80)}` }
    return isAttached
      ? {
          ...headers,
          text: 'The lead is attached as ADF.',
          attachments: [{ filename: 'lead.xml', content: body, contentType: 'application/x-adf+xml' }],
        }
      : { ...headers, text: body }
  },
})
