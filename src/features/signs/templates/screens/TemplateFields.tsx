import { SimpleGrid, Stack } from '@mantine/core'
import { languageNames } from '../../../../core/words.ts'
import { FileField } from '../../../../ui/form/FileField.tsx'
import { ColourField, SelectField, TextField } from '../../../../ui/form/fields.tsx'
import type { CallForm } from '../../../../ui/form/useCallForm.ts'
import { openFile } from '../../../../ui/viewers/openFile.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { buckets } from '../../../base/files/buckets.ts'
import { sendFileRef } from '../../../base/files/screens/sendFile.ts'
import { orientations, signSizes } from '../../artwork/materials.ts'
import { nameLanguages } from '../model.ts'
import { words } from '../words.ts'
import { resize, type TemplateValues } from './templateForm.ts'

/** What holds for the whole sign. */
export const TemplateFields = ({ form, gId }: { form: CallForm<TemplateValues>; gId: string }) => {
  const t = useWords(words)
  const { accept, largest } = buckets.SignBackground
  const turn = (next: string | null) => {
    const Orientation = orientations.find(one => one === next)
    if (Orientation) form.put(before => resize({ ...before, Orientation: other(Orientation) }, { Orientation }))
  }
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextField of={form} name="Name" label={t('name')} maxLength={60} required />
        <SelectField
          of={form}
          name="Size"
          label={t('size')}
          options={signSizes.map(value => ({ value, label: `${value} in` }))}
          onPick={next => form.put(before => resize({ ...before, Size: form.values.Size }, { Size: next ?? '' }))}
          required
        />
        <SelectField
          of={form}
          name="Orientation"
          label={t('orientation')}
          options={orientations.map(value => ({ value, label: t(`orientations.${value}`) }))}
          onPick={turn}
          required
        />
        <SelectField
          of={form}
          name="Language"
          label={t('language')}
          help={t('languageHelp')}
          options={nameLanguages.map(value => ({ value, label: languageNames[value] }))}
          required
        />
        <ColourField of={form} name="Ground" label={t('ground')} help={t('groundHelp')} />
        <ColourField of={form} name="Ink" label={t('ink')} {...(form.values.Ground && { against: form.values.Ground })} />
      </SimpleGrid>
      <FileField
        of={form}
        name="Background"
        label={t('background')}
        help={t('backgroundHelp')}
        accept={accept}
        largest={largest}
        upload={sendFileRef({ GroupId: gId }, 'SignBackground')}
        onOpen={file => openFile(file)}
      />
    </Stack>
  )
}

const other = (orientation: 'Landscape' | 'Portrait') => (orientation === 'Portrait' ? 'Landscape' : 'Portrait')
