import { existsSync } from 'node:fs'
import path from 'node:path'
import { openOwner, openServices } from '../src/app/process.ts'
import { deleteNow, exportToFile, restoreFromFile } from '../src/features/property/administration/command.server.ts'
import { PASSPHRASE_LEAST } from '../src/features/property/administration/deletion.ts'
import { AccountRefused } from '../src/platform/account/accountRefused.ts'
import { readConfig } from '../src/platform/config.ts'
import { readOptions } from '../src/platform/options.ts'
import type { Services } from '../src/platform/services.ts'
import { plainly } from '../src/platform/startRefused.ts'

/**
 * `npm run account -- export ID [--to FILE]`, `restore FILE`, `delete ID --name "Its name" --code CODE --now`: a whole account as one file, back from
 * one, and gone for good. EXPORT_PASSPHRASE seals and opens its secrets. The server may be at work.
 */
const usage = `npm run account -- export ID [--to FILE]
  npm run account -- restore FILE
  npm run account -- delete ID --name "Its name" --code CODE --now`
const options = { to: { type: 'string' }, name: { type: 'string' }, code: { type: 'string' }, now: { type: 'boolean' } } as const
const number = (n: number): string => n.toLocaleString('en')

const run = async (services: Services): Promise<string[]> => {
  const { values, positionals } = readOptions(usage, { allowPositionals: true, options })
  const [action, which] = positionals
  if (!which) throw new AccountRefused(`Say what to do:\n  ${usage}`)
  if (action === 'export') return exportOne(services, which.toLowerCase(), values.to)
  if (action === 'restore') return restoreOne(services, which)
  if (action === 'delete') return deleteOne(services, which.toLowerCase(), values)
  throw new AccountRefused(`There is no "${action}":\n  ${usage}`)
}

const passphrase = (): string | null => {
  const given = process.env.EXPORT_PASSPHRASE
  if (!given) return null
  if (given.length < PASSPHRASE_LEAST) throw new AccountRefused(`EXPORT_PASSPHRASE has at least ${PASSPHRASE_LEAST} characters.`)
  return given
}

const requireId = (id: string): string => {
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return id
  throw new AccountRefused(`"${id}" is no id of an account: it stands in the portal's address as gId.`)
}

const exportOne = async (services: Services, id: string, to = `account-${id}.zip`): Promise<string[]> => {
  const file = path.resolve(to)
  if (existsSync(file)) throw new AccountRefused(`There is a file ${file} already.`)
  const { manifest, Code, Rows } = await exportToFile(services, { GroupId: requireId(id), to: file, passphrase: passphrase() })
  return [
    `"${manifest.GroupName}" is in ${file}: ${number(Rows)} rows, ${number(manifest.Files)} files. Confirmation code: ${Code}`,
    ...(manifest.Secrets ? [] : [`Without EXPORT_PASSPHRASE ${number(manifest.SecretsLeftOut)} Wi-Fi passwords and PINs were left out.`]),
    ...(manifest.MissingFiles.length > 0 ? [`${number(manifest.MissingFiles.length)} uploaded files are not in the file store.`] : []),
  ]
}

const restoreOne = async (services: Services, file: string): Promise<string[]> => {
  const { manifest, Rows, Files, people } = await restoreFromFile(services, { path: path.resolve(file), passphrase: passphrase() })
  return [
    `"${manifest.GroupName}" is restored: ${number(Rows)} rows, ${number(Files)} files.`,
    `Its people: ${number(people.added)} new ones, who are invited by mail, and ${number(people.known)} who were known here.`,
    ...(manifest.Secrets ? [] : ['Wi-Fi passwords and PINs were not in the export: set them again.']),
  ]
}

type Typed = { name?: string | undefined; code?: string | undefined; now?: boolean | undefined }
const deleteOne = async (services: Services, id: string, { name, code, now }: Typed): Promise<string[]> => {
  if (!name || !code) throw new AccountRefused('Say its name and the confirmation code of its latest export: --name "…" --code ….')
  if (!now)
    throw new AccountRefused(
      'On the command line an account is deleted at once, and cannot be brought back: say --now. The portal waits for 30 days.',
    )
  const { Rows, People } = await deleteNow(services, { GroupId: requireId(id), GroupName: name, ExportCode: code })
  return [
    `Deleted for good: ${number(Rows)} rows, its files, and ${number(People)} people who belonged to no other account. Backups hold it until they expire.`,
  ]
}

const config = readConfig()
const { owner, cluster } = await openOwner(config)
const { services, close } = await openServices(config, owner)
try {
  for (const line of await run(services)) console.log(`  ${line}`)
} catch (error) {
  console.error(`\n  ${plainly(error)}${error instanceof AccountRefused ? error.message.slice(plainly(error).length) : ''}\n`)
  process.exitCode = 1
} finally {
  await close()
  await cluster?.stop()
}
