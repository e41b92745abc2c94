import type { ModelValues } from './modelFields'

/** Whether sites show the model of an accessory. The accessories of a hidden or discontinued one can be moved to another model. */
export const accessoryModelStates = { shown: 'On sites', hidden: 'Hidden', discontinued: 'Discontinued' } as const

export type AccessoryModelState = keyof typeof accessoryModelStates

/**
 * State of an accessory's model (MOD-02).
 *
 * @example accessoryModelState({ published: false, status: 'current' }) // 'hidden'
 */
export const accessoryModelState = ({ published, status }: Pick<ModelValues, 'published' | 'status'>): AccessoryModelState => {
  if (!published) return 'hidden'
  return status === 'discontinued' ? 'discontinued' : 'shown'
}
