import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../server/appRouter'

type Inputs = inferRouterInputs<AppRouter>
export type Outputs = inferRouterOutputs<AppRouter>

/** The records of the lists, as the procedures send them. */
export type Me = Outputs['me']
export type SiteRecord = Outputs['sites']['getList']['data'][number]
export type TemplateChoices = Outputs['sites']['templateChoices']
export type PastChangeRecord = Outputs['across']['history']['changes'][number]
export type LayerPicture = Outputs['layers']['pictures']['data'][number]
export type WaitingLocation = Outputs['locations']['waiting'][number]
export type LeadRecord = Outputs['leads']['getList']['data'][number]
export type LeadDetail = Outputs['leads']['getOne']
export type StockFilter = NonNullable<Inputs['stock']['counts']>['filter'] & object
export type BulkChange = Inputs['stock']['lookAtBulk']['change']
export type BulkLook = Outputs['stock']['lookAtBulk']
export type StockView = Outputs['stock']['views'][number]
export type CarRecord = Outputs['stock']['getList']['data'][number]
export type CarDetail = Outputs['stock']['getOne']
export type LocationRecord = Outputs['locations']['getList']['data'][number]
export type LocationDetail = Outputs['locations']['getOne']
export type OfferRecord = Outputs['offers']['getList']['data'][number]
export type OfferDetail = Outputs['offers']['getOne']
export type ReviewRecord = Outputs['reviews']['getList']['data'][number]
export type ReviewDetail = Outputs['reviews']['getOne']
export type UserRecord = Outputs['users']['getList']['data'][number]
export type UserDetail = Outputs['users']['getOne']
export type UserChoices = Outputs['users']['choices']
export type OwnAccount = Outputs['account']['get']
export type OfferedTwoFactor = Outputs['account']['offerTwoFactor']
export type AuditRecord = Outputs['audit']['getList']['data'][number]
export type AuditDetail = Outputs['audit']['getOne']
export type MailRecord = Outputs['outbox']['getList']['data'][number]
export type MailDetail = Outputs['outbox']['getOne']
export type LayerRecord = Outputs['layers']['getList']['data'][number]
export type LayerDetail = Outputs['layers']['getOne']
export type OrganisationRecord = Outputs['organisations']['getList']['data'][number]
export type DomainChange = Inputs['domains']['change']
