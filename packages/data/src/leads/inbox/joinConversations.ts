import { randomUUID } from 'node:crypto'
import { appendAudit } from '../../audit/appendAudit'
import type { Scope } from '../../createDatabase'
import { awaitsReply } from '../../reply-waits/refreshWait'
import type { Transaction } from '../../Transaction'
import { type ConversationAction, type ConversationResult, lockConversation } from './changeConversation'

const incomingKinds = ['lead', 'booking', 'reservation'] as const

/** Recomputes the summary columns of a conversation from its entries: person, sites, last enquiry and search keys. */
const recomputeConversation = (tx: Transaction, organisationId: string, id: string) => tx.$executeRaw`
  with arrived as (
    select entry.at, entry.id, entry.site_id,
      coalesce(lead.name, booking.name, reservation.name, '') as name,
      coalesce(lead.last_name, booking.last_name, reservation.last_name, '') as last_name,
      coalesce(lead.email, booking.email, reservation.email, '') as email,
      coalesce(lead.phone, booking.phone, reservation.phone, '') as phone,
      coalesce(lead.car_id, booking.car_id, reservation.car_id) as car_id,
      coalesce(lead.car_name, booking.car_name, reservation.car_name) as car_name,
      coalesce(lead.location_id, booking.location_id, reservation.location_id) as location_id,
      coalesce(lead.form, booking.kind, 'reserve') as form, lead.source,
      concat_ws(' ', lead.car_facts ->> 'stockNumber', lead.car_facts ->> 'regoPlate', reservation.reference, left(lead.message, 400)) as searched
    from conversation_entries entry
    left join leads lead on lead.organisation_id = entry.organisation_id and lead.id = entry.lead_id
    left join bookings booking on booking.organisation_id = entry.organisation_id and booking.id = entry.booking_id
    left join reservations reservation on reservation.organisation_id = entry.organisation_id and reservation.id = entry.reservation_id
    where entry.organisation_id = ${organisationId} and entry.conversation_id = ${id} and entry.kind in ('lead', 'booking', 'reservation')
  ), shown as (
    select
      coalesce((array_agg(name order by at, id) filter (where name <> ''))[1], '') as name,
      coalesce((array_agg(last_name order by at, id) filter (where name <> ''))[1], '') as last_name,
      coalesce((array_agg(email order by at, id) filter (where email <> ''))[1], '') as email,
      coalesce((array_agg(phone order by at, id) filter (where phone <> ''))[1], '') as phone,
      (array_agg(car_id order by at desc, id desc) filter (where car_id is not null))[1] as car_id,
      (array_agg(car_name order by at desc, id desc) filter (where car_name is not null))[1] as car_name,
      (array_agg(location_id order by at desc, id desc) filter (where location_id is not null))[1] as location_id,
      (array_agg(form order by at desc, id desc))[1] as form,
      (array_agg(source order by at, id) filter (where source is not null))[1] as source,
      coalesce(array_agg(distinct site_id) filter (where site_id is not null), '{}') as site_ids,
      left(lower(string_agg(concat_ws(' ', name, last_name, email, regexp_replace(phone, '[^0-9]', '', 'g'), car_name, searched), ' ' order by at, id)), 1800) as search,
      min(at) as first_at
    from arrived
  ), talked as (
    select max(at) filter (where kind in ('call', 'mailOut', 'smsOut')) as by_dealer,
      max(at) filter (where kind in ('lead', 'booking', 'reservation', 'mailIn', 'smsIn') and not detail ? 'byDealer') as by_shopper
    from conversation_entries where organisation_id = ${organisationId} and conversation_id = ${id}
  )
  update conversations c set
    name = shown.name, last_name = shown.last_name, email = shown.email, phone = shown.phone, car_id = shown.car_id, car_name = shown.car_name,
    location_id = shown.location_id, form = shown.form, source = shown.source, site_ids = shown.site_ids, search = coalesce(shown.search, ''),
    created_at = shown.first_at, last_at = greatest(talked.by_dealer, talked.by_shopper),
    last_by = case when talked.by_dealer > talked.by_shopper then 'dealer' else 'shopper' end,
    waits_since = case when c.stage not in ('sold', 'lost', 'spam') then (
      select min(entry.at) from conversation_entries entry
      where entry.organisation_id = c.organisation_id and entry.conversation_id = c.id and ${awaitsReply}
        and entry.at > coalesce(talked.by_dealer, '-infinity')
    ) end,
    revision = c.revision + 1
  from shown, talked where c.organisation_id = ${organisationId} and c.id = ${id}`

