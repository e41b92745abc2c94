import { uploadFolder } from '@forecourt/services/uploads/uploadFolder'
import { currentSession } from '../../../../auth/currentSession'
import { database } from '../../../../database'
import { env } from '../../../../env'
import { isFromConsole } from '../../../../server/isFromConsole'
import { receivePart } from '../../../../server/uploads/receivePart'

/** Receives the parts of an upload. */
export async function POST(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  if (!isFromConsole(request)) return Response.json({ message: 'Files must come from the console itself.' }, { status: 403 })
  const { id } = await params
  const session = await currentSession()
  return receivePart(request, id, { db: database(), session, uploads: uploadFolder(env().UPLOADS_DIR), now: new Date().toISOString() })
}
