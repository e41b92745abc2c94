/** What refers to an element by its id. */
const referring = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'] as const

/** The ids that two elements have, and those that are referred to and no element has. */
export const brokenIds = (container: Element): readonly string[] => {
  const known = new Set<string>()
  const broken: string[] = []
  for (const { id } of container.querySelectorAll('[id]')) {
    if (known.has(id)) broken.push(`twice: ${id}`)
    known.add(id)
  }
  for (const name of referring)
    for (const element of container.querySelectorAll(`[${name}]`))
      for (const id of element.getAttribute(name)?.split(' ') ?? []) if (!known.has(id)) broken.push(`nowhere: ${name}=${id}`)
  return broken
}
