import { type AddEnquiryResult, addEnquiry as storeEnquiry } from '@forecourt/data/leads/addEnquiry'
import { answerTimes } from '@forecourt/data/leads/inbox/answerTimes'
import { changeConversation, undoConversationChange } from '@forecourt/data/leads/inbox/changeConversation'
import { type AnswerFile, conversationFile } from '@forecourt/data/leads/inbox/conversationFile'
import { type InboxCounts, inboxCounts, inboxViews as inboxViewNames } from '@forecourt/data/leads/inbox/conversationSql'
import { loadInboxSettings } from '@forecourt/data/leads/inbox/inboxSettings'
import { usersOfConversation } from '@forecourt/data/leads/inbox/inboxUsers'
import { mergeConversations, splitConversation } from '@forecourt/data/leads/inbox/joinConversations'
import { compareConversations, inboxCursor, listConversations } from '@forecourt/data/leads/inbox/listConversations'
import { addNote, markRead, logCall as storeCall } from '@forecourt/data/leads/inbox/logContact'
import { sendAnswer } from '@forecourt/data/leads/inbox/sendAnswer'
import { answerTemplates } from '@forecourt/data/leads/inbox/templateKind'
import { payingSites } from '@forecourt/data/reservations/requests/listPaymentRequests'
import { carsForSale } from '@forecourt/data/stock/list/carsNamed'
import { type EnteredSource, enteredSources } from '@forecourt/rules/leads/enteredSources'
import { answerFileName, answerFilesProblem, maxAnswerFiles } from '@forecourt/rules/leads/inbox/answerFiles'
import { conversationStages } from '@forecourt/rules/leads/inbox/conversationStages'
import { erasedAt } from '@forecourt/rules/leads/inbox/erasedAt'
import { answerFileType } from '@forecourt/services/inbox/answerFileType'
import { z } from 'zod'
import { grantedScopes, narrowScopes } from '../access/AccessScope'
import { CallProblem, notFound } from '../errors/CallProblem'
import { figuresInput } from '../figuresInput'
import { getOneInput } from '../listInput'
import { procedure } from '../procedure'
import { router } from '../trpc'
import { viewProcedures } from '../views/viewProcedures'
import { dealProcedures } from './inbox/deals'
import { actionKey, conversationId, findConversation, requireChangedConversation, revision } from './inbox/findConversation'
import { personalDataProcedures } from './inbox/personalData'
import { settingsProcedures } from './inbox/settings'

/** An attachment of a reply, in base64. */
const sentFile = z.object({
  name: z.string().max(255),
  data: z.string().regex(/^[A-Za-z0-9+/]*={0,2}$/, 'The file did not arrive completely. Try again.'),
})

const refusal = (message: string) => new CallProblem('BAD_REQUEST', message, { fields: { files: message } })

/** Validates the attachments of a reply by content; refuses one that is neither picture nor PDF, or too large. */
const answerFiles = (sent: readonly z.infer<typeof sentFile>[]): AnswerFile[] => {
  const files = sent.map(({ name, data }) => ({ name, content: Buffer.from(data, 'base64') }))
  const problem = answerFilesProblem(files.map(({ name, content }) => ({ name, bytes: content.length })))
  if (problem !== null) throw refusal(problem)
  return files.map(({ name, content }) => {
    const contentType = answerFileType(content)
    if (contentType) return { name: answerFileName(name, contentType), contentType, content }
    throw refusal(`“${name}” can’t be sent. Use a PDF or a picture (JPEG, PNG, WebP or HEIC).`)
  })
}

const filterText = z.string().max(100)

/** Filters of the inbox. */
const inboxFilter = z
  .strictObject({
    view: z.enum(inboxViewNames),
    q: filterText,
    stage: z.enum(conversationStages),
    assignedTo: filterText,
    locationId: filterText,
    form: filterText,
    source: filterText,
    siteId: filterText,
    unread: z.boolean(),
  })
  .partial()

const id = z.string().min(1).max(100)

/** Saved views of the inbox. */
const inboxViews = viewProcedures({ list: 'inbox', permission: 'lead.read', view: z.object({ filter: inboxFilter }) })

const text = z.string().max(100)
const limit = 50

