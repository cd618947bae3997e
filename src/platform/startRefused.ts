/** A start that cannot be: its message is one plain sentence or two for whoever runs Lintel, and names the variable to change. */
export class StartRefused extends Error {}

const reasons: Record<string, string> = {
  EACCES: 'this user has no right to it',
  EPERM: 'this user has no right to it',
  EROFS: 'it lies on a read-only file system',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'it is a file',
  ENOSPC: 'the disk is full',
}

/** Why a folder cannot be used, in words. */
export const unusable = (folder: string, { code, message }: NodeJS.ErrnoException): StartRefused =>
  new StartRefused(`The folder ${folder} cannot be used: ${reasons[code ?? ''] ?? message}. DATA_DIR names another.`)

/** Why a start failed, in one line: of a refusal its words; of a network address what is wrong with it; else what the error says. */
export const plainly = (error: unknown): string => {
  const { code, syscall, port, address, message } = firstOf(error)
  if (syscall === 'listen' && code === 'EADDRINUSE')
    return `Another program listens on port ${port} already. Stop it, or set PORT to another one.`
  if (syscall === 'listen' && code === 'EACCES') return `This user may not listen on port ${port}. Set PORT to one above 1023.`
  if (syscall === 'listen' || syscall === 'getaddrinfo') return `HOST is no address of this machine: ${address ?? message}`
  if (syscall === 'connect') return `nothing answers there (${code}).`
  return (message || code || String(error)).split('\n')[0] ?? ''
}

type Failure = NodeJS.ErrnoException & { port?: number; address?: string }
// A name with several addresses fails with one error for each.
const firstOf = (error: unknown): Failure => Object(error instanceof AggregateError ? error.errors[0] : error)
