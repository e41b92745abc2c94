import { personName } from '@forecourt/rules/leads/inbox/personName'
import {
  heldCentsOfRequest,
  type RequestAction,
  type RequestKind,
  type RequestState,
  requestActions,
  secondPayment,
} from '@forecourt/rules/reservations/requestMoney'
import { allConversationKeys, sharedNumbers } from '../../allConversationKeys'
import type { Scope } from '../../createDatabase'
import type { Prisma, PaymentRequest as Row } from '../../generated/client'
import { listPage } from '../../lists/listSql'
import { type ListQuery, type ListResult, parseFilter } from '../../lists/parseFilter'
import { withCarNumbers } from '../../stock/list/carNumbers'
import type { Transaction } from '../../Transaction'
import { type Payment, toPayment } from '../Payment'

/** A payment request with a link (CHK-01). Money in cents, instants in ISO, UTC; `dueOn` a day, YYYY-MM-DD. */
export interface PaymentRequest {
  readonly organisationId: string
  readonly id: string
  readonly reference: string
  readonly siteId: string
  readonly locationId: string | null
  readonly carId: string | null
  readonly carName: string | null
  readonly kind: RequestKind
  readonly invoiceNumber: string
  readonly note: string
  readonly dueOn: string | null
  readonly name: string
  readonly email: string
  readonly mobile: string
  readonly amountCents: number
  readonly currency: string
  readonly state: RequestState
  readonly authorName: string
  readonly createdAt: string
  readonly paidAt: string | null
  /** Refund of a duplicate payment: in progress, or failed; null if there is none. */
  readonly second: 'returning' | 'stuck' | null
  /** Sum of the partial refunds. */
  readonly refundedPartsCents: number
  /** What the dealership may keep once all decided refunds are made; 0 if it holds nothing. */
  readonly heldCents: number
  /** Actions that staff can take now. */
  readonly actions: readonly RequestAction[]
}

/** Converts a row and its payments to a payment request. */
export const toPaymentRequest = (
  { creationKey: _, authorId: __, changedAt: ___, requestedBy: ____, ...row }: Row,
  payments: readonly Payment[],
): PaymentRequest => {
  const state = row.state as RequestState
  return {
    ...row,
    kind: row.kind as RequestKind,
    state,
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    second: secondPayment({ state, payments }),
    refundedPartsCents: payments.reduce((sum, payment) => sum + payment.refundedPartsCents, 0),
    heldCents: heldCentsOfRequest({ state, payments }),
    actions: requestActions({ state, payments }),
  }
}

