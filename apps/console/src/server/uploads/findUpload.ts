import { getUpload } from '@forecourt/data/uploads/uploads'
import type { Session } from '../../auth/Session'
import { findWithin } from '../access/findWithin'
import type { Reach } from '../access/Reach'
import { notFound } from '../errors/notFound'

/** A file that the caller sends; what others send is not found. */
export const findUpload = async ({ reach, session }: { readonly reach: readonly Reach[]; readonly session: Session }, id: string) => {
  const found = await findWithin(reach, (scope) => getUpload(scope, id, session.user.id))
  if (!found) throw notFound('file')
  return found
}
