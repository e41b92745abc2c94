/** Search parameters as the framework gives them, as a query string again. */
export function queryString(parameters: { readonly [name: string]: string | readonly string[] | undefined }): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) for (const one of [value ?? []].flat()) query.append(name, one)
  return query.toString()
}
