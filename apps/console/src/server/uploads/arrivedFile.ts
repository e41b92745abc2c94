import { getUpload, removeUpload, type Upload } from '@forecourt/data/uploads/uploads'
import { z } from 'zod'
import type { Session } from '../../auth/Session'
import type { AccessScope } from '../access/AccessScope'
import { findWithin } from '../access/findWithin'
import type { Context } from '../Context'
import { CallProblem, notFound } from '../errors/CallProblem'

/** Finds an upload of the caller; others' are not found. */
export const findUpload = async (
  { accessScopes, session }: { readonly accessScopes: readonly AccessScope[]; readonly session: Session },
  id: string,
) => {
  const found = await findWithin(accessScopes, (scope) => getUpload(scope, id, session.user.id))
  if (!found) throw notFound('file')
  return found
}

/** Removes a finished or cancelled upload with its assembled file. */
export const forgetUpload = async (
  { uploads }: Pick<Context, 'uploads'>,
  { scope }: AccessScope,
  { id }: Pick<Upload, 'id'>,
): Promise<void> => {
  await removeUpload(scope, id)
  await uploads.remove(id)
}

export const uploadId = z.string().min(1).max(100)

interface ArrivedFile {
  readonly carId: string
  readonly kind: Upload['kind']
}

/** A complete upload of a car; refused if it is another car's, of another kind, or incomplete. */
export const arrivedFile = async (
  caller: { readonly accessScopes: readonly AccessScope[]; readonly session: Session },
  id: string,
  { carId, kind }: ArrivedFile,
) => {
  const found = await findUpload(caller, id)
  if (found.record.carId !== carId || found.record.kind !== kind) throw notFound('file')
  if (found.record.received < found.record.bytes)
    throw new CallProblem('CONFLICT', 'This file has not arrived completely. Send the rest of it.')
  return found
}
