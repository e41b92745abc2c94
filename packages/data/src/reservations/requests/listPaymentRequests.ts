import type { Scope } from '../../createDatabase'
import type { Prisma } from '../../generated/client'
import type { ListQuery, ListResult } from '../../lists/ListQuery'
import { listPage } from '../../lists/listSql'
import { parseFilter } from '../../lists/parseFilter'
import { listRequestPayments } from './listRequestPayments'
import { type PaymentRequest, toPaymentRequest } from './PaymentRequest'

export interface ListedPaymentRequest extends PaymentRequest {
  readonly siteName: string
}

/** Payments that were asked for by a link, or begun on the site and paid, latest first. Filters: q (reference, name, invoice), state. */
export const listPaymentRequests = (
  scope: Scope,
  query: ListQuery,
  siteIds: readonly string[] | null = null,
): Promise<ListResult<ListedPaymentRequest>> => {
  const { text, texts } = parseFilter(query.filter)
  const { limit, offset } = listPage(query)
  const [q, states] = [text('q'), texts('state')]
  const has = (field: string) => ({ [field]: { contains: q ?? '', mode: 'insensitive' as const } })
  const where: Prisma.PaymentRequestWhereInput = {
    // Whoever began to pay on the site and left has asked nothing of anybody.
    NOT: { askedBy: 'payer', state: 'open' },
    ...(siteIds && { siteId: { in: [...siteIds] } }),
    ...(states && { state: { in: states } }),
    ...(q && { OR: ['reference', 'name', 'email', 'invoiceNumber', 'carName'].map(has) }),
  }
  return scope.transaction(async (tx) => {
    const rows = await tx.paymentRequest.findMany({ where, orderBy: [{ createdAt: 'desc' }, { id: 'asc' }], take: limit, skip: offset })
    const sites = await tx.site.findMany({ where: { id: { in: rows.map(({ siteId }) => siteId) } }, select: { id: true, name: true } })
    const payments = await listRequestPayments(tx, rows)
    const siteNameOf = ({ siteId }: { readonly siteId: string }) => sites.find(({ id }) => id === siteId)?.name ?? ''
    return {
      rows: rows.map((row) => ({
        ...toPaymentRequest(
          row,
          payments.filter(({ requestId }) => requestId === row.id),
        ),
        siteName: siteNameOf(row),
      })),
      total: await tx.paymentRequest.count({ where }),
    }
  })
}
