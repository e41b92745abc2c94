/** Query of a list: page, sort order and filters. */
export interface ListQuery {
  /** From 1. */
  readonly page: number
  readonly perPage: number
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' }
  readonly filter?: { readonly [name: string]: unknown }
}

export interface ListResult<Row> {
  readonly rows: Row[]
  readonly total: number
}

/** Parses the filters of a list, which are untrusted: a value of the wrong type counts as absent. */
export const parseFilter = (filter: ListQuery['filter'] = {}) => ({
  text: (name: string): string | null => {
    const value = filter[name]
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
  },
  /** A list of strings; a single string counts as a list of one. */
  texts: (name: string): string[] | null => {
    const value = filter[name]
    if (Array.isArray(value)) return value.filter((entry) => typeof entry === 'string')
    return typeof value === 'string' && value !== '' ? [value] : null
  },
  flag: (name: string): boolean | null => {
    const value = filter[name]
    if (typeof value === 'boolean') return value
    return value === 'true' ? true : value === 'false' ? false : null
  },
  instant: (name: string): Date | null => {
    const value = filter[name]
    const time = typeof value === 'string' ? Date.parse(value) : Number.NaN
    return Number.isNaN(time) ? null : new Date(time)
  },
})
