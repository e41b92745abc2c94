/** Filter for react-admin's queries of a resource: keys begin with the resource's name and the data provider's method. */
export const resourceFilter = (resource: string) => ({ queryKey: [resource] })

/** Filter for the list queries of a resource only, for cases where refetching one of its records would fail. */
export const listFilter = (resource: string) => ({ queryKey: [resource, 'getList'] })
