/** What react-admin has read of a resource: its keys begin with the resource's name and what was asked of the data provider. */
export const resourceFilter = (resource: string) => ({ queryKey: [resource] })

/** The lists of it alone, where asking for one of its records again would fail. */
export const listFilter = (resource: string) => ({ queryKey: [resource, 'getList'] })
