import { addPaymentAccount, endPaymentAccount, listPaymentAccounts } from '@forecourt/data/reservations/paymentAccounts'
import { changePaymentRequest, createPaymentRequest } from '@forecourt/data/reservations/requests/createPaymentRequest'
import { listPaymentRequests, payingSites } from '@forecourt/data/reservations/requests/listPaymentRequests'
import { paymentPage } from '@forecourt/data/reservations/requests/paymentPage'
import { sendPaymentLinkAgain } from '@forecourt/data/reservations/sendAgain'
import { publishedSite } from '@forecourt/data/sites/publishedSites'
import { signInContact } from '@forecourt/rules/accounts/SignIn'
import { type RequestAction, requestStaffActions, requestStates } from '@forecourt/rules/reservations/requestMoney'
import { isEmail } from '@forecourt/rules/text/emailIn'
import { paymentKeys, secretRefPattern } from '@forecourt/services/payments/paymentKeys'
import { paymentLinkPath } from '@forecourt/services/reservations/linkToken'
import { z } from 'zod'
import { paymentVariables } from '../../env'
import { type AccessScope, narrowScopes } from '../access/AccessScope'
import { findWithin, listWithin } from '../access/findWithin'
import { CallProblem, notFound } from '../errors/CallProblem'
import { figuresInput } from '../figuresInput'
import { getOneInput, listInput } from '../listInput'
import { partInput } from '../partInput'
import { procedure } from '../procedure'
import { router } from '../trpc'

const paymentListInput = listInput(['createdAt'], {
  q: z.string().max(100),
  state: z.enum(requestStates),
  conversationId: z.string().max(100),
})

/** Payment requests, newest first. */
const getList = procedure
  .permission('reservation.read')
  .input(paymentListInput)
  .query(async ({ ctx, input }) => {
    const page = await listWithin(ctx, input, (scope, part, { siteIds }) => listPaymentRequests(scope, part, siteIds))
    return { data: page.rows, total: page.total }
  })

/** Finds a payment request in the caller's scopes; one of another site or organisation is not found. */
const findPayment = async (accessScopes: readonly AccessScope[], id: string) => {
  const found = await findWithin(accessScopes, (scope, { siteIds }) => paymentPage(scope, { id, siteIds }))
  if (!found) throw notFound('payment request')
  return found
}

/** A payment request with its payments and history. */
const getOne = procedure
  .permission('reservation.read')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => {
    const { record } = await findPayment(ctx.accessScopes, id)
    const site = await publishedSite(ctx.db, record.siteId)
    return { ...record, timeZone: site?.config.identity.timeZone ?? null }
  })

/** The address of a payment link; null while the site isn't live. */
const link = procedure
  .permission('reservation.manage')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => {
    const { record } = await findPayment(ctx.accessScopes, id)
    const host = (await publishedSite(ctx.db, record.siteId))?.hosts[0]
    return { address: host ? `${ctx.originOf(host)}${paymentLinkPath(ctx.internalSecret, record)}` : null }
  })

/** Sends the link of an open payment request again. */
const resend = procedure
  .permission('reservation.manage')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const { scope, siteIds } = (await findPayment(ctx.accessScopes, id)).accessScope
    const result = await sendPaymentLinkAgain(scope, { id, siteIds, actor: ctx.actor })
    if (!result.ok) throw result.reason === 'notFound' ? notFound('payment request') : new CallProblem('CONFLICT', result.message)
    return { id }
  })

/** The sites on which the caller can request payments. */
const sites = procedure
  .permission('reservation.manage')
  .input(figuresInput)
  .query(async ({ ctx, input: { organisationId } }) => {
    const accessScopes = organisationId === null ? ctx.accessScopes : narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    return (await Promise.all(accessScopes.map(({ scope, siteIds }) => payingSites(scope, siteIds)))).flat()
  })

const shortText = (max: number) => z.string().trim().max(max).default('')

const paymentInput = z.object({
  key: z.uuid(),
  kind: z.enum(['deposit', 'invoice', 'other']),
  amountCents: z.number().int().min(100, 'The amount must be at least one dollar.').max(50_000_000, 'The amount can be at most $500,000.'),
  carId: z.string().max(100).nullable().default(null),
  locationId: z.string().max(100).nullable().default(null),
  invoiceNumber: shortText(60),
  note: shortText(300),
  dueOn: z.iso.date().nullable().default(null),
  name: z.string().trim().min(1, 'Enter the payer’s name.').max(120),
  email: shortText(200),
  mobile: shortText(40),
})

