import type { ReasonGroup } from './pageReasons'

/** The nearest element with reasons around a setting: the texts of a block have none of their own. */
export const nearestElement = (groups: readonly Pick<ReasonGroup, 'reasons'>[], pointer: string): string =>
  groups
    .flatMap(({ reasons }) => reasons.flatMap(({ elementSetting }) => elementSetting ?? []))
    .filter((elementSetting) => pointer === elementSetting || pointer.startsWith(`${elementSetting}/`))
    .reduce((nearest, elementSetting) => (elementSetting.length > nearest.length ? elementSetting : nearest), '') || pointer
