import type { Database } from '@forecourt/data/createDatabase'
import type { UploadKind } from '@forecourt/rules/stock/uploadLimits'
import type { UploadFolder } from '@forecourt/services/uploads/uploadFolder'
import type { Session } from '../../auth/Session'
import { receivePart } from '../uploads/receivePart'
import { type createCaller, testNow } from './createTestCaller'

interface Sending {
  readonly call: ReturnType<typeof createCaller>
  readonly db: Database
  readonly session: Session
  readonly uploads: UploadFolder
  readonly carId: string
  readonly kind: UploadKind
  readonly name: string
}

let sent = 0

/** Uploads a whole file of a car in parts, as the console does; returns the upload id. */
export const sendFile = async (bytes: Buffer, { call, carId, kind, name, ...receiving }: Sending): Promise<string> => {
  const { id } = await call.uploads.begin({ carId, kind, name, clientFileKey: `${name} ${++sent}`, bytes: bytes.length })
  const request = new Request(`http://console.example/api/uploads/${id}?at=0`, { method: 'POST', body: new Uint8Array(bytes) })
  const answer = await receivePart(request, id, { ...receiving, now: testNow })
  if (!answer.ok) throw new Error(await answer.text())
  return id
}
