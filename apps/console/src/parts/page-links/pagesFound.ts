/** The pages that what is typed may mean, by name or address; all of them while it is the very address of one, so that another can be chosen. */
export const pagesFound = <Choice extends { readonly path: string; readonly title: string }>(
  choices: readonly Choice[],
  typed: string,
): Choice[] => {
  const asked = typed.trim().toLowerCase()
  const exact = choices.some(({ path }) => path === asked)
  return exact ? [...choices] : choices.filter(({ path, title }) => `${title} ${path}`.toLowerCase().includes(asked))
}
