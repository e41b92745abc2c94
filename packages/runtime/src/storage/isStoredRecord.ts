/** Says whether something read back from a browser is an object with fields. */
export const isStoredRecord = (value: unknown): value is { readonly [field: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
