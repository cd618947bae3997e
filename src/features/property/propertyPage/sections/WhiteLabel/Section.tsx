import { Stack } from '@mantine/core'
import { CheckField, TextField, UploadField } from '../../../../../ui/form/fields.tsx'
import { useWords } from '../../../../../ui/words.tsx'
import { buckets } from '../../../../base/files/buckets.ts'
import type { FieldsProps } from '../../screens/sectionForm.ts'
import type { SectionPage } from '../panel.tsx'
import type { WhiteLabel } from './model.ts'
import { words } from './words.ts'

const { accept, largest } = buckets.OwnerLogo

const Fields = ({ form }: FieldsProps<'WhiteLabel'>) => {
  const t = useWords(words)
  const { HasOwner } = form.values.WhiteLabel
  return (
    <Stack gap="md">
      <UploadField
        of={form}
        name="WhiteLabel.LogoFile"
        label={t('LogoFile')}
        help={t('logoHelp')}
        bucket="OwnerLogo"
        accept={accept}
        largest={largest}
      />
      <CheckField of={form} name="WhiteLabel.HasOwner" label={t('HasOwner')} onPick={on => on || form.set('WhiteLabel.Label', null)} />
      <TextField of={form} name="WhiteLabel.Label" label={t('Label')} required={HasOwner} disabled={!HasOwner} maxLength={200} />
    </Stack>
  )
}

const Summary = ({ payload }: { payload: WhiteLabel }) => {
  const t = useWords(words)
  return payload.Label ?? t('none')
}

export const page: SectionPage<'WhiteLabel'> = { Fields, Summary }
