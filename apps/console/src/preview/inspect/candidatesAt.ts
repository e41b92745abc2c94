/** A part of the page with the setting it shows. */
export interface Candidate {
  readonly element: HTMLElement
  readonly pointer: string
}

/** What of the page a point in it can mean: the part it is in, then what that is part of, each setting once. */
export const candidatesAt = (target: Element | null): Candidate[] => {
  const found: Candidate[] = []
  for (let part = target?.closest<HTMLElement>('[data-setting]'); part; part = part.parentElement?.closest<HTMLElement>('[data-setting]')) {
    const pointer = part.dataset.setting ?? ''
    if (pointer !== '' && !found.some((each) => each.pointer === pointer)) found.push({ element: part, pointer })
  }
  return found
}