/** One page of the inbox in the order of its view, with the cursor of the next. */
const page = procedure
  .permission('lead.read')
  .input(
    z.object({
      organisationId: text.nullable().default(null),
      filter: inboxFilter.default({}),
      cursor: z.object({ at: z.iso.datetime(), id: text }).nullish(),
    }),
  )
  .query(async ({ ctx, input: { organisationId, filter, cursor } }) => {
    const accessScopes = organisationId === null ? ctx.accessScopes : narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    const userId = ctx.session.user.id
    const pages = await Promise.all(
      accessScopes.map(({ scope, siteIds }) =>
        listConversations(scope, { userId, siteIds, now: ctx.now }, { filter, after: cursor ?? null, limit: limit + 1 }),
      ),
    )
    const rows = pages.flat().sort(compareConversations(filter))
    const data = rows.slice(0, limit)
    const last = data.at(-1)
    return { data, next: rows.length > limit && last ? inboxCursor(filter, last) : null }
  })

/** Replies to a shopper by e-mail or text message, at an e-mail address or phone number they gave; e-mails can have attachments. */
const send = procedure
  .permission('lead.update')
  .input(
    z.object({
      id: conversationId,
      channel: z.enum(['mail', 'sms']),
      to: z.string().trim().min(3).max(254),
      subject: z.string().trim().max(200).default(''),
      text: z.string().trim().min(1, 'Write a message first.').max(10_000),
      files: z.array(sentFile).max(maxAnswerFiles, `An email can have at most ${maxAnswerFiles} attachments.`).default([]),
      key: actionKey,
    }),
  )
  .mutation(async ({ ctx, input: { id, files: sent, ...written } }) => {
    const { accessScope } = await findConversation(ctx, id)
    const answer = { ...written, files: answerFiles(sent) }
    return requireChangedConversation(
      await sendAnswer(accessScope.scope, { id, siteIds: accessScope.siteIds, answer, actor: ctx.actor, now: ctx.now }),
    )
  })

/** An attachment from a shopper, in base64. */
const file = procedure
  .permission('lead.read')
  .input(z.object({ id: conversationId, fileId: z.string().min(1).max(100) }))
  .query(async ({ ctx, input: { id, fileId } }) => {
    const { accessScope } = await findConversation(ctx, id)
    const found = await conversationFile(accessScope.scope, { id, fileId, siteIds: accessScope.siteIds })
    if (!found) throw notFound('file')
    const { name, contentType, content } = found
    return { name, contentType, data: Buffer.from(content).toString('base64') }
  })

/** A conversation with its history, possible assignees, reply templates and reasons for lost leads. */
const getOne = procedure
  .permission('lead.read')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => {
    const { record, accessScope } = await findConversation(ctx, id)
    const [users, templates, { settings }] = [
      await usersOfConversation(accessScope.scope, id),
      await answerTemplates(accessScope.scope, record.organisationId),
      await loadInboxSettings(accessScope.scope, record.organisationId),
    ]
    return { ...record, users, templates, lostReasons: settings.lostReasons, erasedAt: erasedAt(record, settings.keptMonths) }
  })

/** The number of conversations in each folder of the inbox, and since when the first shopper waits. */
const counts = procedure
  .permission('lead.read')
  .input(figuresInput)
  .query(async ({ ctx, input: { organisationId } }): Promise<InboxCounts> => {
    const accessScopes = organisationId === null ? ctx.accessScopes : narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    const userId = ctx.session.user.id
    const parts = await Promise.all(accessScopes.map(({ scope, siteIds }) => inboxCounts(scope, { userId, siteIds, now: ctx.now })))
    const sum = (view: Exclude<keyof InboxCounts, 'waitingSince'>) => parts.reduce((total, part) => total + part[view], 0)
    return {
      waiting: sum('waiting'),
      waitingSince: parts.flatMap(({ waitingSince }) => waitingSince ?? []).sort()[0] ?? null,
      mine: sum('mine'),
      unassigned: sum('unassigned'),
      mentioned: sum('mentioned'),
      open: sum('open'),
      snoozed: sum('snoozed'),
      spam: sum('spam'),
    }
  })

/** Well below the timeouts of proxies in front of the console. Milliseconds. */
const pollTimeoutMs = 25_000

