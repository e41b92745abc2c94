import type { ReasonGroup } from './pageReasons'

/** The nearest element with reasons around a setting: the texts of a block have none of their own. */
export const nearestElement = (groups: readonly Pick<ReasonGroup, 'reasons'>[], pointer: string): string =>
  groups
    .flatMap(({ reasons }) => reasons.flatMap(({ element }) => element ?? []))
    .filter((element) => pointer === element || pointer.startsWith(`${element}/`))
    .reduce((nearest, element) => (element.length > nearest.length ? element : nearest), '') || pointer
