/** A part of the page with the setting it shows. */
export interface Candidate {
  readonly element: HTMLElement
  readonly pointer: string
}

/** The one part with a setting that an element holds, such as the words of a heading that is wider than they are. */
const onlyPartIn = (target: Element | null): HTMLElement | null => {
  const inner = target?.querySelectorAll<HTMLElement>('[data-setting]')
  return inner?.length === 1 ? (inner[0] ?? null) : null
}

/** What of the page a point in it can mean: the part it is in or just beside, then what that is part of, each setting once. */
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
