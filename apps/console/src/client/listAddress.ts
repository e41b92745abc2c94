/** The address of a list, narrowed. */
export const listAddress = (resource: string, filter: object) => `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`
