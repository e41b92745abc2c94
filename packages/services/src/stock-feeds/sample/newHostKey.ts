import ssh2 from 'ssh2'

/**
 * Generates a private key of an SFTP server, in file format. Retries the 1 in 256 keys that ssh2 1.17 can't read back, those whose public
 * half begins with a zero byte (mscdex/ssh2#1513).
 */
export function newHostKey(): string {
  const key = ssh2.utils.generateKeyPairSync('ed25519').private
  return ssh2.utils.parseKey(key) instanceof Error ? newHostKey() : key
}
