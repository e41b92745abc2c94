import type { AccessoryValues } from '@forecourt/rules/records/kinds/modelFields'
import { writeStoredText } from '@forecourt/schema/rich-text/storedText'
import type { Transaction } from '../Transaction'
import { type ModelFacts, writeModelFacts } from './parseModelFacts'

/** A published accessory without picture and part number. */
export interface NewAccessory extends Pick<AccessoryValues, 'modelId' | 'name' | 'category' | 'priceCents' | 'fitted' | 'description'> {
  readonly id: string
}

/** Adds accessories of models; skips existing ones. */
export const insertAccessories = async (tx: Transaction, accessories: readonly NewAccessory[]): Promise<void> => {
  await tx.accessory.createMany({
    data: accessories.map(({ description, ...accessory }) => ({
      ...accessory,
      description: description === null ? null : writeStoredText(description),
    })),
    skipDuplicates: true,
  })
}

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
    /** Further facts; omitted if unknown. */
    readonly facts?: Partial<ModelFacts>
  }[]
}

/** Adds makes with their models; skips existing ones. */
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
