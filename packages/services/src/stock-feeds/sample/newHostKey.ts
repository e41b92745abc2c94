import ssh2 from 'ssh2'

/**
 * A private key for an SFTP server, as it stands in a file. One in 256 keys that ssh2 1.17 generates it can't read itself, those whose
 * public half begins with a zero byte (mscdex/ssh2#1513): another is made then.
 */
export function newHostKey(): string {
  const key = ssh2.utils.generateKeyPairSync('ed25519').private
  return ssh2.utils.parseKey(key) instanceof Error ? newHostKey() : key
}
