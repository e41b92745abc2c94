import { randomUUID } from 'node:crypto'
import type { Car } from '@forecourt/rules/entities/Car'
import type { ReadLine } from '@forecourt/rules/leads/answerLines'
import type { Lead } from '@forecourt/rules/leads/Lead'
import { emptyAttributes, emptyColumns, type StoredAttributes, type StoredColumns } from '@forecourt/rules/leads/leadAnswers'
import { toSlug } from '@forecourt/rules/routing/toSlug'
import { notifyChange } from '../changes/notifyChange'
import type { Database } from '../createDatabase'
import { Prisma } from '../generated/client'
import { outboxRow } from '../outbox/outboxRow'
import type { RenderedSite } from '../sites/RenderedSite'
import { selectCars } from '../stock/reading/selectCars'
import { siteStock } from '../stock/search/listedStock'
import type { Transaction } from '../Transaction'
import type { CarFacts } from './LeadRow'
import { leadOutbox } from './leadOutbox'

/** How a lead was received, beside what it says. */
export interface LeadOrigin {
  /** The lead's id, where it was promised before it could be stored; a new one otherwise. */
  readonly leadId?: string
  /** The draft it was while its form was not finished; it keeps that id. */
  readonly draftId?: string | null
  /** Made up by the sender for one lead: sent twice, it is stored once. */
  readonly idempotencyKey: string
  readonly userAgent?: string | null
  /** Where the shopper came from, such as a campaign. */
  readonly source?: string | null
  readonly now: string
}

const factsOf = ({ stockNumber, vin, year, make, model, badge, carType, status, priceCents, km, regoPlate }: Car): CarFacts => ({
  stockNumber,
  vin,
  year,
  make,
  model,
  badge,
  carType,
  status,
  priceCents,
  km,
  regoPlate,
  manufacturerSlug: toSlug(make),
})

/** The part of a lead with the keys of another. */
const picked = <Part extends object>(lead: Part, keys: Part): Part =>
  Object.fromEntries(Object.keys(keys).map((key) => [key, lead[key as keyof Part]])) as Part

/** What was answered, in columns that there are. */
const columnsOf = (lead: StoredColumns): Pick<Prisma.LeadCreateManyInput, keyof StoredColumns> => picked(lead, emptyColumns)

const attributesOf = (lead: Lead): Prisma.InputJsonObject => ({
  ...picked<StoredAttributes>(lead, emptyAttributes),
  visitedPages: [...lead.visitedPages],
  linkedQueryParams: { ...lead.linkedQueryParams },
  ...(lead.firstTouch && { firstTouch: { ...lead.firstTouch } }),
  eventParams: { ...lead.eventParams },
})

/** The car, location and dealership the lead names, as far as they are the site's. */
const placesOf = async (tx: Transaction, site: RenderedSite, lead: Lead) => {
  const { organisationId } = site
  const [car] = lead.carId ? await selectCars(tx, { where: Prisma.sql`${siteStock(site)} and car.id = ${lead.carId}`, limit: 1 }) : []
  const locationId = lead.locationId ?? car?.locationId
  const location = locationId ? await tx.location.findFirst({ where: { organisationId, id: locationId } }) : null
  const named = lead.dealershipSlug ? await tx.dealership.findFirst({ where: { organisationId, slug: lead.dealershipSlug } }) : null
  return { car: car ?? null, location, dealershipId: named?.id ?? car?.dealershipId ?? location?.dealershipId ?? null }
}

/** A draft is finished once: sent again it is the lead it became. Null for what is no draft of the site. */
const finishDraft = async (
  tx: Transaction,
  { organisationId, siteId, draftId }: { readonly organisationId: string; readonly siteId: string; readonly draftId: string },
): Promise<'now' | 'again' | null> => {
  const { count } = await tx.leadDraft.deleteMany({ where: { organisationId, siteId, id: draftId } })
  if (count > 0) return 'now'
  return (await tx.lead.count({ where: { organisationId, siteId, id: draftId } })) > 0 ? 'again' : null
}

/**
 * Stores a lead inside a transaction together with what must be sent because of it. The same key again gives the same lead.
 *
 * @param confirms whether the shopper is sent the confirmation of an enquiry, where the site sends them
 */
