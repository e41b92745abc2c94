const maxSuggested = 2

/**
 * Warning about a make or model that no car of the organisation has, with names that contain it; null for a known one and for none.
 *
 * @example unknownModelText('Model', 'Prado', ['LandCruiser Prado']) // 'No car in stock has this model. Did you mean LandCruiser Prado?'
 */
export function unknownModelText(label: string, value: string, known: readonly string[]): string | null {
  const entered = value.trim().toLowerCase()
  if (entered === '' || known.length === 0 || known.some((name) => name.toLowerCase() === entered)) return null
  const similar = [...new Set(known)].filter((name) => name.toLowerCase().includes(entered)).slice(0, maxSuggested)
  return `No car in stock has this ${label.toLowerCase()}.${similar.length === 0 ? '' : ` Did you mean ${similar.join(' or ')}?`}`
}
