import type { Owner, RecordRow } from './EditedKind'

interface Stamped {
  readonly id: string
  readonly revision: number
  readonly updatedAt: Date
  readonly updatedBy: string
}

/** What every record tells of itself beside its fields. */
export const recordRow = <Of extends Owner>({ id, revision, updatedAt, updatedBy }: Stamped, organisationId: Of): RecordRow<Of> => ({
  id,
  organisationId,
  revision,
  updatedAt: updatedAt.toISOString(),
  updatedBy,
})