const readRevision = async (tx: Transaction, organisationId: string, id: string): Promise<number> =>
  (await tx.conversation.findFirstOrThrow({ where: { organisationId, id }, select: { revision: true } })).revision

/** Numbers that one of two merged conversations shares, once: not those that the other has of its own. */
const mergeNumbers = async (
  tx: Transaction,
  organisationId: string,
  { id, otherId }: { readonly id: string; readonly otherId: string },
) => {
  await tx.$executeRaw`
    insert into conversation_shared_numbers (organisation_id, key, conversation_id)
    select organisation_id, key, ${id} from conversation_shared_numbers
    where organisation_id = ${organisationId} and conversation_id = ${otherId} on conflict do nothing`
  await tx.$executeRaw`
    delete from conversation_shared_numbers shared where shared.organisation_id = ${organisationId} and (shared.conversation_id = ${otherId}
      or shared.conversation_id = ${id} and exists (
        select from conversation_keys own
        where own.organisation_id = shared.organisation_id and own.key = shared.key and own.conversation_id = shared.conversation_id))`
}

/** The merged entries, for undo. */
export type MergeResult =
  | (ConversationResult & { readonly ok: false })
  | { readonly ok: true; readonly id: string; readonly revision: number; readonly entryIds: readonly string[] }

/** Merges two conversations of one person: all entries of the other move into the first, and later messages too. */
export const mergeConversations = (
  scope: Scope,
  { id, otherId, siteIds, actor, now }: ConversationAction & { readonly otherId: string },
): Promise<MergeResult> =>
  scope.transaction(async (tx) => {
    // Locks in a fixed order, to avoid deadlocks.
    const [first, second] = [id, otherId].sort() as [string, string]
    const locked = [await lockConversation(tx, first, siteIds), await lockConversation(tx, second, siteIds)]
    const [target, other] = [locked.find((one) => one?.id === id), locked.find((one) => one?.id === otherId)]
    if (!target || !other || id === otherId || target.organisationId !== other.organisationId) return { ok: false, reason: 'notFound' }
    const { organisationId } = target
    const entries = await tx.conversationEntry.findMany({
      where: { organisationId, conversationId: otherId, kind: { in: [...incomingKinds] } },
      select: { id: true },
    })
    const entryIds = entries.map((entry) => String(entry.id))
    const theirs = { organisationId, conversationId: otherId }
    await tx.conversationEntry.updateMany({ where: theirs, data: { conversationId: id } })
    await tx.conversationKey.updateMany({ where: theirs, data: { conversationId: id } })
    await mergeNumbers(tx, organisationId, { id, otherId })
    await tx.lead.updateMany({ where: theirs, data: { conversationId: id } })
    // Response times are preserved; of two running clocks, one continues.
    const running = await tx.answerClock.count({ where: { organisationId, conversationId: id, answeredAt: null } })
    await tx.answerClock.updateMany({
      where: { ...theirs, ...(running > 0 && { NOT: { answeredAt: null } }) },
      data: { conversationId: id },
    })
    await tx.$executeRaw`
      insert into conversation_mentions (organisation_id, user_id, conversation_id, at)
      select organisation_id, user_id, ${id}, at from conversation_mentions where organisation_id = ${organisationId} and conversation_id = ${otherId}
      on conflict do nothing`
    await tx.deal.updateMany({ where: { organisationId, conversationId: otherId }, data: { conversationId: id } })
    await tx.conversation.deleteMany({ where: { organisationId, id: otherId } })
    const message = `Merged with the conversation of ${[other.name, other.lastName].filter(Boolean).join(' ') || 'an unnamed shopper'}`
    await tx.conversationEntry.createMany({
      data: [
        {
          organisationId,
          conversationId: id,
          kind: 'merge',
          at: new Date(now),
          actorId: actor.userId,
          actorName: actor.name,
          text: message,
        },
      ],
    })
    await recomputeConversation(tx, organisationId, id)
    await appendAudit(tx, { organisationId, actor, action: 'inbox.merge', target: id, summary: message, detail: { otherId, entryIds } })
    return { ok: true, id, revision: await readRevision(tx, organisationId, id), entryIds }
  })

