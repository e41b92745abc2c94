import type { Transaction } from '../Transaction'
import { type ModelFacts, writeModelFacts } from './parseModelFacts'

export interface NewManufacturer {
  readonly slug: string
  readonly name: string
  readonly logoKey?: string
  readonly models: readonly {
    readonly slug: string
    readonly name: string
    readonly body?: string
    readonly status?: string
    readonly overridePath?: string
    readonly imageKey?: string | null
    /** What is told of it beside; left out where nobody knows. */
    readonly facts?: Partial<ModelFacts>
  }[]
}

/** Adds makes with their models; those that exist already stay as they are. */
export const insertManufacturers = async (tx: Transaction, manufacturers: readonly NewManufacturer[]): Promise<void> => {
  await tx.manufacturer.createMany({
    data: manufacturers.map(({ slug, name, logoKey }) => ({ slug, name, logoKey })),
    skipDuplicates: true,
  })
  await tx.model.createMany({
    data: manufacturers.flatMap(({ slug, models }) =>
      models.map(({ facts = {}, ...model }) => ({ ...model, facts: writeModelFacts(facts), manufacturerSlug: slug })),
    ),
    skipDuplicates: true,
  })
}
