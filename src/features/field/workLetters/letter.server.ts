import { and, eq } from 'drizzle-orm'
import { dayIn, formatDay } from '../../../core/days.ts'
import { nameIn } from '../../../core/labels.ts'
import { shownPhone } from '../../../core/phone.ts'
import { addDays } from '../../../core/steps.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { wordsFor } from '../../../platform/words.ts'
import { linkFile } from '../../base/files/links.server.ts'
import { linkPaper } from '../../base/papers/links.server.ts'
import { contact } from '../../property/contacts/tables.ts'
import { findWalk } from '../inspectionReports/detail.server.ts'
import { readWalkedStops } from '../inspections/walkedStops.server.ts'
import type { LetterParts, WorkLetter } from './model.ts'
import { workLetterPath } from './papers.ts'
import { recommendRepairs } from './recommendations.server.ts'
import { workLetter } from './tables.ts'
import { words } from './words.ts'

export type LetterRecord = typeof workLetter.$inferSelect
type Account = Pick<GroupCtx, 'tx' | 'GroupId'>

/** The saved letter of a walk; undefined where there is none. */
export const findLetter = async ({ tx, GroupId }: Account, InspectionId: string): Promise<LetterRecord | undefined> =>
  (
    await tx
      .select()
      .from(workLetter)
      .where(and(eq(workLetter.GroupId, GroupId), eq(workLetter.InspectionId, InspectionId)))
  )[0]

/** The letter about a walk that the caller sees: the saved one, or one filled with what the walk has found. */
export const readLetter = async (ctx: GroupCtx, iptId: string): Promise<WorkLetter> => {
  const { walk, place } = await findWalk(ctx, iptId)
  const kept = await findLetter(ctx, iptId)
  const { GroupId, language, now } = ctx
  const path = workLetterPath({ gId: GroupId, bId: walk.BuildingId, iptId })
  const parts = kept ? partsOf(kept) : await draftLetter(ctx, await readWalkedStops(ctx, walk), place)
  const { Recommendations, ...written } = parts
  return {
    ...written,
    Recommendations: Recommendations.map(one => ({
      ...one,
      Photos: one.Photos.map(photo => {
        const linked = linkFile(ctx, photo)
        return { ...linked, ...(linked.Link && { Url: linked.Link }), Checked: photo.Checked }
      }),
    })),
    InspectionId: iptId,
    BuildingId: walk.BuildingId,
    BuildingName: place.Name,
    Version: kept?.Version ?? 0,
    Status: kept?.Status ?? 'Draft',
    SentDate: kept?.SentDate?.getTime() ?? null,
    SentBy: kept?.SentBy ?? '',
    PDFUrl: kept ? linkPaper(ctx, { GroupId, UserId: ctx.actor.UserId, path, language }, now) : '',
  }
}

const partsOf = ({
  Date: day,
  TenantName,
  Address,
  Address1,
  Attn,
  Re,
  Recommendations,
  RecEmails,
  HtmlContent,
}: LetterRecord): LetterParts => ({
  Date: day ?? '',
  TenantName,
  Address,
  Address1,
  Attn,
  Re,
  Recommendations: Recommendations.map(one => ({ ...one, Comments: [...one.Comments], Photos: [...one.Photos] })),
  RecEmails,
  HtmlContent,
})

type Walked = Awaited<ReturnType<typeof readWalkedStops>>
type Place = Awaited<ReturnType<typeof findWalk>>['place']
/** Days that a tenant has, unless the letter says otherwise. */
const daysToRepair = 14

const draftLetter = async (ctx: GroupCtx, { Settings, stops }: Walked, place: Place): Promise<LetterParts> => {
  const t = wordsFor(words, ctx.language)
  const today = dayIn(place.TimeZone, ctx.now.getTime())
  const body = t('body', {
    building: escapeHtml(nameIn(place.Name, ctx.language)),
    day: formatDay(addDays(today, daysToRepair), ctx.language),
    ...(await readWriter(ctx, t)),
  })
  return {
    Date: today,
    TenantName: '',
    Address: [place.AddressLine1, place.AddressLine2].filter(Boolean).join(', '),
    Address1: `${place.City}, ${place.State} ${place.Zip}`,
    Attn: '',
    Re: t('re', { round: Settings.QrName }).slice(0, 200),
    Recommendations: stops.flatMap(({ stop, fields, kept, answers }) => {
      if (kept?.State !== 'Done') return []
      const done = { StopId: stop.StopId, StopName: stop.PageHeader || stop.EquipmentName, fields, answers }
      return recommendRepairs({ ...done, notes: kept.Notes, files: kept.Files }, ctx.language) ?? []
    }),
    RecEmails: [],
    HtmlContent: body
      .split('\n')
      .map(line => `<p>${line}</p>`)
      .join(''),
  }
}

/** Who signs: the caller as the contacts of the account have them, a placeholder for what is not known. */
const readWriter = async ({ tx, GroupId, actor }: GroupCtx, t: ReturnType<typeof wordsFor<typeof words.en>>) => {
  const { Email, Phone } = contact
  const [known] = await tx
    .select({ Email, Phone })
    .from(contact)
    .where(and(eq(contact.GroupId, GroupId), eq(contact.UserId, actor.UserId)))
    .orderBy(contact.id)
    .limit(1)
  return {
    manager: escapeHtml(actor.FullName || t('placeholders.manager')),
    email: escapeHtml(known?.Email || t('placeholders.email')),
    phone: escapeHtml(shownPhone(known?.Phone ?? '') || t('placeholders.phone')),
  }
}

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
