import { isRecord } from '@forecourt/schema/isRecord'

/** How many settings a layer says of a section: of a list each entry it changes counts, of everything else each setting. */
export const settingCount = (section: unknown): number =>
  isRecord(section)
    ? Object.values(section).reduce<number>(
        (sum, value) =>
          sum + (Array.isArray(value) && value.length > 0 && value.every((item) => isRecord(item) && 'id' in item) ? value.length : 1),
        0,
      )
    : 0
