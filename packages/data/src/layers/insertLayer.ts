import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import type { Prisma } from '../generated/client'
import type { Transaction } from '../Transaction'

/** Layer values are JSON by their own schema, which Prisma's types don't know. */
export const storedValues = (values: ConfigValues): Prisma.InputJsonObject => values as unknown as Prisma.InputJsonObject

export interface NewLayer {
  readonly id: string
  readonly kind: 'platform' | 'template' | 'manufacturer' | 'organisation'
  readonly slug: string
  readonly name: string
  /** Set only for an organisation's layer. */
  readonly organisationId?: string
  readonly schemaVersion: number
  readonly values: ConfigValues
  readonly locks: readonly string[]
  readonly lockReasons?: Readonly<Record<string, string>>
  /** For a template: its audience as text for dealers, and the kinds of dealers that see it first. */
  readonly audience?: string
  readonly suits?: readonly string[]
  /** Author of the first release. */
  readonly author?: { readonly userId: string | null; readonly name: string }
}

/** Adds a layer with its first release. */
export const insertLayer = async (
  tx: Transaction,
  { id, values, locks, lockReasons = {}, author = { userId: null, name: 'Forecourt' }, suits = [], ...layer }: NewLayer,
): Promise<void> => {
  const row = { values: storedValues(values), locks: [...locks], lockReasons }
  await tx.layer.create({ data: { id, ...layer, suits: [...suits], ...row, updatedBy: author.name } })
  await tx.layerRelease.createMany({
    data: [{ layerId: id, revision: 1, schemaVersion: layer.schemaVersion, ...row, authorId: author.userId, authorName: author.name }],
  })
}
