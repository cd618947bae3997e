import type { KnockOut } from '../knockOut.ts'

const pieceOf = (title: string) => ({ 'src/platform/backup/piece.test.ts': title })
const files = (title: string) => ({ 'test/platform/backupFiles.test.ts': title })
const restores = (title: string) => ({ 'test/platform/restore.test.ts': title })
const keeping = (title: string) => ({ 'src/platform/backup/keeping.test.ts': title })

/** Backups: what is in them, what stays, and what a restore says. */
export const backupGuards: readonly KnockOut[] = [
  {
    guard: 'a piece of a backup is encrypted',
    file: 'src/platform/backup/piece.ts',
    from: 'Buffer.concat([cipher.update(packed), cipher.final()])\n    parts.push(markOfKey(key), nonce, cipher.getAuthTag(), body)',
    to: 'Buffer.concat([cipher.update(packed), cipher.final()])\n    parts.push(markOfKey(key), nonce, cipher.getAuthTag(), body, packed)',
    probes: pieceOf('an encrypted piece'),
  },
  {
    guard: 'a piece of a backup that was changed or moved is refused',
    file: 'src/platform/backup/piece.ts',
    from: ' || !sum.equals(sumOf(name, all)))',
    to: ')',
    probes: pieceOf('a piece is what it was'),
  },
  {
    guard: 'uploaded files go with the log',
    file: 'src/platform/backup/followLog.ts',
    from: 'await waitFor(copyFiles(), patience)',
    to: '',
    probes: files('after a lost disk each photo'),
  },
  {
    guard: 'a file that could not be copied is tried again',
    file: 'src/platform/backup/followFiles.ts',
    from: 'if (size !== null) there.add(one)',
    to: 'there.add(one)',
    probes: files('two processes copy each file once'),
  },
  {
    guard: 'a clock that was set back hides no file from the backups',
    file: 'src/platform/backup/followFiles.ts',
    from: 'Math.min(since, began) - OVERLAP',
    to: 'since - OVERLAP',
    probes: files('a clock that was set back'),
  },
  {
    guard: 'a new BACKUP_KEY is told and begins a backup',
    file: 'src/platform/backup/followLog.ts',
    from: `else client.connection.once('replicationStart', () => void check(place))`,
    to: '',
    probes: files('the first start with a new key'),
  },
  {
    guard: 'a test restore looks at each file',
    file: 'src/platform/backup/tryRestore.ts',
    from: 'if (kept) faults.push(',
    to: 'if (!kept) faults.push(',
    probes: files('a test restore fails'),
  },
  {
    guard: 'a restore lists the files that it misses',
    file: 'src/platform/backup/restoreInstallation.ts',
    from: 'else restored.missing.push(one)',
    to: '',
    probes: restores('a damaged newest backup is passed over'),
  },
  {
    guard: 'a backup of an unknown key stands before no other',
    file: 'src/platform/backup/restore.ts',
    from: 'if (newestOnly || !canSkip(error)) throw error',
    to: 'throw error',
    probes: restores('after a change of the key'),
  },
  {
    guard: 'the backup that was restored from stays',
    file: 'src/platform/backup/keeping.ts',
    from: 'return valid.filter(id => first === undefined || id <= first)',
    to: 'return []',
    probes: keeping('after a restore everything before it stays'),
  },
  {
    guard: 'the log stays for which the oldest backup is kept',
    file: 'src/platform/backup/keeping.ts',
    from: `from: [...day, ...back].toSorted()[0] ?? ''`,
    to: `from: day.toSorted()[0] ?? ''`,
    probes: keeping('the only backup that reaches back'),
  },
]
