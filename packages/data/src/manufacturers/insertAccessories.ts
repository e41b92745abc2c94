import type { AccessoryValues } from '@forecourt/rules/records/kinds/accessoryFields'
import { writeStoredText } from '@forecourt/schema/rich-text/storedText'
import type { Transaction } from '../Transaction'

/** An accessory without a picture or a part number, shown. */
export interface NewAccessory extends Pick<AccessoryValues, 'modelId' | 'name' | 'category' | 'priceCents' | 'fitted' | 'description'> {
  readonly id: string
}

/** Adds accessories of models; those that exist already stay as they are. */
export const insertAccessories = async (tx: Transaction, accessories: readonly NewAccessory[]): Promise<void> => {
  await tx.accessory.createMany({
    data: accessories.map(({ description, ...accessory }) => ({
      ...accessory,
      description: description === null ? null : writeStoredText(description),
    })),
    skipDuplicates: true,
  })
}