/** Payments of some requests, oldest first. */
export const listRequestPayments = async (
  tx: Transaction,
  requests: readonly Pick<Row, 'organisationId' | 'id'>[],
): Promise<readonly Payment[]> => {
  if (requests.length === 0) return []
  const rows = await tx.payment.findMany({
    where: {
      organisationId: { in: [...new Set(requests.map(({ organisationId }) => organisationId))] },
      requestId: { in: requests.map(({ id }) => id) },
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  return rows.map(toPayment)
}

/** A payment request by id; null if the scope has none. */
export const readPaymentRequest = (scope: Scope, id: string): Promise<PaymentRequest | null> =>
  scope.transaction(async (tx) => {
    const row = await tx.paymentRequest.findFirst({ where: { id } })
    return row && toPaymentRequest(row, await listRequestPayments(tx, [row]))
  })

interface PayingSite {
  readonly id: string
  readonly name: string
  readonly organisationId: string
  /** Locations of its organisation, whose accounts may take a payment. */
  readonly locations: readonly { readonly id: string; readonly name: string }[]
}

/** Live sites that can request payments, sorted by name. */
export const payingSites = (scope: Scope, siteIds: readonly string[] | null): Promise<PayingSite[]> =>
  scope.transaction(async (tx) => {
    const sites = await tx.site.findMany({
      where: { status: 'live', ...(siteIds && { id: { in: [...siteIds] } }) },
      orderBy: { name: 'asc' },
      select: { id: true, name: true, organisationId: true },
    })
    const locations = await tx.location.findMany({
      where: { organisationId: { in: sites.map(({ organisationId }) => organisationId) } },
      orderBy: { name: 'asc' },
      select: { id: true, name: true, organisationId: true },
    })
    return sites.map((site) => ({
      ...site,
      locations: locations.filter(({ organisationId }) => organisationId === site.organisationId).map(({ id, name }) => ({ id, name })),
    }))
  })

export interface ListedPaymentRequest extends PaymentRequest {
  readonly siteName: string
  /** What tells the car apart from others of its name; null if it is the only one. */
  readonly carNumber: string | null
}

/** Condition: requests to the e-mail addresses and phone numbers of a conversation; to a number of several people only under its name. */
export const requestsOfConversation = async (tx: Transaction, conversationId: string): Promise<Prisma.PaymentRequestWhereInput> => {
  const conversation = await tx.conversation.findFirst({ where: { id: conversationId } })
  if (!conversation) return { OR: [] }
  const { organisationId } = conversation
  const keys = await tx.$queryRaw<{ key: string }[]>`
    select key from ${allConversationKeys} held where held.organisation_id = ${organisationId} and held.conversation_id = ${conversationId}`
  const identifiers = keys.map(({ key }) => [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)] as const)
  const phones = identifiers.flatMap(([kind, identifier]) => (kind === 'tel' ? [identifier] : []))
  const shared = await sharedNumbers(tx, organisationId, { id: conversationId, phones })
  const name = { equals: personName(conversation), mode: 'insensitive' as const }
  return {
    OR: identifiers.map(([kind, identifier]): Prisma.PaymentRequestWhereInput => {
      if (kind === 'mail') return { organisationId, email: { equals: identifier, mode: 'insensitive' } }
      return { organisationId, mobile: identifier, ...(shared.includes(identifier) && { name }) }
    }),
  }
}

/** Payment requests, and paid payments started on the site, latest first. Filters: q (reference, name, invoice), state, conversationId. */
export const listPaymentRequests = (
  scope: Scope,
  query: ListQuery,
  siteIds: readonly string[] | null = null,
): Promise<ListResult<ListedPaymentRequest>> => {
  const { text, texts } = parseFilter(query.filter)
  const { limit, offset } = listPage(query)
  const [q, states, conversationId] = [text('q'), texts('state'), text('conversationId')]
  const has = (field: string) => ({ [field]: { contains: q ?? '', mode: 'insensitive' as const } })
  const filtered: Prisma.PaymentRequestWhereInput = {
    // Excludes payments that were started on the site and abandoned.
    NOT: { requestedBy: 'payer', state: 'open' },
    ...(siteIds && { siteId: { in: [...siteIds] } }),
    ...(states && { state: { in: states } }),
    ...(q && { OR: ['reference', 'name', 'email', 'invoiceNumber', 'carName'].map(has) }),
  }
  return scope.transaction(async (tx) => {
    const where = { ...filtered, ...(conversationId && { AND: await requestsOfConversation(tx, conversationId) }) }
    const rows = await tx.paymentRequest.findMany({ where, orderBy: [{ createdAt: 'desc' }, { id: 'asc' }], take: limit, skip: offset })
    const sites = await tx.site.findMany({ where: { id: { in: rows.map(({ siteId }) => siteId) } }, select: { id: true, name: true } })
    const payments = await listRequestPayments(tx, rows)
    const siteNameOf = ({ siteId }: { readonly siteId: string }) => sites.find(({ id }) => id === siteId)?.name ?? ''
    return {
      rows: (await withCarNumbers(tx, rows)).map(({ carNumber, ...row }) => ({
        ...toPaymentRequest(
          row,
          payments.filter(({ requestId }) => requestId === row.id),
        ),
        ...{ siteName: siteNameOf(row), carNumber },
      })),
      total: await tx.paymentRequest.count({ where }),
    }
  })
}
