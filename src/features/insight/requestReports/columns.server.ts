import { and, desc, eq, inArray } from 'drizzle-orm'
import type { GroupCtx } from '../../../platform/handle.ts'
import { mostFieldColumns, questionKey } from '../../base/fields/fieldColumns.ts'
import type { FormField } from '../../base/fields/model.ts'
import { typeOf } from '../../base/fields/rules.ts'
import { formVersion } from '../../base/fields/tables.ts'
import type { Meaning } from '../../codes/requests/model.ts'
import { visitorRequest } from '../../codes/requests/tables.ts'
import type { ColumnName } from './model.ts'

/** What stands in columns of its own. */
const usual: readonly Meaning[] = ['Name', 'Email', 'PhoneNumber', 'Unit', 'RentalDate', 'RentalTime', 'NumberOfGuests']
const isExtra = ({ Means }: Pick<FormField, 'Means'>): boolean => !usual.some(one => one === Means)

/** The columns of what a sign asks beside the usual: a question a column, over all forms that it has had, the newest first. */
export const readColumnNames = async ({ tx, GroupId }: GroupCtx, QrCodeId: string): Promise<ColumnName[]> => {
  const items = tx
    .selectDistinct({ id: visitorRequest.ItemId })
    .from(visitorRequest)
    .where(and(eq(visitorRequest.GroupId, GroupId), eq(visitorRequest.QrCodeId, QrCodeId)))
  const versions = await tx
    .select({ Fields: formVersion.Fields })
    .from(formVersion)
    .where(and(eq(formVersion.GroupId, GroupId), inArray(formVersion.FormId, items)))
    .orderBy(desc(formVersion.CreatedDate))
  const columns = new Map<string, ColumnName>()
  for (const field of versions.flatMap(one => one.Fields.filter(isExtra))) {
    const [Key, { en, es, fr }] = [questionKey(field), field.Text]
    if (typeOf(field).asks && !columns.has(Key))
      columns.set(Key, { Key, Label: { en, es: es || en, fr: fr || en }, FieldStyle: field.Style.replace(/^scan\./, '') })
  }
  return [...columns.values()].slice(0, mostFieldColumns)
}
