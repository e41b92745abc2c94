export const PublishButton = () => null
