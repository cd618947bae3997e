import { and, eq } from 'drizzle-orm'
import { demoPart } from '../../../platform/demo/part.ts'
import { hashText } from '../../../platform/demo/random.ts'
import { qrDemo } from '../../codes/qr/demo.ts'
import { qrCode } from '../../codes/qr/tables.ts'
import { insertProofNote } from '../notepad/notes.server.ts'
import { listPrintOptions, settingIdOf } from '../printing/options.ts'
import type { Decision, ReviewStatus } from './model.ts'
import { signProof, signProofItem } from './tables.ts'

const DAY = 86_400_000
const client = 'review@harborline.example'
/** A review in each state, of the first buildings; how many signs of ten are approved. */
const reviews: readonly { Status: ReviewStatus; approved: number; rejected?: string }[] = [
  { Status: 'ClientReview', approved: 6, rejected: 'The logo is the old one. Please take the one from our website.' },
  { Status: 'Approved', approved: 10 },
  { Status: 'CSReview', approved: 0 },
  { Status: 'EngineerReview', approved: 0 },
]

/** Reviews of the signs of some buildings. */
export const proofsDemo = demoPart('signs/proofs', async making => {
  const { tx, to } = making
  const byBuilding = [...Map.groupBy(qrDemo.made(making), one => one.BuildingId).entries()]
  let count = 0
  for (const [n, { Status, approved, rejected }] of reviews.entries()) {
    const [BuildingId, made] = byBuilding[n] ?? []
    const GroupId = made?.[0]?.GroupId
    if (!BuildingId || !made || !GroupId) continue
    const sent = Status === 'ClientReview' || Status === 'Approved' ? new Date(to.getTime() - 5 * DAY) : null
    const dates = { CreatedDate: new Date(to.getTime() - 9 * DAY), ModifiedDate: sent ?? new Date(to.getTime() - 8 * DAY), SentDate: sent }
    const own = { Status, Recipients: sent ? [client] : [], LinkCode: `demo${hashText(`proof ${BuildingId}`)}`.padEnd(24, '0') }
    const [proof] = await tx
      .insert(signProof)
      .values({ GroupId, BuildingId, ...own, ...dates })
      .returning({ id: signProof.id })
    if (!proof) continue
    const codes = await tx
      .select({ id: qrCode.id, QrName: qrCode.QrName, QrType: qrCode.QrType, Location: qrCode.Location })
      .from(qrCode)
      .where(and(eq(qrCode.GroupId, GroupId), eq(qrCode.BuildingId, BuildingId), eq(qrCode.Retired, false)))
      .orderBy(qrCode.SignId)
    const signs = codes.flatMap(code => {
      const [best] = listPrintOptions(code)
      return best ? [{ code, SettingId: settingIdOf(best) }] : []
    })
    const decided = { DecidedBy: client, DecidedDate: new Date(to.getTime() - 3 * DAY) }
    const rows = signs.map(({ code, SettingId }, at) => {
      const Approve: Decision | null = at % 10 < approved ? 'Approve' : rejected && at === approved ? 'Reject' : null
      return { GroupId, BuildingId, ProofId: proof.id, QrCodeId: code.id, SettingId, ...(Approve && { Approve, ...decided }) }
    })
    await tx.insert(signProofItem).values(rows)
    const [turnedDown] = rejected ? signs.slice(approved) : []
    if (rejected && turnedDown) {
      const { id: QrCodeId, QrName } = turnedDown.code
      const about = { ProofId: proof.id, QrCodeId, QrName, FullName: client, Note: rejected }
      await insertProofNote(tx, { GroupId, BuildingId, ...about, CreatedDate: decided.DecidedDate })
    }
    count += 1
  }
  making.count({ 'sign proof': count })
})
