import { SimpleGrid } from '@mantine/core'
import { UrlField } from '../../../../../ui/form/fields.tsx'
import { useWords } from '../../../../../ui/words.tsx'
import type { FieldsProps } from '../../screens/sectionForm.ts'
import type { SectionPage } from '../panel.tsx'
import { type Content, links, services } from './model.ts'
import { words } from './words.ts'

const Fields = ({ form }: FieldsProps<'Content'>) => {
  const t = useWords(words)
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="sm">
      {links.map(name => (
        <UrlField key={name} of={form} name={`Content.${name}`} label={services[name] ?? t('MarketingBrochure')} maxLength={2000} />
      ))}
    </SimpleGrid>
  )
}

const Summary = ({ payload }: { payload: Content }) => {
  const t = useWords(words)
  return t('filled', { n: links.filter(name => payload[name]).length })
}

export const page: SectionPage<'Content'> = { Fields, Summary }
