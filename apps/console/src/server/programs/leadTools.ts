import { filledTemplate, unfilledProblem } from '@forecourt/rules/leads/inbox/filledTemplate'
import { z } from 'zod'
import { CallProblem } from '../errors/CallProblem'
import { declareTool } from './ProgramTool'

const listTool = declareTool({
  name: 'list_leads',
  title: 'List leads',
  description:
    'Lists the website’s conversations with shoppers, who waits longest first where they wait, else the latest first: who waits for a reply, about which car, and their last message.',
  procedures: ['inbox.page'],
  input: z.strictObject({
    view: z.enum(['waiting', 'open', 'all']).default('waiting').describe('Those that wait for a reply, all open ones, or all.'),
    cursor: z
      .strictObject({ at: z.iso.datetime(), id: z.string().max(100) })
      .optional()
      .describe('“next” of the previous answer.'),
  }),
  run: async ({ view, cursor }, { call, organisationId }) => {
    const { data, next } = await call.inbox.page({ organisationId, filter: { view }, cursor: cursor ?? null })
    return {
      next,
      leads: data.map((each) => ({
        ...{ conversationId: each.id, name: each.name, car: each.carName, form: each.form, location: each.locationName },
        ...{ stage: each.stage, lastAt: each.lastAt, lastBy: each.lastBy, lastText: each.lastText, waitsSince: each.waitsSince },
      })),
    }
  },
})

/** Messages of a conversation in one result. */
const maxMessages = 20

const draftReplyTool = declareTool({
  name: 'draft_reply',
  title: 'Draft a reply to a lead',
  description:
    'Returns a conversation and a draft of a reply: your text after a check, or a template filled in. Sends and stores nothing: a person reads the draft, changes it and sends it in the console.',
  procedures: ['inbox.getOne'],
  input: z.strictObject({
    conversationId: z.string().min(1).max(100),
    channel: z.enum(['mail', 'sms']).default('mail'),
    text: z.string().trim().max(10_000).optional().describe('Your draft. Without it a template is filled in.'),
    templateId: z.string().max(100).optional(),
    messagesBefore: z
      .number()
      .int()
      .min(0)
      .optional()
      .describe('“olderMessages” of the previous answer, for the messages before. Without it: the latest ones.'),
  }),
  run: async ({ conversationId, channel, text, templateId, messagesBefore }, { call, userName, consoleUrl }) => {
    const found = await call.inbox.getOne({ id: conversationId })
    const templates = found.templates.filter((each) => each.channel === 'both' || each.channel === channel)
    const template = templateId === undefined ? templates[0] : templates.find(({ id }) => id === templateId)
    if (templateId !== undefined && !template) throw new CallProblem('NOT_FOUND', 'There is no such template for this channel.')
    const facts = {
      ...{ firstName: found.name, car: found.carName ?? '', dealership: found.locationName ?? '', phone: found.locationPhone ?? '' },
      me: userName,
    }
    const subject = template?.subject || (found.carName ? `Your enquiry about the ${found.carName}` : 'Your enquiry')
    const reply = text || filledTemplate(template?.text ?? '', facts)
    const { emails, phones } = found.addresses
    const messages = found.timeline.slice(0, messagesBefore)
    const reachable = channel === 'mail' ? emails : phones.filter((each) => !found.stoppedPhones.includes(each))
    return {
      draft: { channel, to: reachable[0] ?? null, ...(channel === 'mail' && { subject: filledTemplate(subject, facts) }), text: reply },
      problems: [
        ...(reachable.length === 0 ? ['The shopper can’t be reached on this channel.'] : []),
        ...(reply === '' ? ['There is no template for this channel. Write a text.'] : []),
        ...[unfilledProblem(reply)].filter((problem) => problem !== undefined),
      ],
      sent: false,
      send: `${consoleUrl}/#/inbox/${encodeURIComponent(conversationId)}`,
      conversation: {
        ...{ name: found.name, car: found.carName, stage: found.stage, waitsSince: found.waitsSince, location: found.locationName },
        olderMessages: Math.max(0, messages.length - maxMessages),
        messages: messages.slice(-maxMessages).map((entry) => ({ kind: entry.kind, at: entry.at, by: entry.by, text: entry.text })),
      },
      templates: templates.map(({ id, name }) => ({ id, name })),
    }
  },
})

export const leadTools = [listTool, draftReplyTool]
