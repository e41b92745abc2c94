/**
 * The parts of a page that a setting shows in, in order: those that carry it or something of it; where there are none, the nearest that
 * carry what it is part of.
 */
export const partsOf = (root: ParentNode, pointer: string): HTMLElement[] => {
  const parts = [...root.querySelectorAll<HTMLElement>('[data-setting]')]
  const own = parts.filter(({ dataset }) => dataset.setting === pointer || dataset.setting?.startsWith(`${pointer}/`))
  if (own.length > 0) return own
  const around = parts.filter(({ dataset }) => dataset.setting && pointer.startsWith(`${dataset.setting}/`))
  const longest = Math.max(0, ...around.map(({ dataset }) => dataset.setting?.length ?? 0))
  return around.filter(({ dataset }) => dataset.setting?.length === longest)
}
