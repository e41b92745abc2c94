import type { Transaction } from '../Transaction'

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
    readonly imageKey?: string
  }[]
}

/** Adds makes with their models; those that exist already stay as they are. */
export const insertManufacturers = async (tx: Transaction, manufacturers: readonly NewManufacturer[]): Promise<void> => {
  await tx.manufacturer.createMany({
    data: manufacturers.map(({ slug, name, logoKey }) => ({ slug, name, logoKey })),
    skipDuplicates: true,
  })
  await tx.model.createMany({
    data: manufacturers.flatMap(({ slug, models }) => models.map((model) => ({ ...model, manufacturerSlug: slug }))),
    skipDuplicates: true,
  })
}
