import { largestUpload, type UploadKind } from '@forecourt/rules/stock/uploadLimits'
import type { Actor } from '../Actor'
import type { Scope } from '../createDatabase'
import { toUpload, type Upload } from './Upload'

/** Bytes that an organisation may have on their way in at once, and files. */
const mostBytes = 4_000_000_000
const mostFiles = 500

interface Beginning extends Pick<Upload, 'carId' | 'kind' | 'name' | 'fingerprint' | 'bytes'> {
  readonly actor: Actor & { readonly userId: string }
  /** The instant, ISO in UTC. */
  readonly now: string
}

export type BeginResult =
  | { readonly ok: true; readonly upload: Upload }
  | { readonly ok: false; readonly reason: 'notFound' }
  | { readonly ok: false; readonly reason: 'refused'; readonly message: string }

const called: Readonly<Record<UploadKind, string>> = { photo: 'A photo', report: 'A history report' }

/** Begins to take a file in for a car, or goes on with the same one of the same person. */
export const beginUpload = (scope: Scope, { actor, now, ...file }: Beginning): Promise<BeginResult> =>
  scope.transaction(async (tx) => {
    const { carId, kind, fingerprint, bytes } = file
    const maxBytes = largestUpload[kind]
    if (bytes === 0) return { ok: false, reason: 'refused', message: 'The file is empty.' }
    if (bytes > maxBytes) return { ok: false, reason: 'refused', message: `${called[kind]} may have at most ${maxBytes / 1_000_000} MB.` }
    const car = await tx.car.findFirst({ where: { id: carId }, select: { organisationId: true } })
    if (!car) return { ok: false, reason: 'notFound' }
    const { organisationId } = car
    const sent = { organisationId, carId, authorId: actor.userId, kind, fingerprint }
    const known = await tx.upload.findFirst({ where: { ...sent, bytes } })
    if (known) return { ok: true, upload: toUpload(known) }
    const { _sum, _count } = await tx.upload.aggregate({ where: { organisationId }, _sum: { bytes: true }, _count: true })
    if (_count >= mostFiles || (_sum.bytes ?? 0) + bytes > mostBytes) {
      const message = 'Too many files of the business are on their way in. Wait until some have arrived.'
      return { ok: false, reason: 'refused', message }
    }
    // Two tabs that begin the same file send it together.
    await tx.upload.createMany({
      data: [{ ...file, ...sent, createdAt: new Date(now), updatedAt: new Date(now) }],
      skipDuplicates: true,
    })
    const begun = await tx.upload.findFirst({ where: sent })
    return begun ? { ok: true, upload: toUpload(begun) } : { ok: false, reason: 'notFound' }
  })