/** Sends a payment request as a link by mail, text message, or both. */
const request = procedure
  .onSite('reservation.manage')
  .input(paymentInput)
  .mutation(async ({ ctx, input: { siteId, email, mobile, ...payment } }) => {
    const site = await publishedSite(ctx.db, siteId)
    if (!site) throw new CallProblem('BAD_REQUEST', 'Publish the site first. Payments are made on it.')
    const { auth, identity } = site.config
    if (email !== '' && !isEmail(email))
      throw new CallProblem('BAD_REQUEST', 'Check the email address.', { fields: { email: 'Enter an email address.' } })
    const phone = mobile === '' ? null : signInContact(mobile, { auth: { ...auth, sms: true }, identity })
    if (mobile !== '' && phone?.channel !== 'sms')
      throw new CallProblem('BAD_REQUEST', 'Check the mobile number.', {
        fields: { mobile: 'Enter a mobile number from Australia or New Zealand.' },
      })
    if (email === '' && mobile === '')
      throw new CallProblem('BAD_REQUEST', 'Enter where to send the link.', { fields: { email: 'Enter an email address or a mobile.' } })
    const result = await createPaymentRequest(ctx.scope, {
      ...{ ...payment, siteId, country: identity.country, organisationId: ctx.site.organisationId },
      ...{ email, mobile: phone?.sentTo ?? '', actor: ctx.actor, now: ctx.now },
    })
    if (!result.ok) throw new CallProblem('BAD_REQUEST', result.message, { fields: { [result.field]: result.message } })
    return result.request
  })

/** Cancels a payment request, refunds it or a part of it, retries a refund, or records one made another way. */
const change = procedure
  .permission('reservation.manage')
  .input(
    z.object({
      id: z.string().min(1).max(100),
      action: z.enum(Object.keys(requestStaffActions) as RequestAction[]),
      part: partInput,
    }),
  )
  .mutation(async ({ ctx, input }) => {
    const { scope, siteIds } = (await findPayment(ctx.accessScopes, input.id)).accessScope
    const result = await changePaymentRequest(scope, { ...input, actor: ctx.actor, siteIds, now: ctx.now })
    if (result.ok) return result.request
    throw result.reason === 'notFound' ? notFound('payment request') : new CallProblem('CONFLICT', result.message)
  })

/** The payment accounts of a site's organisation, and whether this installation has their keys; never the keys. */
const accounts = procedure.onSite('payment.manage').query(async ({ ctx }) => {
  const findKeys = paymentKeys(paymentVariables())
  const rows = await listPaymentAccounts(ctx.scope, ctx.site.organisationId)
  return rows.map((row) => ({ ...row, hasKeys: row.provider === 'testBank' || findKeys(row.secretRef) !== null }))
})

/** Adds a payment account for all locations or one; replaces the one before. */
const addAccount = procedure
  .onSite('payment.manage')
  .input(
    z.object({
      provider: z.enum(['testBank', 'stripe']),
      name: z.string().trim().min(1, 'Enter a name.').max(80),
      secretRef: z.string().trim().toUpperCase().max(40).default(''),
      locationId: z.string().max(100).nullable().default(null),
    }),
  )
  .mutation(async ({ ctx, input: { provider, name, secretRef, locationId } }) => {
    const { organisationId } = ctx.site
    if (provider === 'stripe' && !secretRefPattern.test(secretRef))
      throw new CallProblem('BAD_REQUEST', 'Enter the name under which the installation stores its keys.', {
        fields: { secretRef: 'Use letters, digits and underscores, such as HARBOUR. Never enter the key itself.' },
      })
    const ref = provider === 'stripe' ? secretRef : ''
    const id = await addPaymentAccount(ctx.scope, {
      organisationId,
      provider,
      name,
      secretRef: ref,
      locationId,
      actor: ctx.actor,
      now: ctx.now,
    })
    if (id === null)
      throw new CallProblem('BAD_REQUEST', 'There is no such location.', { fields: { locationId: 'There is no such location.' } })
    return { id }
  })

/** Closes an account for new payments; existing ones continue. */
const endAccount = procedure
  .onSite('payment.manage')
  .input(z.object({ id: z.string().min(1).max(100) }))
  .mutation(async ({ ctx, input: { id } }) => {
    if (!(await endPaymentAccount(ctx.scope, { organisationId: ctx.site.organisationId, id, actor: ctx.actor, now: ctx.now })))
      throw notFound('payment account')
    return { id }
  })

export const paymentsRouter = router({ getList, getOne, link, sites, request, change, resend, accounts, addAccount, endAccount })
