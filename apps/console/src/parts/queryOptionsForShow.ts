/** For a record's page that says itself when it can't be loaded: nobody is sent away to the list for it. */
export const queryOptionsForShow = { staleTime: 0, retry: false, onError: () => {} } as const
