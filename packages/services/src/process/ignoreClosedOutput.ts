/**
 * Lets a process live on when nobody reads what it prints any more: a closed pipe is no reason to end, nor to print about it, which
 * would fail again without end.
 */
export function ignoreClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE' && error.code !== 'EIO' && error.code !== 'ERR_STREAM_DESTROYED') throw error
    })
}
