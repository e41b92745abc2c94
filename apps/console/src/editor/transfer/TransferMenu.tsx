export const TransferMenu = () => null
