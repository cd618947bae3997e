import { useMemo } from 'react'
import type { Output } from '../../../../../core/call.ts'
import { useCall, useWrite } from '../../../../../ui/calls.ts'
import { EditableSection } from '../../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../../ui/form/useCallForm.ts'
import { useWords } from '../../../../../ui/words.tsx'
import { GetAccountingConfig, SaveAccountingConfig, SaveDropDownOption } from '../../../accounting/contract.ts'
import { categories, noAccounting } from '../../../accounting/rules.ts'
import { GetProperty } from '../../contract.ts'
import type { FieldsProps, SectionProps } from '../../screens/sectionForm.ts'
import type { SectionPage } from '../panel.tsx'
import { SectionWait } from '../SectionWait.tsx'
import { AccountingFields } from './AccountingFields.tsx'
import { type Choices, ChoicesContext, sheetOf } from './sheet.tsx'
import { words } from './words.ts'

// While a building is added, its new categories are kept with it.
const untilSaved: Choices = { lists: categories, keep: async () => true }

const Fields = ({ form }: FieldsProps<'AccountingSection'>) => (
  <ChoicesContext value={untilSaved}>
    <AccountingFields sheet={sheetOf(form, form.values.AccountingSection ?? noAccounting(), 'AccountingSection.')} />
  </ChoicesContext>
)

/** The section as a part of a new building. */
export const page: SectionPage<'AccountingSection'> = { Fields }

/** The section of a building that stands: read, saved and conflicted by its own calls. */
export const Edit = (props: SectionProps) => {
  const { property, title, opened } = props
  const query = useCall(GetAccountingConfig, { bId: property.id, gId: property.GroupId })
  return query.data ? (
    <Accounting {...props} read={query.data} />
  ) : (
    <SectionWait title={title} opened={opened} query={query} height={[800, 2650]} />
  )
}

type Read = Output<typeof GetAccountingConfig>

const Accounting = ({ title, property, opened, mayEdit, read }: SectionProps & { read: Read }) => {
  const { MaterialCost, GLCodes, Options, Version } = read
  const { Fields: GLFields, ...codes } = GLCodes
  const ids = { GroupId: property.GroupId, BuildingId: property.id }
  const form = useCallForm(SaveAccountingConfig, {
    initial: { ...ids, Version, MCFields: MaterialCost.Fields, MobileAction: MaterialCost.MobileAction, GLFields, ...codes },
    done: 'Successfully saved!',
    refresh: [GetAccountingConfig, GetProperty],
    reads: [GetAccountingConfig],
    record: property.id,
  })
  const { run } = useWrite(SaveDropDownOption, { refresh: [GetAccountingConfig] })
  const choices = useMemo<Choices>(
    () => ({
      lists: Options,
      keep: async (FieldName, Option) =>
        (await run({ GroupId: property.GroupId, BuildingId: property.id, FieldName, Option })) !== undefined,
    }),
    [Options, run, property.GroupId, property.id],
  )
  const summary = <Summary materials={MaterialCost.Fields.length} codes={GLFields.length} />
  return (
    <EditableSection title={title} form={form} opened={opened} mayEdit={mayEdit} summary={summary}>
      <ChoicesContext value={choices}>
        <AccountingFields sheet={sheetOf(form, form.values)} />
      </ChoicesContext>
    </EditableSection>
  )
}

const Summary = (rows: { materials: number; codes: number }) => {
  const t = useWords(words)
  return t('summary', rows)
}
