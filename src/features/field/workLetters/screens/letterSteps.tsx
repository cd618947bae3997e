import { Button, Checkbox, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { Input } from '../../../../core/call.ts'
import { DateField, RichTextField, TagsField, TextAreaField, TextField } from '../../../../ui/form/fields.tsx'
import type { CallForm } from '../../../../ui/form/useCallForm.ts'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { useWords } from '../../../../ui/words.tsx'
import type { SaveWorkLetter } from '../contract.ts'
import { mostRecipients, type Recommendation } from '../model.ts'
import { words } from '../words.ts'
import classes from './letter.module.css'

type StepProps = { form: CallForm<Input<typeof SaveWorkLetter>> }

/** Step 1: to whom, about what, from when. */
export const GeneralStep = ({ form }: StepProps) => {
  const t = useWords(words)
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <DateField of={form} name="Date" as={{ as: 'text' }} label={t('Date')} required />
      <TextField of={form} name="TenantName" label={t('TenantName')} maxLength={200} required />
      <TextField of={form} name="Address" label={t('Address')} maxLength={200} required />
      <TextField of={form} name="Address1" label={t('Address1')} maxLength={200} required />
      <TextField of={form} name="Attn" label={t('Attn')} maxLength={200} required />
      <TextField of={form} name="Re" label={t('Re')} maxLength={200} required />
    </SimpleGrid>
  )
}

/** Step 2: what was found, stop by stop, in comments that can be changed, and photos that go along or not. */
export const FindingsStep = ({ form }: StepProps) => {
  const t = useWords(words)
  const list = form.values.Recommendations
  if (list.length === 0) return <EmptyState text={t('noFindings')} />
  return (
    <Stack gap="md">
      {list.map((one, i) => (
        <StopFindings key={one.StopId} form={form} one={one} at={i} />
      ))}
    </Stack>
  )
}

const StopFindings = ({ form, one, at }: StepProps & { one: Recommendation; at: number }) => {
  const t = useWords(words)
  return (
    <Section title={one.StopName} level={3} collapsible={false}>
      <Stack gap="sm">
        {one.Comments.map((_, j) => (
          <TextAreaField
            key={`${String(j)} of ${one.StopId}`}
            of={form}
            name={`Recommendations.${at}.Comments.${j}`}
            label={t('comment', { n: String(j + 1), stop: one.StopName })}
            rows={2}
            maxLength={2000}
          />
        ))}
        <Group>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            aria-label={t('addCommentTo', { stop: one.StopName })}
            onClick={() => form.set(`Recommendations.${at}.Comments`, [...one.Comments, ''])}
          >
            {t('addComment')}
          </Button>
        </Group>
        {one.Photos.length > 0 && (
          <div className={classes.photos}>
            {one.Photos.map((photo, j) => (
              <label key={photo.FileId} className={classes.photo}>
                {photo.Thumbnail ? <img src={photo.Thumbnail} alt="" /> : <Text size="sm">{photo.Name}</Text>}
                <Checkbox
                  checked={photo.Checked}
                  aria-label={t('photo', { name: photo.Name })}
                  onChange={event => form.set(`Recommendations.${at}.Photos.${j}.Checked`, event.currentTarget.checked)}
                />
              </label>
            ))}
          </div>
        )}
      </Stack>
    </Section>
  )
}

/** Step 3: the letter in rich text, and who gets it. */
export const DeliveryStep = ({ form, told }: StepProps & { told: string }) => {
  const t = useWords(words)
  return (
    <Stack gap="md">
      {told && <Text size="sm">{told}</Text>}
      <RichTextField of={form} name="HtmlContent" label={t('letter')} />
      <TagsField
        of={form}
        name="RecEmails"
        label={t('recipients')}
        help={t('recipientsHelp')}
        placeholder="name@company.com"
        free
        most={mostRecipients}
        required
      />
    </Stack>
  )
}
