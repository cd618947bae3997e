import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, test } from 'vitest'
import { accountGroup } from '../../src/features/base/accounts/tables.ts'
import { GetProfile, SignIn } from '../../src/features/base/people/contract.ts'
import { appUser, member } from '../../src/features/base/people/tables.ts'
import { makeBackup } from '../../src/platform/backup/makeBackup.ts'
import { pieceKey } from '../../src/platform/backup/piece.ts'
import { withClient } from '../../src/platform/db/client.ts'
import { hashPassword } from '../../src/platform/secrets.ts'
import { newFolder, openInstallation } from '../support/backups.ts'
import { ask, callAt, freePort, until } from '../support/processes.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** The block of commands of a page that stands behind a mark. */
const blockAfter = (page: string, mark: string): string =>
  readFileSync(path.join(root, 'docs', page), 'utf8')
    .split(mark)[1]
    ?.match(/```sh\n([\s\S]*?)```/)?.[1] ?? ''

/** Somebody of an account, as the portal keeps people. */
const addPerson = (owner: Parameters<typeof withClient>[0], Email: string, password: string): Promise<unknown> =>
  withClient(owner, async client => {
    const tx = drizzle({ client })
    const [account] = await tx
      .insert(accountGroup)
      .values({ GroupName: { en: 'Restored' } })
      .returning()
    const [user] = await tx
      .insert(appUser)
      .values({ Email, FullName: 'Somebody Restored', PasswordHash: await hashPassword(password) })
      .returning()
    if (!account || !user) throw new Error('a row was not made')
    await tx.insert(member).values({ GroupId: account.id, UserId: user.id, MemberRoleInGroup: 'Executive' })
  })

test('from an empty data folder to somebody who is signed in, by the commands that docs/operating.md gives', async () => {
  const of = await openInstallation()
  const [UserName, Password] = ['somebody@restored.example', 'correct horse 7 battery']
  await addPerson(of.owner, UserName, Password)
  const BACKUP_KEY = 'a key of a backup, which nobody can guess'
  await makeBackup({ ...of, key: pieceKey(BACKUP_KEY) })
  const block = blockAfter('operating.md', 'operating.test.ts runs this block as it stands -->')
  expect(block).toContain('npm run restore')
  const port = await freePort()
  const { PATH, HOME } = process.env
  const own = {
    DATA_DIR: await newFolder('empty'),
    BACKUP_TO: of.backups,
    BACKUP_KEY,
    PORT: String(port),
    HOST: '127.0.0.1',
    LINTEL_DEMO: 'off',
  }
  const began = performance.now()
  const shell = spawn('sh', ['-e', '-c', block], {
    cwd: root,
    env: { PATH, HOME, ...own },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let said = ''
  for (const stream of [shell.stdout, shell.stderr]) stream.on('data', text => (said += text))
  const ended = new Promise(resolve => shell.once('exit', resolve))
  try {
    const page = await until(`the sign-in page:\n${said}`, 200, () =>
      ask(`http://127.0.0.1:${port}/login`, { headers: { accept: 'text/html' } }).then(
        ({ status, body }) => status === 200 && body,
        () => false,
      ),
    )
    expect(page).toContain('<title>')
    const base = `http://127.0.0.1:${port}`
    const { data } = await callAt(base, SignIn, { UserName, Password })
    const profile = await callAt(base, GetProfile, {}, { token: data?.UserToken ?? '' })
    expect(profile.data).toMatchObject({ UserPersonal: { FullName: 'Somebody Restored' } })
    console.log(`signed in ${((performance.now() - began) / 1000).toFixed(1)} s after the first command`)
    expect(said).toMatch(/Checked: every page and every index is whole/)
  } finally {
    if (shell.pid) process.kill(-shell.pid, 'SIGTERM')
    await ended
  }
}, 260_000)
