import type { Database } from '@forecourt/data/createDatabase'
import { advanceUpload, getUpload } from '@forecourt/data/uploads/uploads'
import { uploadPartBytes } from '@forecourt/rules/stock/uploadLimits'
import { diskFullMessage, isDiskFull, type UploadFolder } from '@forecourt/services/uploads/uploadFolder'
import type { Session } from '../../auth/Session'
import { grantedScopes } from '../access/AccessScope'
import { findWithin } from '../access/findWithin'

interface PartOptions {
  readonly db: Database
  readonly session: Session | null
  readonly uploads: UploadFolder
  /** ISO in UTC. */
  readonly now: string
}

const respond = (body: object, status = 200) => Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

/**
 * Receives a part of an upload at its byte offset; returns the next expected offset. A repeated part, or one beyond the next, changes
 * nothing and gets that offset.
 */
export const receivePart = async (request: Request, id: string, { db, session, uploads, now }: PartOptions): Promise<Response> => {
  if (!session || session.needsSecondFactor) return respond({ message: 'Your session has ended. Sign in again.' }, 401)
  const found = await findWithin(grantedScopes(db, session, 'stock.edit'), (scope) => getUpload(scope, id, session.user.id))
  if (!found) return respond({ message: 'This upload has ended. Choose the file again.' }, 404)
  const { accessScope, record } = found
  const at = Number(new URL(request.url).searchParams.get('at') ?? Number.NaN)
  const bytes = new Uint8Array(await request.arrayBuffer())
  if (!Number.isSafeInteger(at) || at < 0) return respond({ message: 'The position of this part is missing.' }, 400)
  if (at !== record.received) return respond({ received: record.received }, 409)
  if (bytes.length === 0 || bytes.length > uploadPartBytes || at + bytes.length > record.bytes)
    return respond({ message: 'The file changed during the upload. Choose it again.' }, 400)
  try {
    await uploads.write(record.id, at, bytes)
  } catch (error) {
    if (!isDiskFull(error)) throw error
    console.error(error)
    return respond({ message: diskFullMessage }, 507)
  }
  const isRecorded = await advanceUpload(accessScope.scope, { id: record.id, at, bytes: bytes.length, now })
  if (isRecorded) return respond({ received: at + bytes.length })
  const current = await getUpload(accessScope.scope, id, session.user.id)
  return current ? respond({ received: current.received }, 409) : respond({ message: 'This upload has ended. Choose the file again.' }, 404)
}
