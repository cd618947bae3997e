import { demoPart } from '../../../platform/demo/part.ts'
import { hashText, mulberry32, type Random } from '../../../platform/demo/random.ts'
import { accountsDemo } from '../../base/accounts/demo.ts'
import { addDemoNotes, type DemoHandling, handleDemoAnswers, listDemoAnswers } from '../answers/demo.ts'
import type { AnswerStatus } from '../answers/model.ts'
import { lowBelow } from '../answers/rules.ts'
import type { feedback, feedbackNote } from '../answers/tables.ts'
import { type DemoHandler, handlersIn, listDemoHandlers } from '../inbox/demo.ts'
import { mailboxes, replies } from './demo/replies.ts'

const DAY = 86_400_000
const HOUR = 3_600_000
type FeedbackRow = typeof feedback.$inferSelect
type Note = typeof feedbackNote.$inferInsert

/** What became of the feedback of the last two months: of the last days some is new, bad scores are in somebody's hands, some got a reply. */
export const feedbackInboxDemo = demoPart('codes/feedbackInbox', async making => {
  for (const { GroupId } of accountsDemo.made(making)) {
    const answers = await listDemoAnswers(making, GroupId, new Date(making.to.getTime() - 60 * DAY))
    if (answers.length === 0) continue
    const people = await listDemoHandlers(making, GroupId)
    const random = mulberry32(hashText(`feedback ${making.seed} ${making.copy.number} ${answers.length}`))
    const made = answers.map(row => handle(row, { people, random, to: making.to }))
    await handleDemoAnswers(
      making,
      GroupId,
      made.map(one => one.handling),
    )
    const notes = made.flatMap(one => one.notes)
    await addDemoNotes(making, notes)
    making.count({ 'feedback note': notes.length })
  }
})

type Drawing = { people: readonly DemoHandler[]; random: Random; to: Date }

const handle = (row: FeedbackRow, { people, random, to }: Drawing): { handling: DemoHandling; notes: Note[] } => {
  const [byState, byAddress, byPerson, byNote] = [random(), random(), random(), random()]
  const age = to.getTime() - row.SubmitDate.getTime()
  const low = row.Score < lowBelow
  const Status = statusOf(age, low, byState)
  const here = handlersIn(people, row.BuildingId)
  const isHandled = Status === 'Done' || (low && Status === 'InHand')
  const person = isHandled ? here[Math.floor(byPerson * here.length)] : undefined
  const mailbox =
    row.Text !== null && byAddress < (low ? 0.3 : 0.06) ? mailboxes[Math.floor((byAddress * 1000) % mailboxes.length)] : undefined
  const at = (hours: number) => new Date(Math.min(row.SubmitDate.getTime() + hours * HOUR, to.getTime()))
  const handling = {
    id: row.id,
    Status,
    AssigneeId: person?.id ?? null,
    DoneBy: Status === 'Done' ? (person?.Name ?? 'Building team') : '',
    DoneDate: Status === 'Done' ? at(4 + 40 * byNote) : null,
    Email: mailbox ? `${mailbox}@tenants.example` : null,
  }
  if (!person || !low) return { handling, notes: [] }
  const said = replies[row.Language === 'es' ? 'es' : 'en']
  const words = said[row.EntityType] ?? said['']
  const by = { GroupId: row.GroupId, AnswerId: row.id, BuildingId: row.BuildingId, UserId: person.UserId, Author: person.Name }
  const notes: Note[] = []
  if (words && byNote < 0.7) notes.push({ ...by, CreatedDate: at(1 + 5 * byNote), ForVisitor: false, Note: words.team })
  if (words && mailbox && Status === 'Done') notes.push({ ...by, CreatedDate: at(4 + 40 * byNote), ForVisitor: true, Note: words.reply })
  return { handling, notes }
}

const statusOf = (age: number, low: boolean, drawn: number): AnswerStatus => {
  if (age < 2 * DAY) return drawn < 0.6 ? 'New' : 'Seen'
  if (low && age < 12 * DAY) return drawn < 0.2 ? 'Seen' : drawn < 0.55 ? 'InHand' : 'Done'
  if (age < 7 * DAY) return drawn < 0.5 ? 'Seen' : 'Done'
  return 'Done'
}
