import type { GroupId } from '../../../core/ids.ts'
import { notFound } from '../../../core/problem.ts'
import type { Language } from '../../../core/words.ts'
import { buildingsName } from '../../../platform/db/tenants.ts'
import type { PageFile } from '../../../platform/pdf/printer.ts'
import type { Services } from '../../../platform/services.ts'
import { openPrint } from '../people/printPage.server.ts'
import { allPapers, type Paper, type PaperForm } from './model.ts'
import { findPaper } from './paths.ts'

/**
 * Whose paper, which one, and in which language and form. `path`: the address of its page; its host is ignored. `also`: files of its numbers,
 * which are made with it and stand in `files` in their order.
 */
export type AskedPaper = {
  GroupId: GroupId
  UserId: string
  path: string
  language: Language
  form?: PaperForm
  also?: readonly Exclude<PaperForm, 'pdf'>[]
}

type Printing = Pick<Services, 'db' | 'printer'>

/**
 * Makes a paper for somebody, without a browser of theirs: for a job, a person who waits, or a link. It reads with the rights that they have
 * when its turn has come, and its sessions end with it. Throws `usr.aut.npm` where they may not read it (any more), `sys.obj.nof` where the
 * paper, the account or the building is not theirs, and `PrintError`. A PDF has no name of its own.
 */
export const printPaper = async ({ db, printer }: Printing, asked: AskedPaper): Promise<PageFile> => {
  const { GroupId, UserId, language, form = 'pdf', also = [] } = asked
  const { paper, path, BuildingId } = await namedPaper(db, asked)
  const { token, end } = openPrint(db, { GroupId, BuildingId, UserId, may: paper.may })
  const forms = [form, ...also]
  const address = `${path}?lang=${language}${forms.join() === 'pdf' ? '' : `&as=${forms.join()}`}`
  try {
    if (form !== 'pdf') return await printer.read(address, { token })
    const printed = await printer.print(address, { token, format: 'Letter', landscape: paper.landscape ?? false })
    return { name: paper.key, contentType: 'application/pdf', ...printed }
  } finally {
    await end()
  }
}

type Named = { paper: Paper; path: string; BuildingId: string | null }
/** The paper of an account that an address names. Throws `sys.obj.nof` for any other. */
export const namedPaper = async (db: Printing['db'], { GroupId, path: address }: Pick<AskedPaper, 'GroupId' | 'path'>): Promise<Named> => {
  const found = findPaper(allPapers(), address)
  const { gId, bId: BuildingId = null } = found?.params ?? {}
  if (!found || gId?.toLowerCase() !== GroupId) throw notFound()
  if (found.paper.scope === 'building' && !BuildingId) throw notFound()
  if (BuildingId) {
    const ofAccount = `select 1 from ${buildingsName()} where group_id = $1 and id = $2`
    const { rowCount } = await db.withTenant(GroupId, (_tx, client) => client.query(ofAccount, [GroupId, BuildingId]), { readOnly: true })
    if (rowCount === 0) throw notFound()
  }
  return { paper: found.paper, path: found.path, BuildingId }
}
