import { and, eq } from 'drizzle-orm'
import { dayIn, formatDay } from '../../../core/days.ts'
import { nameIn } from '../../../core/labels.ts'
import { addDays } from '../../../core/steps.ts'
import { type DemoMaking, demoPart, requireNoProblems } from '../../../platform/demo/part.ts'
import { noteFiles } from '../../../platform/files/fileUse.ts'
import { wordsFor } from '../../../platform/words.ts'
import { building } from '../../property/buildings/tables.ts'
import { inspectionsDemo } from '../inspections/demo.ts'
import type { LetterParts } from './model.ts'
import { recommendRepairs } from './recommendations.server.ts'
import { findLetterProblems } from './rules.ts'
import { workLetter } from './tables.ts'
import { words } from './words.ts'

const DAY = 86_400_000
type MadeWalk = ReturnType<typeof inspectionsDemo.made>[number]

/** To whom letters go; the first one was sent. */
const letters = [
  { TenantName: 'Corner Bakery', Attn: 'Maya Lindqvist', RecEmails: ['facilities@cornerbakery.example'], sent: true },
  { TenantName: 'Halvorsen Legal', Attn: 'Office manager', RecEmails: ['office@halvorsenlegal.example'], sent: false },
] as const
const manager = { name: 'Naomi Castellanos', email: 'naomi.castellanos@harborline.example', phone: '(617) 555-0142' }

/** Letters to tenants about what the last walks of an engineering round have found: one was sent, one is a draft. */
export const workLettersDemo = demoPart('field/workLetters', async making => {
  const found = inspectionsDemo.made(making).filter(({ walk, stops }) => walk.RoundType === 'Engineering' && recommend(stops).length > 0)
  const last = found.toSorted((a, b) => dateOf(b) - dateOf(a)).slice(0, letters.length)
  for (const [i, one] of last.entries()) await writeLetter(making, one, letters[i] ?? letters[0])
  making.count({ 'work letter': last.length })
})

const dateOf = ({ walk }: MadeWalk): number => walk.CompleteDate?.getTime() ?? 0

const recommend = (stops: MadeWalk['stops']) =>
  stops
    .filter(({ State }) => State === 'Done')
    .flatMap(
      ({ StopId, name, fields, answers, notes }) =>
        recommendRepairs({ StopId, StopName: name, fields, answers, notes, files: {} }, 'en') ?? [],
    )

const writeLetter = async ({ tx }: DemoMaking, { walk, stops }: MadeWalk, letter: (typeof letters)[number]): Promise<void> => {
  const { GroupId, BuildingId, RoundName, id: InspectionId } = walk
  const [place] = await tx
    .select()
    .from(building)
    .where(and(eq(building.GroupId, GroupId), eq(building.id, BuildingId)))
  if (!place) throw new Error('a walk is of a building')
  const t = wordsFor(words, 'en')
  const written = new Date(dateOf({ walk, stops }) + DAY / 12)
  const today = dayIn(place.TimeZone, written.getTime())
  const body = t('body', {
    building: nameIn(place.Name, 'en'),
    day: formatDay(addDays(today, 14), 'en'),
    manager: manager.name,
    email: manager.email,
    phone: manager.phone,
  })
  const parts: LetterParts = {
    Date: today,
    TenantName: letter.TenantName,
    Address: place.AddressLine1,
    Address1: `${place.City}, ${place.State} ${place.Zip}`,
    Attn: letter.Attn,
    Re: t('re', { round: RoundName }),
    Recommendations: recommend(stops),
    RecEmails: [...letter.RecEmails],
    HtmlContent: body
      .split('\n')
      .map(line => `<p>${line}</p>`)
      .join(''),
  }
  requireNoProblems(`letter to ${letter.TenantName}`, findLetterProblems(parts))
  const state = letter.sent ? { Status: 'Sent' as const, SentDate: written, SentBy: manager.name } : {}
  const row = { GroupId, BuildingId, InspectionId, ...parts, ...state, CreatedDate: written, ModifiedDate: written }
  await noteFiles(tx, workLetter, await tx.insert(workLetter).values(row).returning())
}
