/** Query options for data that is read once when a view opens and stays frozen: a page before and after, a request being answered. */
export const readOnce = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnWindowFocus: false } as const
