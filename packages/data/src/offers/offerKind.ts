import { type OfferValues, offerProblems } from '@forecourt/rules/offers/offerProblems'
import { fieldChanges } from '@forecourt/rules/records/fieldChanges'
import { fieldProblems } from '@forecourt/rules/records/fieldProblems'
import type { Country } from '@forecourt/rules/records/kinds/countryTerms'
import { offerFields } from '@forecourt/rules/records/kinds/offerFields'
import { toSlug } from '@forecourt/rules/routing/toSlug'
import { refuseUnlawfulTexts } from '../compliance/refuseUnlawfulTexts'
import { recordColumns } from '../edited-records/columnValues'
import type { EditedKind } from '../edited-records/EditedKind'
import { recordNames } from '../edited-records/preparedFields'
import { organisationCountry } from '../organisations/organisationCountry'
import { type OwnedOffer, toOwnedOffer } from './OwnedOffer'
import { offerSites } from './offerSites'
import { offerFieldTexts, offerRateTexts } from './offerTexts'

const validateOffer = ({ excludedSiteIds: _excluded, ...offer }: OfferValues, country: Country): Readonly<Record<string, string>> => {
  const crossFieldProblems = offerProblems({ ...offer, id: '' }, country)
  // The first problem of a field wins.
  return {
    ...fieldProblems(offerFields, { ...offer, excludedSiteIds: [] }),
    ...Object.fromEntries(crossFieldProblems.toReversed().map(({ field, message }) => [field, message])),
  }
}

/** Locations of an offer; also reads undo data from before there could be several. */
const offerLocationIds = (offer: Omit<OfferValues, 'locationIds'> & Partial<Pick<OfferValues, 'locationIds'>>): readonly string[] => {
  const former = 'locationId' in offer && typeof offer.locationId === 'string' ? [offer.locationId] : []
  return offer.locationIds ?? former
}

/** Offers as users edit them (ENT-11). Sites out of the user's reach stay unchanged and don't show a new offer (OFR-05). */
export const offerKind: EditedKind<OfferValues, OwnedOffer> = {
  noun: 'offer',
  table: 'offers',
  fields: offerFields,
  titleOf: ({ name }) => name,
  idOf: ({ name }, key) => `${toSlug(name).slice(0, 60) || 'offer'}-${key.slice(0, 6).toLowerCase()}`,
  keyOf: ({ name }) => name.toLowerCase(),
  all: async (tx, owner, allowedSiteIds) => {
    const rows = await tx.offer.findMany({ where: { organisationId: owner }, orderBy: [{ position: 'asc' }, { id: 'asc' }] })
    const sites = await offerSites(tx, [...new Set(rows.map(({ organisationId }) => organisationId))], allowedSiteIds)
    const offers = rows.map((row) => toOwnedOffer(row, sites.get(row.organisationId) ?? []))
    return allowedSiteIds === null ? offers : offers.filter((offer) => offer.sites.length > 0)
  },
  read: async (tx, id, allowedSiteIds) => {
    const row = await tx.offer.findFirst({ where: { id } })
    if (!row) return null
    const offer = toOwnedOffer(row, (await offerSites(tx, [row.organisationId], allowedSiteIds)).get(row.organisationId) ?? [])
    return allowedSiteIds === null || offer.sites.length > 0 ? offer : null
  },
  refusal: ({ sharedWith }) =>
    sharedWith.length === 0 ? null : `This offer is also on ${sharedWith.join(' and ')}, which you don’t manage. Ask someone who does.`,
  prepare: async (tx, organisationId, entered, { before, allowedSiteIds }) => {
    const sites = (await offerSites(tx, [organisationId], allowedSiteIds)).get(organisationId) ?? []
    const excludedSiteIds = sites.flatMap(({ id, isAccessible }) =>
      (isAccessible ? entered.excludedSiteIds.includes(id) : (before?.excludedSiteIds.includes(id) ?? true)) ? [id] : [],
    )
    const { startTime = null, endTime = null } = entered as Partial<OfferValues>
    const values = { ...entered, startTime, endTime, locationIds: [...new Set(offerLocationIds(entered))], excludedSiteIds }
    const { location } = await recordNames(tx, offerFields, organisationId, null)
    const nameOf = (id: string) => location?.get(id) ?? sites.find((site) => site.id === id)?.name ?? 'a site'
    const hasUnknown = values.locationIds.some((id) => !location?.has(id))
    const country = await organisationCountry(tx, organisationId)
    const problems = { ...validateOffer(values, country), ...(hasUnknown && { locationIds: 'Choose one of your locations.' }) }
    return {
      values,
      problems: Object.keys(problems).length === 0 ? null : problems,
      changesFrom: (from) => fieldChanges(offerFields, { ...from }, { ...values }, nameOf),
    }
  },
  insert: async (tx, organisationId, id, { values, stamp, place }) => {
    const { _min: first } = await tx.offer.aggregate({ where: { organisationId }, _min: { position: true } })
    const position = place ?? (first.position ?? 1) - 1
    await tx.offer.create({ data: { ...recordColumns(offerFields, values), ...stamp, organisationId, id, position } })
  },
  update: async (tx, organisationId, id, { values, stamp }) => {
    await tx.offer.updateMany({ where: { organisationId, id }, data: { ...recordColumns(offerFields, values), ...stamp } })
  },
  remove: async (tx, organisationId, id) => {
    const { position } = await tx.offer.findFirstOrThrow({ where: { organisationId, id }, select: { position: true } })
    await tx.offer.deleteMany({ where: { organisationId, id } })
    return position
  },
}

/** Offers whose texts are judged when they are saved, as sites show them at once. */
export const lawfulOfferKind = (now: string): typeof offerKind =>
  refuseUnlawfulTexts(
    offerKind,
    {
      medium: 'offer',
      shown: (offer, config) => ({ fields: offerFieldTexts(offer), added: offerRateTexts(offer, config) }),
      about: ({ manufacturer, modelName }) => ({ make: manufacturer, model: modelName }),
    },
    now,
  )
