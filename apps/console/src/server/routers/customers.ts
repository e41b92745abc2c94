import { customerKind } from '@forecourt/data/leads/customers/customerKind'
import { listCustomers, withConversations } from '@forecourt/data/leads/customers/listCustomers'
import { eraseCustomer } from '@forecourt/data/leads/person/erasePerson'
import { momentInZone } from '@forecourt/rules/dates/momentInZone'
import { z } from 'zod'
import { listWithin } from '../access/findWithin'
import { findRecord } from '../edited-records/findRecord'
import { recordProcedures } from '../edited-records/recordProcedures'
import { CallProblem, notFound } from '../errors/CallProblem'
import { getOneInput, listInput } from '../listInput'
import { procedure } from '../procedure'
import { router } from '../trpc'

/** Today in the earliest time zone of our countries: no consent can have a later day. */
const kindAtTime = (now: string) => customerKind(momentInZone(now, 'Pacific/Chatham').date)

const edited = recordProcedures({ permission: 'customer.edit', readPermission: 'lead.read', isPlatformOnly: false, kindAtTime })

const input = listInput(['lastName', 'suburb', 'updatedAt'], { q: z.string().max(100), consent: z.enum(['yes', 'no', 'unknown']) })

/** The list of customers, with the conversation of each. */
const getList = procedure
  .permission('lead.read')
  .input(input)
  .query(async ({ ctx, input: query }) => {
    const page = await listWithin(ctx, query, (scope, listQuery, { siteIds }) => listCustomers(scope, listQuery, siteIds))
    return { data: page.rows, total: page.total }
  })

/** A customer with their conversation. */
const getOne = procedure
  .permission('lead.read')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => {
    const { record, accessScope } = await findRecord(ctx.accessScopes, kindAtTime(ctx.now), id)
    const [customer] = await accessScope.scope.transaction((tx) => withConversations(tx, [record]))
    if (!customer) throw notFound('customer')
    return customer
  })

/** Erases a customer who has no conversation, also from the history. */
const erase = procedure
  .permission('lead.erase')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const { record } = await findRecord(ctx.accessScopes, kindAtTime(ctx.now), id)
    const result = await eraseCustomer(ctx.db, record.organisationId, { customerId: id, actor: ctx.actor, now: ctx.now })
    if (result.ok) return { id }
    throw result.reason === 'notFound' ? notFound('customer') : new CallProblem('CONFLICT', result.matters.join(' '))
  })

export const customersRouter = router({ ...edited, getList, getOne, erase })
