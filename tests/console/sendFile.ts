import { uploadPartBytes } from '@forecourt/rules/stock/uploadLimits'
import { consoleClient } from './consoleClient'

interface Sending {
  readonly consoleUrl: string
  readonly cookie: string
  readonly carId: string
}

/** Uploads a car photo in chunks, like the console; returns the upload id. */
export const sendFile = async (
  { bytes, name }: { readonly bytes: Buffer; readonly name: string },
  { consoleUrl, cookie, carId }: Sending,
): Promise<string> => {
  const file = { carId, kind: 'photo', name, clientFileKey: `${name} ${bytes.length}`, bytes: bytes.length } as const
  const { id } = await consoleClient(consoleUrl, cookie).uploads.begin.mutate(file)
  for (let at = 0; at < bytes.length; at += uploadPartBytes) {
    const body = new Uint8Array(bytes.subarray(at, at + uploadPartBytes))
    const answer = await fetch(`${consoleUrl}/api/uploads/${id}?at=${at}`, {
      method: 'POST',
      headers: { cookie, origin: consoleUrl },
      body,
    })
    if (!answer.ok) throw new Error(`A part of ${name} was refused: ${answer.status} ${await answer.text()}`)
  }
  return id
}
