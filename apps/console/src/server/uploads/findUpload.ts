import { getUpload } from '@forecourt/data/uploads/uploads'
import type { Session } from '../../auth/Session'
import type { AccessScope } from '../access/AccessScope'
import { findWithin } from '../access/findWithin'
import { notFound } from '../errors/notFound'

/** A file that the caller sends; what others send is not found. */
export const findUpload = async (
  { accessScopes, session }: { readonly accessScopes: readonly AccessScope[]; readonly session: Session },
  id: string,
) => {
  const found = await findWithin(accessScopes, (scope) => getUpload(scope, id, session.user.id))
  if (!found) throw notFound('file')
  return found
}
