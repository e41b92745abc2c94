/** Attributes that reference an id. */
const referring = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'] as const

/** Duplicate ids and references to missing ids. Manual traversal, as selectors are slow in jsdom. */
export const brokenIds = (container: Element): readonly string[] => {
  const known = new Set<string>()
  const referred: (readonly [name: string, id: string])[] = []
  const broken: string[] = []
  const walk = (parent: Element): void => {
    for (let element = parent.firstElementChild; element; element = element.nextElementSibling) {
      if (element.id) {
        if (known.has(element.id)) broken.push(`twice: ${element.id}`)
        known.add(element.id)
      }
      for (const name of referring) for (const id of element.getAttribute(name)?.split(' ') ?? []) referred.push([name, id])
      walk(element)
    }
  }
  walk(container)
  for (const [name, id] of referred) if (!known.has(id)) broken.push(`nowhere: ${name}=${id}`)
  return broken
}
