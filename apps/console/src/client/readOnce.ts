/** For what is read when it is opened and stays as it is meanwhile: a page before and after, a request being answered. */
export const readOnce = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnWindowFocus: false } as const
