/**
 * The elements that show a setting, in document order: those with its pointer, and outside of them those with a part of it; if none, the
 * nearest with a parent of it.
 */
export const settingElements = (root: ParentNode, pointer: string): HTMLElement[] => {
  const parts = [...root.querySelectorAll<HTMLElement>('[data-setting]')]
  const exact = parts.filter(({ dataset }) => dataset.setting === pointer)
  const own = parts.filter(
    (part) => exact.includes(part) || (part.dataset.setting?.startsWith(`${pointer}/`) && !exact.some((other) => other.contains(part))),
  )
  if (own.length > 0) return own
  const around = parts.filter(({ dataset }) => dataset.setting && pointer.startsWith(`${dataset.setting}/`))
  const longest = Math.max(0, ...around.map(({ dataset }) => dataset.setting?.length ?? 0))
  return around.filter(({ dataset }) => dataset.setting?.length === longest)
}
