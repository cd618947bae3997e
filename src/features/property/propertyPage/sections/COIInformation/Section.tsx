import { Stack } from '@mantine/core'
import { coverageKinds } from '../../../../../core/lists.ts'
import { CheckField, NumberField, RowsField, SelectField, TextField } from '../../../../../ui/form/fields.tsx'
import { NotUsedYet } from '../../../../../ui/kit/NotUsedYet.tsx'
import { useFormats, useWords } from '../../../../../ui/words.tsx'
import type { FieldsProps } from '../../screens/sectionForm.ts'
import type { SectionPage } from '../panel.tsx'
import { type Additional, type COIInformation, type Coverage, MOST_ADDITIONAL } from './model.ts'
import { addCoverage } from './rules.ts'
import { words } from './words.ts'

const Fields = (props: FieldsProps<'COIInformation'>) => {
  const t = useWords(words)
  return (
    <Stack gap="xl">
      <NotUsedYet takesEffect={t('takesEffect')} />
      <Coverages {...props} />
      <AdditionalInsured {...props} />
    </Stack>
  )
}

const Coverages = ({ form }: FieldsProps<'COIInformation'>) => {
  const t = useWords(words)
  const { number } = useFormats()
  const kinds = coverageKinds.map(value => ({ value, label: t(`kinds.${value}`) }))
  return (
    <RowsField
      of={form}
      name="COIInformation.Coverage"
      label={t('coverage')}
      help={t('coverageHelp')}
      empty={t('noCoverage')}
      columns={[t('columns.Kind'), t('columns.Amount'), t('columns.Required')]}
      cells={({ Kind, Amount, Required }: Coverage) => [
        Kind && t(`kinds.${Kind}`),
        Amount === null ? '' : `$${number(Amount)}`,
        Required ? t('yes') : t('no'),
      ]}
      add={{ label: t('addCoverage'), next: rows => addCoverage([...rows]), most: coverageKinds.length }}
      remove={i => t('removeCoverage', { n: String(i + 1) })}
      row={i => <CoverageRow form={form} at={i} kinds={kinds} />}
    />
  )
}

type RowProps = Pick<FieldsProps<'COIInformation'>, 'form'> & { at: number }

const CoverageRow = ({ form, at, kinds }: RowProps & { kinds: { value: string; label: string }[] }) => {
  const t = useWords(words)
  const n = String(at + 1)
  return (
    <>
      <SelectField of={form} name={`COIInformation.Coverage.${at}.Kind`} label={t('kind', { n })} required options={kinds} />
      <NumberField of={form} name={`COIInformation.Coverage.${at}.Amount`} label={t('amount', { n })} required min={0} prefix="$" />
      <div style={{ flexBasis: '100%' }}>
        <CheckField of={form} name={`COIInformation.Coverage.${at}.Required`} label={t('required', { n })} />
      </div>
    </>
  )
}

const AdditionalInsured = ({ form }: FieldsProps<'COIInformation'>) => {
  const t = useWords(words)
  return (
    <RowsField
      of={form}
      name="COIInformation.Additional"
      label={t('additional')}
      help={t('additionalHelp')}
      empty={t('noAdditional')}
      columns={[t('additionalColumns.Name'), t('additionalColumns.Address')]}
      cells={({ Name, Address }: Additional) => [Name, Address]}
      add={{ label: t('addAdditional'), next: rows => [...rows, { Name: '', Address: '' }], most: MOST_ADDITIONAL }}
      remove={i => t('removeAdditional', { n: String(i + 1) })}
      row={i => <AdditionalRow form={form} at={i} />}
    />
  )
}

const AdditionalRow = ({ form, at }: RowProps) => {
  const t = useWords(words)
  const n = String(at + 1)
  return (
    <>
      <TextField of={form} name={`COIInformation.Additional.${at}.Name`} label={t('name', { n })} required maxLength={200} />
      <TextField of={form} name={`COIInformation.Additional.${at}.Address`} label={t('address', { n })} maxLength={500} />
    </>
  )
}

const Summary = ({ payload }: { payload: COIInformation }) => {
  const t = useWords(words)
  return t('filled', { n: payload.Coverage.length })
}

export const page: SectionPage<'COIInformation'> = { Fields, Summary }
