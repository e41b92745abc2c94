/** A setting that a page shows, and in how many places. */
export interface SurveyedSetting {
  readonly pointer: string
  readonly count: number
}

/** The settings a page shows, in the order in which a reader meets them. */
export const surveyPage = (root: ParentNode): SurveyedSetting[] => {
  const counts = new Map<string, number>()
  for (const { dataset } of root.querySelectorAll<HTMLElement>('[data-setting]'))
    if (dataset.setting) counts.set(dataset.setting, (counts.get(dataset.setting) ?? 0) + 1)
  return [...counts].map(([pointer, count]) => ({ pointer, count }))
}
