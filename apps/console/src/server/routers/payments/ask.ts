import { createPaymentRequest } from '@forecourt/data/reservations/requests/createPaymentRequest'
import { publishedSite } from '@forecourt/data/sites/publishedSite'
import { signInContact } from '@forecourt/rules/accounts/signInContact'
import { isEmail } from '@forecourt/rules/text/isEmail'
import { z } from 'zod'
import { CallProblem } from '../../errors/CallProblem'
import { procedure } from '../../procedure'

const words = (most: number) => z.string().trim().max(most).default('')

const input = z.object({
  key: z.uuid(),
  kind: z.enum(['deposit', 'invoice', 'other']),
  amountCents: z.number().int().min(100, 'Ask for one dollar at least.').max(50_000_000, 'Ask for $500,000 at most.'),
  carId: z.string().max(100).nullable().default(null),
  locationId: z.string().max(100).nullable().default(null),
  invoiceNumber: words(60),
  note: words(300),
  dueOn: z.iso.date().nullable().default(null),
  name: z.string().trim().min(1, 'Say who is to pay.').max(120),
  email: words(200),
  mobile: words(40),
})

/** Asks for a payment by a link that is sent by mail, by text message, or both. */
export const ask = procedure
  .onSite('reservation.manage')
  .input(input)
  .mutation(async ({ ctx, input: { siteId, email, mobile, ...asking } }) => {
    const site = await publishedSite(ctx.db, siteId)
    if (!site) throw new CallProblem('BAD_REQUEST', 'Publish the site first: whoever pays does so on it.')
    const { auth, identity } = site.config
    if (email !== '' && !isEmail(email))
      throw new CallProblem('BAD_REQUEST', 'Check the email address.', { fields: { email: 'This is no email address.' } })
    const phone = mobile === '' ? null : signInContact(mobile, { auth: { ...auth, sms: true }, identity })
    if (mobile !== '' && phone?.channel !== 'sms')
      throw new CallProblem('BAD_REQUEST', 'Check the mobile number.', { fields: { mobile: 'Give a mobile of Australia or New Zealand.' } })
    if (email === '' && mobile === '')
      throw new CallProblem('BAD_REQUEST', 'Say where the link goes.', { fields: { email: 'Give an email address or a mobile.' } })
    const result = await createPaymentRequest(ctx.scope, {
      ...{ ...asking, siteId, country: identity.country, organisationId: ctx.site.organisationId },
      ...{ email, mobile: phone?.sentTo ?? '', actor: ctx.actor, now: ctx.now },
    })
    if (!result.ok) throw new CallProblem('BAD_REQUEST', result.message, { fields: { [result.field]: result.message } })
    return result.request
  })
