import type { ReasonGroup } from './pageReasons'

/** Of what has reasons, the nearest that a part of the page with a setting is part of: the words of a block have none of their own. */
export const nearestElement = (groups: readonly Pick<ReasonGroup, 'reasons'>[], pointer: string): string =>
  groups
    .flatMap(({ reasons }) => reasons.flatMap(({ element }) => element ?? []))
    .filter((element) => pointer === element || pointer.startsWith(`${element}/`))
    .reduce((nearest, element) => (element.length > nearest.length ? element : nearest), '') || pointer
