import type { ImportContract } from '../../src/features/base/importing/contract.ts'
import type { Job } from '../../src/platform/jobs/job.ts'
import type { Account, World } from '../world.ts'
import type { Write } from './write.ts'

type Imported = ImportContract & { jobs: readonly Job<never>[]; file: () => Promise<Buffer>; Mapping: Record<string, string> }

/** The writes of an import: `file` gives rows of a new account, `Mapping` what its first columns fill otherwise. */
export const importWrites = (world: World, { jobs, file, Mapping, ...calls }: Imported): Write[] => {
  const { ChooseSheet, DiscardImport, GetImport, MapColumns, RunImport, UndoImport, UploadImport } = calls
  const sent = async ({ group }: Account, name: string) => ({
    GroupId: group.id,
    FileName: `${name}.xlsx`,
    base64: (await file()).toString('base64'),
  })
  const uploaded = async (account: Account) => {
    const { acId } = await account.call(UploadImport, await sent(account, 'rows'))
    return { GroupId: account.group.id, ImportId: acId }
  }
  return [
    {
      call: UploadImport,
      open: async account => {
        const input = await sent(account, '')
        return { input: text => ({ ...input, FileName: `${text}.xlsx` }) }
      },
    },
    { call: DiscardImport, open: async account => uploaded(account).then(at => ({ input: () => at })) },
    { call: MapColumns, open: async account => uploaded(account).then(at => ({ input: () => ({ ...at, Mapping }) })) },
    {
      call: ChooseSheet,
      open: async account =>
        uploaded(account).then(async at => {
          const { Notes } = await account.call(GetImport, { gId: at.GroupId, ImportId: at.ImportId })
          return { input: () => ({ ...at, Sheet: Notes?.Name ?? '', HeaderRow: 1 }) }
        }),
    },
    {
      call: RunImport,
      open: async account =>
        uploaded(account).then(at => ({ input: text => ({ ...at, Existing: text === 'mine' ? 'Skip' : 'Update', Wrong: 'LeaveOut' }) })),
    },
    {
      call: UndoImport,
      open: async account => {
        const at = await uploaded(account)
        await account.call(RunImport, { ...at, Existing: 'Update', Wrong: 'Refuse' })
        const waiting = `select data from pgboss.job where name = $1 and data->>'ImportId' = $2`
        for (const job of jobs) {
          const { rows } = await world.services.db.system.query<{ data: never }>(waiting, [job.name, at.ImportId])
          for (const { data } of rows) await job.run({ services: world.services, attempt: 1, last: false, jobId: 'test' }, data)
        }
        return { input: () => at }
      },
    },
  ]
}
