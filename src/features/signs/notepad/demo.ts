import { and, asc, eq } from 'drizzle-orm'
import { demoPart, requireNoProblems } from '../../../platform/demo/part.ts'
import { qrDemo } from '../../codes/qr/demo.ts'
import { qrItem } from '../../codes/qr/tables.ts'
import { demoNotes } from './demo/notes.ts'
import { findNoteProblems } from './rules.ts'
import { proofNote } from './tables.ts'

const DAY = 86_400_000
/** Buildings whose people have written notes. */
const mostBuildings = 4

/** What people want changed on pages and signs of some buildings: some is answered, some closed. */
export const notepadDemo = demoPart('signs/notepad', async making => {
  const { tx, to } = making
  const byBuilding = [...Map.groupBy(qrDemo.made(making), one => one.BuildingId).values()].slice(0, mostBuildings)
  let count = 0
  for (const codes of byBuilding) {
    const rows = []
    for (const [i, { days, Type, Status, by, answer, ...note }] of demoNotes.entries()) {
      const code = codes[(i * 3) % codes.length]
      if (!code) continue
      const { GroupId, BuildingId, QrCodeId, ItemId } = code
      const of = and(eq(qrItem.GroupId, GroupId), eq(qrItem.QrCodeId, QrCodeId))
      const [item] = await tx.select({ Name: qrItem.Name }).from(qrItem).where(of).orderBy(asc(qrItem.Position)).limit(1)
      requireNoProblems(`note ${note.Note}`, findNoteProblems(Type, { ...note, Hub: QrCodeId, Page: ItemId }))
      const CreatedDate = new Date(to.getTime() - days * DAY)
      const AnsweredDate = answer ? new Date(CreatedDate.getTime() + 2 * DAY) : null
      const about = { QrCodeId, QrName: code.code.QrName, ItemId, ButtonName: item?.Name.en ?? '' }
      const said = { Answer: answer ?? '', AnsweredBy: answer ? 'Naomi Castellanos' : '', AnsweredDate }
      rows.push({
        GroupId,
        BuildingId,
        Type,
        Status,
        FullName: by,
        ...note,
        ...about,
        ...said,
        CreatedDate,
        ModifiedDate: AnsweredDate ?? CreatedDate,
      })
    }
    await tx.insert(proofNote).values(rows)
    count += rows.length
  }
  making.count({ note: count })
})
