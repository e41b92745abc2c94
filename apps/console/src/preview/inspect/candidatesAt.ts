/** An element with the setting it shows. */
export interface Candidate {
  readonly element: HTMLElement
  readonly pointer: string
}

/** The only element with a setting inside another, such as the text of a heading that is wider than its text. */
const onlyPartIn = (target: Element | null): HTMLElement | null => {
  const inner = target?.querySelectorAll<HTMLElement>('[data-setting]')
  return inner?.length === 1 ? (inner[0] ?? null) : null
}

/** The candidates at an element: the setting element it is in or that it contains, then its ancestors, each setting once. */
export const candidatesAt = (target: Element | null): Candidate[] => {
  const found: Candidate[] = []
  for (
    let part = onlyPartIn(target) ?? target?.closest<HTMLElement>('[data-setting]');
    part;
    part = part.parentElement?.closest<HTMLElement>('[data-setting]')
  ) {
    const pointer = part.dataset.setting ?? ''
    if (pointer !== '' && !found.some((each) => each.pointer === pointer)) found.push({ element: part, pointer })
  }
  return found
}
