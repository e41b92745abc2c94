export const ConflictDialog = () => null
