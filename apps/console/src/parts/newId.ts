/** Derives an id from a name: 'Book a service' → 'book-a-service', with a number if taken. */
export const newId = (name: string, taken: readonly string[]): string => {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 30)
    .replace(/-+$/, '')
  const base = plain === '' ? 'item' : plain
  let id = base
  for (let number = 2; taken.includes(id); number++) id = `${base}-${number}`
  return id
}
