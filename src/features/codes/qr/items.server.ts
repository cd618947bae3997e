import { and, asc, eq, not, sql } from 'drizzle-orm'
import { invalid } from '../../../core/problem.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { oneOf } from '../../../platform/db/page.ts'
import { uuidv7 } from '../../../platform/db/uuidv7.ts'
import { noteFiles } from '../../../platform/files/fileUse.ts'
import type { Item } from './model.ts'
import { prepareItem } from './prepared.server.ts'
import { type ItemsSent, itemsSent, qrMessages } from './rules.ts'
import { qrItem } from './tables.ts'

type ItemRow = typeof qrItem.$inferInsert
/** Items as they are written, in their order, with the entity type of their code, which is that of the first. */
export type PreparedItems = { EntityType: string; items: (ReturnType<typeof prepareItem>['item'] & Pick<Item, 'TemplateId'>)[] }

/** The items that are sent, as they are written. Throws a refusal with the fields where one cannot be saved. */
export const prepareItems = (secret: string, sent: ItemsSent, location: string): PreparedItems => {
  const made = itemsSent(sent).map(({ item, prefix }) => ({ ...prepareItem(secret, item, location, prefix), TemplateId: item.TemplateId }))
  const [first] = made
  if (!first) throw invalid([{ Field: 'Item', Message: 'Required' }])
  return { EntityType: first.EntityType, items: made.map(({ item, TemplateId }) => ({ ...item, TemplateId })) }
}

type Of = { GroupId: string; QrCodeId: string }

/** Writes the items of a new code; gives their ids. */
export const insertItems = async (tx: Tx, of: Of, { items }: PreparedItems): Promise<string[]> => {
  const rows = items.map(({ TemplateId: _new, ...item }, Position) => ({ ...item, ...of, Position, id: uuidv7() }))
  await noteFiles(tx, qrItem, await tx.insert(qrItem).values(rows).returning())
  return rows.map(row => row.id)
}

/**
 * Sets the items of a locked code: items with an id are updated, missing ones deleted. `alone`: the one given item is the first, and the
 * others stay. Returns the ids of the given items. Refuses an item of another code.
 */
export const replaceItems = async (tx: Tx, of: Of, { items }: PreparedItems, alone: boolean): Promise<string[]> => {
  const own = and(eq(qrItem.GroupId, of.GroupId), eq(qrItem.QrCodeId, of.QrCodeId))
  const { id, Position: place, LinkNumber: number, Rules: rules } = qrItem
  const before = await tx.select({ id, place, number, rules }).from(qrItem).where(own).orderBy(asc(place), asc(id))
  const named = alone ? items.map(one => ({ ...one, TemplateId: before[0]?.id })) : items
  const rows = named.map(({ TemplateId, ...item }, Position): ItemRow & { id: string } => {
    const stands = before.find(one => one.id === TemplateId)
    if (TemplateId && !stands) throw invalid([{ Field: `Items.${Position}.TemplateId`, Message: qrMessages.notItsItem }])
    return {
      ...item,
      ...of,
      Position,
      id: TemplateId ?? uuidv7(),
      Rules: item.Rules === undefined ? stands?.rules : item.Rules,
      LinkNumber: stands ? (stands.number ?? stands.place) : -1,
    }
  })
  const kept = rows.map(row => row.id)
  if (!alone) await tx.delete(qrItem).where(and(own, not(oneOf(id, kept))))
  const changed = await tx
    .insert(qrItem)
    .values(rows)
    .onConflictDoUpdate({ target: [qrItem.GroupId, qrItem.id], set: given })
    .returning()
  await noteFiles(tx, qrItem, changed)
  return kept
}

const given = {
  Position: sql`excluded.position`,
  Name: sql`excluded.name`,
  Icon: sql`excluded.icon`,
  FunctionalityType: sql`excluded.functionality_type`,
  QrType: sql`excluded.qr_type`,
  TemplateFormData: sql`excluded.template_form_data`,
  CanSave: sql`excluded.can_save`,
  Rules: sql`excluded.rules`,
  LinkNumber: sql`excluded.link_number`,
}
