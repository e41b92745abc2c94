import type { UploadKind } from '@forecourt/rules/stock/uploadLimits'
import type { Upload as Row } from '../generated/client'

/** A file on its way in: what of it has arrived. */
export interface Upload {
  readonly id: string
  readonly organisationId: string
  readonly carId: string
  readonly kind: UploadKind
  /** What the file is called where it comes from. */
  readonly name: string
  readonly fingerprint: string
  /** Of the whole file. */
  readonly bytes: number
  /** How many of them have arrived, from its beginning. */
  readonly received: number
}

export const toUpload = ({ authorId: _author, createdAt: _created, updatedAt: _updated, kind, ...row }: Row): Upload => ({
  ...row,
  kind: kind === 'report' ? 'report' : 'photo',
})
