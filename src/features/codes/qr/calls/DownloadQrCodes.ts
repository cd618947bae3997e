import { and } from 'drizzle-orm'
import { misfit, mostHint } from '../../../../core/hints.ts'
import { invalid, notFound } from '../../../../core/problem.ts'
import { oneOf } from '../../../../platform/db/page.ts'
import { handle } from '../../../../platform/handle.ts'
import { wordsFor } from '../../../../platform/words.ts'
import { newTask } from '../../../base/tasks/data.ts'
import { DownloadQrCodes as call, mostZipped } from '../contract.ts'
import { codesInScope } from '../data.ts'
import { plainName } from '../rules.ts'
import { qrCode } from '../tables.ts'
import { wantedCodes } from '../wanted.server.ts'
import { words } from '../words.ts'
import { zipPictures } from '../zip.server.ts'

export const DownloadQrCodes = handle(call, async (ctx, { QrCodeIds, filter, fileTypes: FileTypes, size: Size }) => {
  const where = QrCodeIds ? and(codesInScope(ctx), oneOf(qrCode.id, QrCodeIds)) : wantedCodes(ctx, filter ?? { gId: ctx.GroupId })
  const rows = await ctx.tx
    .select({ id: qrCode.id })
    .from(qrCode)
    .where(where)
    .orderBy(qrCode.SignId)
    .limit(mostZipped + 1)
  if (rows.length === 0) throw notFound()
  if (rows.length > mostZipped) throw invalid([misfit('filter', mostHint(mostZipped))])
  const t = wordsFor(words, ctx.language)
  const Title = t('zip.title', { n: rows.length })
  const TaskId = await newTask(ctx, { Kind: 'Export', Title, Total: rows.length })
  const { GroupId, language: Language, actor } = ctx
  const Ids = rows.map(({ id }) => id)
  const FileName = `${plainName(t('codes')) || 'codes'}.zip`
  await ctx.enqueue(zipPictures, { GroupId, TaskId, UserId: actor.UserId, Language, Ids, FileTypes, Size, FileName })
  return { TaskId }
})
