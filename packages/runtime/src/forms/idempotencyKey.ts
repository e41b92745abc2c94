/** A new key for one filling-in of a form, so that sending it twice makes one lead. Works outside secure contexts too, where randomUUID does not exist. */
export const idempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
