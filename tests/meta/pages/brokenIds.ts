/** What refers to an element by its id. */
const referring = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'] as const

/** The ids that two elements have, and those that are referred to and no element has. Walked by hand: selectors are slow where there is no real browser. */
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