/** Long-polls for changes in the inbox (ENT-16): resolves with a number that differs from the known one, or at once if none is known. */
const waitForChanges = procedure
  .permission('lead.read')
  .input(figuresInput.extend({ known: z.number().int().nullable().default(null) }))
  .query(async ({ ctx, input: { organisationId, known }, signal }) => {
    const accessScopes = organisationId === null ? ctx.accessScopes : narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    const inboxes = accessScopes.some((each) => each.organisationId === null)
      ? null
      : accessScopes.flatMap((each) => each.organisationId ?? [])
    const events = ctx.inboxEvents()
    return { known: known === null ? events.count(inboxes) : await events.next(inboxes, known, { timeoutMs: pollTimeoutMs, signal }) }
  })

const changes = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stage'), stage: z.enum(conversationStages), reason: z.string().max(200).optional() }),
  z.object({ kind: z.literal('assign'), userId: z.string().max(100).nullable(), onlyIfFree: z.boolean().optional() }),
  z.object({ kind: z.literal('snooze'), until: z.iso.datetime().nullable() }),
  z.object({ kind: z.literal('nextStep'), text: z.string().max(200), at: z.iso.datetime().nullable() }),
])

/** Changes a conversation's stage, assignee, snooze or next step. */
const change = procedure
  .permission('lead.update')
  .input(z.object({ id: conversationId, change: changes, expectedRevision: revision }))
  .mutation(async ({ ctx, input: { id, ...request } }) => {
    const { accessScope } = await findConversation(ctx, id)
    return requireChangedConversation(
      await changeConversation(accessScope.scope, { id, siteIds: accessScope.siteIds, ...request, actor: ctx.actor, now: ctx.now }),
    )
  })

/** Undoes the last change of a conversation, unless it was changed since. */
const undo = procedure
  .permission('lead.update')
  .input(z.object({ id: conversationId, expectedRevision: revision }))
  .mutation(async ({ ctx, input: { id, expectedRevision } }) => {
    const { accessScope } = await findConversation(ctx, id)
    const action = { id, siteIds: accessScope.siteIds, expectedRevision, actor: ctx.actor, now: ctx.now }
    return requireChangedConversation(await undoConversationChange(accessScope.scope, action))
  })

/** Adds an internal note. */
const note = procedure
  .permission('lead.update')
  .input(
    z.object({
      id: conversationId,
      text: z.string().trim().min(1, 'Write a message first.').max(5000),
      mentions: z.array(z.string().max(100)).max(20).default([]),
      key: actionKey,
    }),
  )
  .mutation(async ({ ctx, input: { id, ...written } }) => {
    const { accessScope } = await findConversation(ctx, id)
    return requireChangedConversation(
      await addNote(accessScope.scope, { id, siteIds: accessScope.siteIds, ...written, actor: ctx.actor, now: ctx.now }),
    )
  })

/** Logs a phone call. */
const logCall = procedure
  .permission('lead.update')
  .input(z.object({ id: conversationId, outcome: z.enum(['spoke', 'voicemail', 'noAnswer', 'wrongNumber']), key: actionKey }))
  .mutation(async ({ ctx, input: { id, ...call } }) => {
    const { accessScope } = await findConversation(ctx, id)
    return requireChangedConversation(
      await storeCall(accessScope.scope, { id, siteIds: accessScope.siteIds, ...call, actor: ctx.actor, now: ctx.now }),
    )
  })

/** Live sites whose enquiries the caller works on, with their locations. */
const sites = procedure
  .permission('lead.update')
  .input(figuresInput)
  .query(async ({ ctx, input: { organisationId } }) => {
    const accessScopes = organisationId === null ? ctx.accessScopes : narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    return (await Promise.all(accessScopes.map(({ scope, siteIds }) => payingSites(scope, siteIds)))).flat()
  })

/** Searches the cars for sale of an organisation, or of one of its sites. */
const cars = procedure
  .permission('lead.update')
  .input(z.object({ organisationId: id, siteId: id.nullable().default(null), q: z.string().max(100).default('') }))
  .query(async ({ ctx, input: { organisationId, siteId, q } }) => {
    const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    if (!accessScope || (siteId !== null && accessScope.siteIds !== null && !accessScope.siteIds.includes(siteId))) throw notFound('site')
    const siteIds = siteId === null ? accessScope.siteIds : [siteId]
    const found = await carsForSale(accessScope.scope, { organisationId, siteIds, q })
    return found.map(({ name, stockNumber, ...car }) => ({ ...car, name: `${name} · ${stockNumber}` }))
  })