/** Numbers of both parts of a split conversation, and shared ones of the part that gives them. */
const splitNumbers = async (tx: Transaction, organisationId: string, { id, newId }: { readonly id: string; readonly newId: string }) => {
  await tx.$executeRaw`
    with given as (
      select distinct entry.conversation_id, number.key
      from conversation_entries entry
      left join leads lead on lead.organisation_id = entry.organisation_id and lead.id = entry.lead_id
      left join bookings booking on booking.organisation_id = entry.organisation_id and booking.id = entry.booking_id
      left join reservations reservation on reservation.organisation_id = entry.organisation_id and reservation.id = entry.reservation_id
      cross join lateral unnest(conversation_keys_of(entry.organisation_id, null, coalesce(lead.phone, booking.phone, reservation.phone),
        coalesce(lead.location_id, booking.location_id, reservation.location_id))) number(key)
      where entry.organisation_id = ${organisationId} and entry.conversation_id in (${id}, ${newId})
    ), gone as (
      delete from conversation_shared_numbers shared where shared.organisation_id = ${organisationId} and shared.conversation_id = ${id}
        and not exists (select from given where given.conversation_id = ${id} and given.key = shared.key)
    )
    insert into conversation_shared_numbers (organisation_id, key, conversation_id)
    select ${organisationId}, given.key, given.conversation_id from given
    join conversation_keys held on held.organisation_id = ${organisationId} and held.key = given.key
    where given.conversation_id = ${newId} and held.conversation_id <> ${newId}
    on conflict do nothing`
}

/** Splits some enquiries into a new conversation, for two people who shared a number. At least one has to stay. */
export const splitConversation = (
  scope: Scope,
  { id, entryIds, siteIds, actor, now }: ConversationAction & { readonly entryIds: readonly string[] },
): Promise<ConversationResult> =>
  scope.transaction(async (tx) => {
    const from = await lockConversation(tx, id, siteIds)
    if (!from) return { ok: false, reason: 'notFound' }
    const { organisationId } = from
    const all = await tx.conversationEntry.findMany({ where: { organisationId, conversationId: id, kind: { in: [...incomingKinds] } } })
    const moved = all.filter((entry) => entryIds.includes(String(entry.id)))
    if (moved.length === 0) return { ok: false, reason: 'notFound' }
    if (moved.length === all.length) return { ok: false, reason: 'refused', message: 'At least one entry has to stay. Select fewer.' }
    const newId = randomUUID()
    const own = { organisationId, conversationId: newId }
    const stamp = { kind: 'split', at: new Date(now), actorId: actor.userId, actorName: actor.name }
    await tx.conversation.createMany({
      data: [{ organisationId, id: newId, stage: 'new', lastAt: new Date(now), createdAt: new Date(now) }],
    })
    await tx.conversationEntry.updateMany({
      where: { organisationId, id: { in: moved.map((entry) => entry.id) } },
      data: { conversationId: newId },
    })
    await tx.lead.updateMany({
      where: { organisationId, id: { in: moved.flatMap(({ leadId }) => leadId ?? []) } },
      data: { conversationId: newId },
    })
    await tx.conversationEntry.createMany({
      data: [
        { ...own, ...stamp, text: 'Moved out of another conversation' },
        { ...stamp, organisationId, conversationId: id, text: 'Part of this was moved to a separate conversation' },
      ],
    })
    await recomputeConversation(tx, organisationId, newId)
    await recomputeConversation(tx, organisationId, id)
    // Moves a phone number or address if no remaining entry uses it.
    await tx.$executeRaw`
      with given_keys as (
        select entry.conversation_id, unnest(conversation_keys_of(entry.organisation_id, coalesce(lead.email, booking.email, reservation.email),
          coalesce(lead.phone, booking.phone, reservation.phone), coalesce(lead.location_id, booking.location_id, reservation.location_id))) as key
        from conversation_entries entry
        left join leads lead on lead.organisation_id = entry.organisation_id and lead.id = entry.lead_id
        left join bookings booking on booking.organisation_id = entry.organisation_id and booking.id = entry.booking_id
        left join reservations reservation on reservation.organisation_id = entry.organisation_id and reservation.id = entry.reservation_id
        where entry.organisation_id = ${organisationId} and entry.conversation_id in (${id}, ${newId})
      )
      update conversation_keys known set conversation_id = ${newId}
      where known.organisation_id = ${organisationId} and known.conversation_id = ${id}
        and known.key in (select key from given_keys where conversation_id = ${newId})
        and known.key not in (select key from given_keys where conversation_id = ${id})`
    await splitNumbers(tx, organisationId, { id, newId })
    const message = `Moved ${moved.length === 1 ? 'an enquiry' : `${moved.length} enquiries`} to a separate conversation`
    await appendAudit(tx, { organisationId, actor, action: 'inbox.split', target: id, summary: message, detail: { newId } })
    return { ok: true, id: newId, revision: await readRevision(tx, organisationId, newId) }
  })
