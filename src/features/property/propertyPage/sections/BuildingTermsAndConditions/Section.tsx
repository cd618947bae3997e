import { Stack, Text } from '@mantine/core'
import { UploadField } from '../../../../../ui/form/fields.tsx'
import { useWords } from '../../../../../ui/words.tsx'
import { buckets } from '../../../../base/files/buckets.ts'
import type { FieldsProps } from '../../screens/sectionForm.ts'
import type { SectionPage } from '../panel.tsx'
import { type BuildingTermsAndConditions, termNames } from './model.ts'
import { words } from './words.ts'

const { accept, largest } = buckets.LegalTerms

const Fields = ({ form }: FieldsProps<'BuildingTermsAndConditions'>) => {
  const t = useWords(words)
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t('lead')}
      </Text>
      {termNames.map(name => (
        <UploadField
          key={name}
          of={form}
          name={`BuildingTermsAndConditions.${name}`}
          label={t(name)}
          bucket="LegalTerms"
          accept={accept}
          largest={largest}
        />
      ))}
    </Stack>
  )
}

const Summary = ({ payload }: { payload: BuildingTermsAndConditions }) => {
  const t = useWords(words)
  return t('filled', { n: termNames.filter(name => payload[name]).length })
}

export const page: SectionPage<'BuildingTermsAndConditions'> = { Fields, Summary }