const line = z.string().trim().max(200).default('')

/** Adds an enquiry that the caller took by phone or in person. */
const addEnquiry = procedure
  .permission('lead.update')
  .input(
    z.object({
      siteId: id,
      source: z.enum(Object.keys(enteredSources) as EnteredSource[]),
      ...{ name: line, phone: line, email: line },
      carId: id.nullable().default(null),
      locationId: id.nullable().default(null),
      note: z.string().trim().max(3000).default(''),
      needsReply: z.boolean().default(false),
      key: actionKey,
    }),
  )
  .mutation(async ({ ctx, input }) => {
    for (const { scope, siteIds } of ctx.accessScopes) {
      const added: AddEnquiryResult = await storeEnquiry(ctx.db, scope, input, { siteIds, actor: ctx.actor, now: ctx.now })
      if (added.ok) return { id: added.conversationId, leadId: added.leadId }
      if (added.reason === 'refused') throw new CallProblem('BAD_REQUEST', added.message, { fields: { ...added.fields } })
    }
    throw notFound('site')
  })

/** Marks a conversation as read or unread for the caller. */
const read = procedure
  .permission('lead.read')
  .input(z.object({ id: conversationId, unread: z.boolean().default(false) }))
  .mutation(async ({ ctx, input: { id, unread } }) => {
    const { accessScope } = await findConversation(ctx, id)
    await markRead(accessScope.scope, { id, siteIds: accessScope.siteIds, userId: ctx.session.user.id, now: ctx.now, unread })
    return { id }
  })

/** Merges two conversations of one customer. */
const merge = procedure
  .permission('lead.update')
  .input(z.object({ id: conversationId, otherId: conversationId }))
  .mutation(async ({ ctx, input: { id, otherId } }) => {
    const { accessScope } = await findConversation(ctx, id)
    const result = await mergeConversations(accessScope.scope, {
      id,
      otherId,
      siteIds: accessScope.siteIds,
      actor: ctx.actor,
      now: ctx.now,
    })
    if (result.ok) return result
    throw result.reason === 'notFound' ? notFound('conversation') : new CallProblem('CONFLICT', result.message)
  })

/** Splits enquiries off into a conversation of their own. */
const split = procedure
  .permission('lead.update')
  .input(z.object({ id: conversationId, entryIds: z.array(z.string().max(30)).min(1).max(500) }))
  .mutation(async ({ ctx, input: { id, entryIds } }) => {
    const { accessScope } = await findConversation(ctx, id)
    const action = { id, entryIds, siteIds: accessScope.siteIds, actor: ctx.actor, now: ctx.now }
    return requireChangedConversation(await splitConversation(accessScope.scope, action))
  })

const day = 86_400_000

/** Recent response times to shoppers: total, by user and by location; without the permission for everyone's, only the caller's row. */
const times = procedure
  .permission('results.own')
  .input(z.object({ organisationId: z.string().min(1).max(100), days: z.number().int().min(1).max(366).default(30) }))
  .query(async ({ ctx, input: { organisationId, days } }) => {
    const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    if (!accessScope) throw notFound('organisation')
    const since = new Date(Date.parse(ctx.now) - days * day).toISOString()
    const all = await answerTimes(accessScope.scope, { organisationId, siteIds: accessScope.siteIds, since })
    const [everyones] = narrowScopes(ctx.db, grantedScopes(ctx.db, ctx.session, 'results.read'), organisationId)
    return everyones ? all : { ...all, users: all.users.filter(({ id }) => id === ctx.session.user.id), locations: [] }
  })

export const inboxRouter = router({
  ...inboxViews,
  ...dealProcedures,
  ...settingsProcedures,
  ...personalDataProcedures,
  page,
  send,
  file,
  getOne,
  counts,
  waitForChanges,
  change,
  undo,
  note,
  logCall,
  sites,
  cars,
  addEnquiry,
  read,
  merge,
  split,
  times,
})
