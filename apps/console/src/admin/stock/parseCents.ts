/** Reads a price as people type it ('24,990', '$24 990.50') into cents; empty is null (no price), nonsense is undefined. */
export const parseCents = (typed: string): number | null | undefined => {
  const text = typed.replace(/[$,\s]/g, '')
  if (text === '') return null
  return /^\d{1,8}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined
}
