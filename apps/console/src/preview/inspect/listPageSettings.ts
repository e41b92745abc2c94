/** A setting on the page, and the number of its elements. */
export interface PageSetting {
  readonly pointer: string
  readonly count: number
}

/** The settings on a page, in document order. */
export const listPageSettings = (root: ParentNode): PageSetting[] => {
  const counts = new Map<string, number>()
  for (const { dataset } of root.querySelectorAll<HTMLElement>('[data-setting]'))
    if (dataset.setting) counts.set(dataset.setting, (counts.get(dataset.setting) ?? 0) + 1)
  return [...counts].map(([pointer, count]) => ({ pointer, count }))
}
