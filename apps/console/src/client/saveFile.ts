/** Saves a text as a file on the person's computer. */
export const saveFile = (fileName: string, type: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type }))
  Object.assign(document.createElement('a'), { href: address, download: fileName }).click()
  URL.revokeObjectURL(address)
}
