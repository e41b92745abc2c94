import { cleanText } from '@forecourt/rules/text/cleanText'
import { cutText } from '@forecourt/rules/text/cutText'
import type { DestinationDelivery } from '../../DestinationDelivery'
import { writeAdf } from './writeAdf'

/** Mails a lead as ADF, in the body or as an attachment. */
export const adfDelivery: DestinationDelivery<'adf'> = {
  preview: (_writing, lead, { demoAs }) => writeAdf([lead], { isAgain: false, demoAs }),
  mail(_sending, { target: { to, isAttached, demoAs }, delivery, lead }) {
    const text = writeAdf([lead], { isAgain: delivery.again, demoAs })
    const about = { to, subject: `ADF lead from ${cutText(cleanText(lead.lead.siteName), 80)}`, html: null }
    return isAttached
      ? {
          ...about,
          text: 'The lead is attached as ADF.',
          attachments: [{ filename: 'lead.xml', content: text, contentType: 'application/x-adf+xml' }],
        }
      : { ...about, text }
  },
}
