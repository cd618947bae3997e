import { Button, Stack } from '@mantine/core'
import { callOnce } from '../../../../../ui/calls.ts'
import { RowsField, SelectField, TextField } from '../../../../../ui/form/fields.tsx'
import { NotUsedYet } from '../../../../../ui/kit/NotUsedYet.tsx'
import { toast } from '../../../../../ui/toasts.ts'
import { useWords } from '../../../../../ui/words.tsx'
import { GetResidentIndexTemplate } from '../../contract.ts'
import type { FieldsProps } from '../../screens/sectionForm.ts'
import type { SectionPage } from '../panel.tsx'
import { MOST_FIELDS, type ResidentField, type ResidentIndex, residentFieldTypes } from './model.ts'
import { isIncomplete, newField } from './rules.ts'
import { words } from './words.ts'

const Fields = ({ form, gId, bId }: FieldsProps<'ResidentIndex'>) => {
  const t = useWords(words)
  const rows = form.values.ResidentIndex.Fields
  return (
    <Stack gap="md">
      <NotUsedYet takesEffect={t('takesEffect')} />
      <RowsField
        of={form}
        name="ResidentIndex.Fields"
        label={t('label')}
        help={t('lead')}
        empty={t('none')}
        columns={[t('columns.Name'), t('columns.Type')]}
        cells={({ Name, Type }: ResidentField) => [Name, Type && t(`types.${Type}`)]}
        add={{ label: t('add'), next: before => [...before, newField], most: MOST_FIELDS }}
        remove={i => t('remove', { n: String(i + 1) })}
        row={i => <Row form={form} at={i} />}
        actions={bId && rows.length === 0 && <UseTemplate form={form} gId={gId} bId={bId} />}
      />
    </Stack>
  )
}

const Row = ({ form, at }: Pick<FieldsProps<'ResidentIndex'>, 'form'> & { at: number }) => {
  const t = useWords(words)
  const n = String(at + 1)
  const types = residentFieldTypes.map(value => ({ value, label: t(`types.${value}`) }))
  return (
    <>
      <TextField of={form} name={`ResidentIndex.Fields.${at}.Name`} label={t('name', { n })} required maxLength={200} />
      <SelectField of={form} name={`ResidentIndex.Fields.${at}.Type`} label={t('type', { n })} required options={types} />
    </>
  )
}

const UseTemplate = ({ form, gId, bId }: FieldsProps<'ResidentIndex'> & { bId: string }) => {
  const t = useWords(words)
  const fill = async () => {
    try {
      const { Fields: proposed } = await callOnce(GetResidentIndexTemplate, { IsTemplate: true, gId, bId })
      form.set('ResidentIndex.Fields', proposed)
    } catch (error) {
      toast.error(error)
    }
  }
  return (
    <Button variant="default" size="xs" onClick={() => void fill()}>
      {t('useTemplate')}
    </Button>
  )
}

const Summary = ({ payload }: { payload: ResidentIndex }) => {
  const t = useWords(words)
  return t('filled', { n: payload.Fields.length })
}

export const page: SectionPage<'ResidentIndex'> = { Fields, Summary, blocked: isIncomplete }
