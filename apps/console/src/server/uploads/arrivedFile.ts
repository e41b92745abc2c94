import type { Upload } from '@forecourt/data/uploads/Upload'
import { z } from 'zod'
import type { Session } from '../../auth/Session'
import type { AccessScope } from '../access/AccessScope'
import { CallProblem } from '../errors/CallProblem'
import { notFound } from '../errors/notFound'
import { findUpload } from './findUpload'

export const uploadId = z.string().min(1).max(100)

interface Arrived {
  readonly carId: string
  readonly kind: Upload['kind']
}

/** A file of a car that arrived whole; refused where it is another car's, of another kind, or still on its way. */
export const arrivedFile = async (
  caller: { readonly accessScopes: readonly AccessScope[]; readonly session: Session },
  id: string,
  { carId, kind }: Arrived,
) => {
  const found = await findUpload(caller, id)
  if (found.record.carId !== carId || found.record.kind !== kind) throw notFound('file')
  if (found.record.received < found.record.bytes) throw new CallProblem('CONFLICT', 'This file has not arrived whole. Send the rest of it.')
  return found
}
