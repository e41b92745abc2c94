import { largestUpload, type UploadKind } from '@forecourt/rules/stock/uploadLimits'
import type { Actor } from '../Actor'
import type { Scope } from '../createDatabase'
import { toUpload, type Upload } from './uploads'

/** Limits of concurrent uploads: per organisation, and per user, so that one can't use up all. */
const organisationLimit = { bytes: 4_000_000_000, files: 500 }
const userLimit = { bytes: 1_200_000_000, files: 150 }

/** After this time without data, an upload counts only with its received bytes, and is deleted if it has none. Milliseconds. */
const idleMs = 30 * 60_000

interface UploadTotals {
  readonly bytes: bigint
  readonly files: bigint
}

const isFull = ({ bytes, files }: UploadTotals, limit: typeof organisationLimit, more: number) =>
  files >= limit.files || Number(bytes) + more > limit.bytes

interface UploadOptions extends Pick<Upload, 'carId' | 'kind' | 'name' | 'clientFileKey' | 'bytes'> {
  readonly actor: Actor & { readonly userId: string }
  /** The current instant, ISO in UTC. */
  readonly now: string
}

export type BeginResult =
  | { readonly ok: true; readonly upload: Upload }
  | { readonly ok: false; readonly reason: 'notFound' }
  | { readonly ok: false; readonly reason: 'refused'; readonly message: string }

const kindNames: Readonly<Record<UploadKind, string>> = { photo: 'A photo', report: 'A history report' }

/** Begins an upload for a car, or resumes that of the same file by the same user. */
export const beginUpload = (scope: Scope, { actor, now, ...file }: UploadOptions): Promise<BeginResult> =>
  scope.transaction(async (tx) => {
    const { carId, kind, clientFileKey, bytes } = file
    const maxBytes = largestUpload[kind]
    if (bytes === 0) return { ok: false, reason: 'refused', message: 'The file is empty.' }
    if (bytes > maxBytes) return { ok: false, reason: 'refused', message: `${kindNames[kind]} can be at most ${maxBytes / 1_000_000} MB.` }
    const car = await tx.car.findFirst({ where: { id: carId }, select: { organisationId: true } })
    if (!car) return { ok: false, reason: 'notFound' }
    const { organisationId } = car
    const key = { organisationId, carId, authorId: actor.userId, kind, clientFileKey }
    const existing = await tx.upload.findFirst({ where: { ...key, bytes } })
    if (existing) return { ok: true, upload: toUpload(existing) }
    // Serialises requests, so that the counted limits stay valid.
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`uploads ${organisationId}`}, 0))`
    const idle = new Date(Date.parse(now) - idleMs)
    await tx.upload.deleteMany({ where: { organisationId, received: 0, updatedAt: { lt: idle } } })
    const [all, own] = await Promise.all(
      [null, actor.userId].map(async (authorId) => {
        const [counted] = await tx.$queryRaw<UploadTotals[]>`
          select coalesce(sum(case when updated_at < ${idle} then received else bytes end), 0)::bigint as bytes, count(*) as files
          from uploads where organisation_id = ${organisationId} and (${authorId}::text is null or author_id = ${authorId})`
        return counted ?? { bytes: 0n, files: 0n }
      }),
    )
    if (own && isFull(own, userLimit, bytes))
      return {
        ok: false,
        reason: 'refused',
        message: 'Too many of your files are uploading. Wait until some have finished, or remove some.',
      }
    if (all && isFull(all, organisationLimit, bytes))
      return { ok: false, reason: 'refused', message: 'Too many files of the business are uploading. Wait until some have finished.' }
    // Two tabs with the same file share one upload.
    await tx.upload.createMany({
      data: [{ ...file, ...key, createdAt: new Date(now), updatedAt: new Date(now) }],
      skipDuplicates: true,
    })
    const created = await tx.upload.findFirst({ where: key })
    return created ? { ok: true, upload: toUpload(created) } : { ok: false, reason: 'notFound' }
  })
