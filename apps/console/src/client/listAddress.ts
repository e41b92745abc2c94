/** The address of a filtered list. */
export const listAddress = (resource: string, filter: object) => `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`
