/** Where a typed or pasted address leads: a path of the site, also from a full address of its own; another site's address stays as it is. */
export const parsePreviewPath = (typed: string, hosts: readonly string[]): string => {
  const text = typed.trim()
  const address = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : null
  if (address) return hosts.includes(address.hostname) ? address.pathname + address.search : text
  return text.startsWith('/') ? text : `/${text}`
}
