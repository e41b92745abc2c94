import { createHash } from 'node:crypto'
import { schemaVersion } from '@forecourt/schema/configSchema'
import type { Layer } from '@forecourt/schema/layers/Layer'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Actor } from '../Actor'
import type { Prisma } from '../generated/client'
import { storedValues } from '../layers/storedValues'
import type { Transaction } from '../Transaction'
import { canonicalJson } from './canonicalJson'

export interface NewVersion {
  readonly organisationId: string
  readonly siteId: string
  /** The site's own layer. */
  readonly values: ConfigValues
  /** The draft's revision at the time. */
  readonly draftRevision: number
  /** All layers the config was resolved from, the site's own last. */
  readonly layers: readonly Layer[]
  readonly config: ResolvedConfig
  readonly note: string
  readonly actor: Actor
}

/** Keeps what is being published as the site's next version, once and for all. The caller holds the site's lock and swings its pointer. */
export const insertVersion = async (
  tx: Transaction,
  { organisationId, siteId, values, draftRevision, layers, config, note, actor }: NewVersion,
): Promise<number> => {
  const { _max } = await tx.version.aggregate({ where: { organisationId, siteId }, _max: { number: true } })
  const number = (_max.number ?? 0) + 1
  await tx.version.createMany({
    data: [
      {
        organisationId,
        siteId,
        number,
        hash: createHash('sha256').update(canonicalJson(config)).digest('hex'),
        schemaVersion,
        values: storedValues(values),
        config: config as unknown as Prisma.InputJsonObject,
        layers: layers as unknown as Prisma.InputJsonArray,
        authorId: actor.userId,
        authorName: actor.name,
        publishedAt: new Date(),
        draftRevision,
        note,
      },
    ],
  })
  return number
}
