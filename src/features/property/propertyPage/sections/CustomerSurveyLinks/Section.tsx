import { Stack, Text } from '@mantine/core'
import { CopyField } from '../../../../../ui/kit/CopyField.tsx'
import { Section } from '../../../../../ui/kit/Section.tsx'
import { usePages } from '../../../../../ui/route.ts'
import { toast } from '../../../../../ui/toasts.ts'
import { useWords } from '../../../../../ui/words.tsx'
import type { SectionProps } from '../../screens/sectionForm.ts'
import { shownLinks, surveyLink } from './links.ts'
import { words } from './words.ts'

/** Links to send to the customer, as far as their pages stand; there is nothing to edit. */
export const Edit = ({ title, property, opened }: SectionProps) => {
  const t = useWords(words)
  const links = shownLinks(usePages())
  return (
    <Section title={title} opened={opened}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('lead', { n: links.length })}
        </Text>
        {links.map(({ label, next }) => (
          <CopyField
            key={label}
            label={t(label)}
            value={surveyLink(location.origin, next, property.id)}
            onCopied={() => toast.success('Copied')}
          />
        ))}
      </Stack>
    </Section>
  )
}
