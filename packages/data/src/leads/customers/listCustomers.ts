import { customerHolder } from '@forecourt/rules/leads/customers/createCustomerIndex'
import { isSamePerson } from '@forecourt/rules/leads/inbox/isSamePerson'
import { allConversationKeys } from '../../allConversationKeys'
import type { Scope } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import { escapeLike, listPage } from '../../lists/listSql'
import { type ListQuery, type ListResult, parseFilter } from '../../lists/parseFilter'
import type { Transaction } from '../../Transaction'
import { type OwnedCustomer, toOwnedCustomer } from './customerKind'

/** A customer in the console's list. */
export interface ListedCustomer extends OwnedCustomer {
  /** The latest conversation of the same person; null if they never wrote. */
  readonly conversationId: string | null
}

/** A customer and a conversation that share an e-mail address or phone number. */
interface Pair {
  readonly customerId: string
  readonly conversationId: string
  /** Names and addresses given in the conversation. */
  readonly names: string[]
  readonly emails: string[]
}

/** Customers and conversations with a common key, the latest conversation first; `own` are keys of customers, `known` of conversations. */
const pairs = (tx: Transaction, organisationId: string, where: Prisma.Sql) => tx.$queryRaw<Pair[]>`
  select own.customer_id as "customerId", c.id as "conversationId",
    array(select concat_ws(' ', c.name, c.last_name) union select concat_ws(' ', lead.name, lead.last_name) from leads lead
      where lead.organisation_id = c.organisation_id and lead.conversation_id = c.id) as names,
    array(select substr(mail.key, 6) from conversation_keys mail
      where mail.organisation_id = c.organisation_id and mail.conversation_id = c.id and mail.key like 'mail:%') as emails
  from customer_keys own
  join ${allConversationKeys} known on known.organisation_id = own.organisation_id and known.key = own.key
  join conversations c on c.organisation_id = known.organisation_id and c.id = known.conversation_id
  where own.organisation_id = ${organisationId} and ${where}
  order by c.last_at desc, c.id`

const isSameCustomer = (customer: OwnedCustomer, conversation: Pair): boolean => isSamePerson(customerHolder(customer), conversation)

/** Adds to each customer the latest conversation of the same person. */
export const withConversations = async (tx: Transaction, customers: readonly OwnedCustomer[]): Promise<ListedCustomer[]> => {
  const found = new Map<string, string>()
  for (const organisationId of new Set(customers.map((customer) => customer.organisationId))) {
    const own = new Map(customers.filter((customer) => customer.organisationId === organisationId).map((each) => [each.id, each]))
    for (const pair of await pairs(tx, organisationId, Prisma.sql`own.customer_id = any(${[...own.keys()]}::text[])`)) {
      const customer = own.get(pair.customerId)
      if (customer && !found.has(customer.id) && isSameCustomer(customer, pair)) found.set(customer.id, pair.conversationId)
    }
  }
  return customers.map((customer) => ({ ...customer, conversationId: found.get(customer.id) ?? null }))
}

const sortFields = ['lastName', 'suburb', 'updatedAt'] as const

/** The customers of a scope, sorted by name. Filters: q (name, e-mail address or phone number), organisationId, consent: 'yes', 'no' or 'unknown'. */
export const listCustomers = (
  scope: Scope,
  query: ListQuery,
  allowedSiteIds: readonly string[] | null,
): Promise<ListResult<ListedCustomer>> =>
  scope.transaction(async (tx) => {
    // Customers belong to the whole organisation, so a user of only some sites sees none.
    if (allowedSiteIds !== null) return { rows: [], total: 0 }
    const { text } = parseFilter(query.filter)
    const { limit, offset } = listPage(query)
    const [q, consent] = [text('q'), text('consent')]
    const digits = q?.replace(/\D/g, '').replace(/^(?:00)?6[14](?=\d{8})|^0/, '') ?? ''
    const has = (term: string) => ({ contains: escapeLike(term), mode: 'insensitive' as const })
    const of = (term: string): Prisma.CustomerWhereInput => ({
      OR: [{ name: has(term) }, { lastName: has(term) }, { email: has(term) }, { suburb: has(term) }],
    })
    const where: Prisma.CustomerWhereInput = {
      organisationId: text('organisationId') ?? undefined,
      consent: consent === null ? undefined : consent === 'unknown' ? '' : consent,
      ...(q && {
        OR: [
          { AND: q.split(/\s+/).map(of) },
          ...(digits.length >= 4 ? [{ keys: { some: { key: { startsWith: 'tel:', contains: digits } } } }] : []),
        ],
      }),
    }
    const field = sortFields.find((name) => name === query.sort?.field) ?? 'lastName'
    const order = query.sort?.order === 'DESC' ? 'desc' : 'asc'
    const rows = await tx.customer.findMany({
      where,
      orderBy: [{ [field]: order }, { name: order }, { id: 'asc' }],
      take: limit,
      skip: offset,
    })
    return { rows: await withConversations(tx, rows.map(toOwnedCustomer)), total: await tx.customer.count({ where }) }
  })

/** The customers in the list who are the person of a conversation (ENT-16). */
export const customersOfConversation = async (
  tx: Transaction,
  { organisationId, id }: { readonly organisationId: string; readonly id: string },
): Promise<OwnedCustomer[]> => {
  const found = await pairs(tx, organisationId, Prisma.sql`c.id = ${id}`)
  if (found.length === 0) return []
  const ids = found.map(({ customerId }) => customerId)
  const rows = await tx.customer.findMany({ where: { organisationId, id: { in: ids } }, orderBy: { id: 'asc' } })
  return rows
    .map(toOwnedCustomer)
    .filter((customer) => found.some((pair) => pair.customerId === customer.id && isSameCustomer(customer, pair)))
}

/** Customers without a conversation whose entry is older than an instant, oldest first; instants are ISO in UTC. */
export const silentCustomers = async (
  tx: Transaction,
  organisationId: string,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<readonly Pick<OwnedCustomer, 'id' | 'updatedAt'>[]> => {
  const rows = await tx.customer.findMany({
    where: { organisationId, updatedAt: { lt: before } },
    orderBy: { updatedAt: 'asc' },
    take: limit,
  })
  return (await withConversations(tx, rows.map(toOwnedCustomer))).filter(({ conversationId }) => conversationId === null)
}
