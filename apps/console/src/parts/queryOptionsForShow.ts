/** Query options of a record page that shows its own error, instead of react-admin's redirect to the list. */
export const queryOptionsForShow = { staleTime: 0, retry: false, onError: () => {} } as const
