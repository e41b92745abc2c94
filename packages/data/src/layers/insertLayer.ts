import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import type { Transaction } from '../Transaction'
import { storedValues } from './storedValues'

export interface NewLayer {
  readonly id: string
  readonly kind: 'platform' | 'template' | 'manufacturer' | 'organisation'
  readonly slug: string
  readonly name: string
  /** Set for the layer of an organisation alone. */
  readonly organisationId?: string
  readonly schemaVersion: number
  readonly values: ConfigValues
  readonly locks: readonly string[]
}

export const insertLayer = async (tx: Transaction, { values, locks, ...layer }: NewLayer): Promise<void> => {
  await tx.layer.create({ data: { ...layer, values: storedValues(values), locks: [...locks] } })
}
