import type { Resolution } from '@forecourt/schema/layers/Layer'
import { removeValue } from '@forecourt/schema/layers/removeValue'
import { setValue } from '@forecourt/schema/layers/setValue'
import { valueAt } from '@forecourt/schema/layers/valueAt'
import { pointerSegments } from '@forecourt/schema/pointer/pointerSegments'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

interface Copying {
  readonly source: Resolution
  /** What the target would be without a word of its own. */
  readonly inherited: ResolvedConfig
  /** The target's own values. */
  readonly values: ConfigValues
}

/** The target's own values with one setting as the source has it. An item the source lacks goes; what a weaker layer says anyway need not be said. */
export const copiedValues = ({ source, inherited, values }: Copying, pointer: string): ConfigValues => {
  const wanted = valueAt(source.config, pointer)
  const beneath = valueAt(inherited, pointer)
  if (wanted !== undefined) return setValue(values, pointer, wanted)
  if (beneath === undefined) return removeValue(values, pointer)
  return setValue(values, pointer, { id: pointerSegments(pointer).at(-1), removed: true })
}