export const storeLead = async (
  tx: Transaction,
  site: RenderedSite,
  lead: Lead,
  { leadId, draftId, idempotencyKey, userAgent, source, now }: LeadOrigin,
  { confirms }: { readonly confirms: boolean },
): Promise<{ leadId: string; duplicate: boolean }> => {
  const { organisationId, siteId, config } = site
  const { car, location, dealershipId } = await placesOf(tx, site, lead)
  const finished = draftId ? await finishDraft(tx, { organisationId, siteId, draftId }) : null
  if (finished === 'again') return { leadId: draftId ?? '', duplicate: true }
  const id = (finished && draftId) || (leadId ?? randomUUID())
  const { form, eventId, suspicious, url } = lead
  const { count } = await tx.lead.createMany({
    data: [
      {
        organisationId,
        id,
        siteId,
        idempotencyKey,
        form,
        eventId,
        ...columnsOf(lead),
        carId: car?.id,
        carName: car?.name,
        carFacts: car ? { ...factsOf(car) } : {},
        dealershipId,
        locationId: location?.id,
        attributes: attributesOf(lead),
        suspicious,
        spamSigns: [...(lead.spamSigns ?? [])],
        url,
        // A lead that was spooled before there was a source has none.
        source: lead.source ?? source,
        userAgent,
        createdAt: new Date(now),
        updatedAt: new Date(now),
      },
    ],
    skipDuplicates: true,
  })
  if (count === 0) {
    const first = await tx.lead.findFirstOrThrow({ where: { organisationId, siteId, idempotencyKey }, select: { id: true } })
    return { leadId: first.id, duplicate: true }
  }
  const messages = leadOutbox(lead, config, location?.email ?? null).filter(({ kind }) => confirms || kind !== 'lead.shopper')
  await tx.outboxMessage.createMany({
    data: messages.map(({ kind, payload }) => ({
      organisationId,
      siteId,
      leadId: id,
      ...outboxRow(kind, payload),
      nextAttemptAt: new Date(now),
      createdAt: new Date(now),
    })),
  })
  await notifyChange(tx, { kind: 'outbox', organisationId })
  return { leadId: id, duplicate: false }
}

/** How long a form that nobody finished is kept. Days. */
const retentionDays = 30

interface LeadDraftInput {
  /** What the form says that it was kept as before. */
  readonly draftId: string | null
  /** What it is kept as where nothing of it is there. */
  readonly newId: string
  readonly form: string
  readonly step: number
  readonly steps: number
  /** Null where the shopper didn't agree to its being kept. */
  readonly answers: readonly ReadLine[] | null
  readonly now: string
}

/**
 * Keeps how far a form in steps came, and what was said where that was agreed to (ENQ-08): the id its lead will have. Whoever takes the
 * agreement back has what was kept erased with the next step. A form whose lead is there already stays that lead.
 */
export const storeLeadDraft = (
  db: Database,
  { organisationId, siteId }: Pick<RenderedSite, 'organisationId' | 'siteId'>,
  { draftId, newId, form, step, steps, answers, now }: LeadDraftInput,
): Promise<string> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    const at = new Date(now)
    await tx.leadDraft.deleteMany({
      where: { organisationId, siteId, updatedAt: { lt: new Date(at.getTime() - retentionDays * 86_400_000) } },
    })
    const draft = { form, step, steps, answers: answers ? answers.map((line) => ({ ...line })) : Prisma.DbNull, updatedAt: at }
    if (draftId) {
      const { count } = await tx.leadDraft.updateMany({ where: { organisationId, siteId, id: draftId }, data: draft })
      if (count > 0 || (await tx.lead.count({ where: { organisationId, siteId, id: draftId } })) > 0) return draftId
    }
    await tx.leadDraft.createMany({ data: [{ organisationId, siteId, id: newId, ...draft, createdAt: at }], skipDuplicates: true })
    return newId
  })

/**
 * Stores a lead together with what must be sent because of it: both or neither. The same key again gives the same lead, and
 * nothing is sent twice, even when both arrive at once.
 */
export const createLead = (
  db: Database,
  site: RenderedSite,
  lead: Lead,
  receipt: LeadOrigin,
): Promise<{ leadId: string; duplicate: boolean }> =>
  db.forOrganisation(site.organisationId).transaction((tx) => storeLead(tx, site, lead, receipt, { confirms: true }))
