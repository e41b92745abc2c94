import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { leadOn } from '../http/leadOn'
import type { Headers, LeadResponses } from './LeadResponses'
import { plainForm } from './plainForm'
import { type PlainPage, plainPage, plainPagePolicy } from './plainPage'

/** Says what went wrong; the browser's own Back keeps what was typed. */
const sorry = (message: string): PlainPage => ({
  heading: message,
  body: '<p>Go back to the form: what you typed is still there. Or start again from the <a href="/">home page</a>.</p>',
})

/** Answers for a browser without scripts: pages, with the form as it was sent wherever there is something to do about it. */
export function plainResponses(config: Pick<ResolvedConfig, 'identity' | 'theme'>): LeadResponses {
  const page = (status: number, plain: PlainPage, headers: Headers = {}) =>
    new Response(plainPage(plain, config), {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': plainPagePolicy,
        ...headers,
      },
    })
  return {
    // Without scripts a form is sent whole.
    draftStored: () => page(400, sorry('Please send the whole form.')),
    taken: () => leadOn('/success'),
    booked: (_leadId, _lead, address) => leadOn(address),
    refused: (status, message, headers) => page(status, sorry(message), headers),
    faulty: (sent, _message, faults) => page(400, plainForm(sent, { faults })),
    unable: (sent, message, headers) => page(503, sent ? plainForm(sent, { message }) : sorry(message), headers),
  }
}
