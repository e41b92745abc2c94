import type { LeadForm } from '@forecourt/rules/entities/LeadForm'
import type { CarFacts, CarNow, LeadAttributes, LeadRow } from '@forecourt/rules/leads/LeadRow'
import { emptyAttributes } from '@forecourt/rules/leads/leadAnswers'
import type { Prisma } from '../generated/client'
import { enquiryStage } from './inbox/enquiryStages'

/** Relations for names that the lead's own row doesn't have. */
export const leadRelations = {
  site: { select: { name: true } },
  car: {
    select: {
      slug: true,
      status: true,
      reserved: true,
      priceCents: true,
      images: { select: { key: true }, orderBy: { position: 'asc' }, take: 1 },
    },
  },
  dealership: { select: { name: true } },
  location: { select: { name: true } },
  conversation: { select: { stage: true } },
} as const satisfies Prisma.LeadInclude

type Row = Prisma.LeadGetPayload<{ include: typeof leadRelations }>

/** Converts a row to a lead; the only mapping. */
export const toLead = ({ idempotencyKey: _, ownStage, site, car, dealership, location, conversation, carFacts, ...row }: Row): LeadRow => ({
  ...row,
  siteName: site.name,
  form: row.form as LeadForm,
  status: enquiryStage({ ownStage, conversation }),
  carSlug: car?.slug ?? null,
  currentCar: car && {
    status: car.status as CarNow['status'],
    reserved: car.reserved,
    priceCents: car.priceCents,
    imageKey: car.images[0]?.key ?? null,
  },
  carFacts: row.carName === null ? null : (carFacts as unknown as CarFacts),
  dealershipName: dealership?.name ?? null,
  locationName: location?.name ?? null,
  // Questions added after the lead was stored have their empty value.
  attributes: {
    ...emptyAttributes,
    visitedPages: [],
    linkedQueryParams: {},
    eventParams: {},
    ...(row.attributes as Partial<LeadAttributes>),
  },
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})
