import type { Owner, RecordRow } from '@forecourt/data/edited-records/EditedKind'
import type { TriedResource } from '@forecourt/data/what-if/tryRecord'
import type { AnyValues } from '@forecourt/rules/records/RecordField'
import type { TRPCOptionsProxy } from '@trpc/tanstack-react-query'
import type { recordForecast } from '../server/edited-records/recordForecast'
import type { recordProcedures } from '../server/edited-records/recordProcedures'
import type { router } from '../server/trpc'
import { api } from './api'

/** A record of any resource, as the procedures send it. */
export type AnyRecord = RecordRow & AnyValues

type RecordProcedures = ReturnType<typeof recordProcedures<AnyValues, AnyRecord, Owner>>
type RecordRouter = ReturnType<typeof router<RecordProcedures>>

/** The resources that are edited as records, by the name of their procedures. */
export type RecordResource =
  | 'offers'
  | 'posts'
  | 'reviews'
  | 'reviewSources'
  | 'lenders'
  | 'charges'
  | 'manufacturers'
  | 'models'
  | 'accessories'
  | 'answerTemplates'
  | 'customers'
  | 'dealerships'

/** The calls of a record resource: the procedures are the same for all; the fields differ. */
export const recordApi = (resource: RecordResource) => api[resource] as unknown as TRPCOptionsProxy<RecordRouter>

/** The calls of a resource whose unsaved values are forecast. */
export const forecastApi = (resource: TriedResource) =>
  api[resource] as unknown as TRPCOptionsProxy<
    ReturnType<typeof router<{ forecast: ReturnType<typeof recordForecast<AnyValues, AnyRecord, Owner>> }>>
  >
