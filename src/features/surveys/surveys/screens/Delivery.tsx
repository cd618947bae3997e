import { Button, Group, Stack, Text } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import type { Input } from '../../../../core/call.ts'
import { allowsMove } from '../../../../core/stateTable.ts'
import { TextField } from '../../../../ui/form/fields.tsx'
import type { CallForm } from '../../../../ui/form/useCallForm.ts'
import { CopyField } from '../../../../ui/kit/CopyField.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { toast } from '../../../../ui/toasts.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import type { GenerateSurvey } from '../contract.ts'
import type { SurveyBuilder } from '../model.ts'
import { surveyMoves } from '../moves.ts'
import { customerLink } from '../rules.ts'
import { words } from '../words.ts'
import classes from './surveys.module.css'

type Props = { bId: string; builder: SurveyBuilder; form: CallForm<Input<typeof GenerateSurvey>> }

/** Delivery: the survey's name, generating it, and then its link and PIN. */
export const Delivery = ({ bId, builder, form }: Props) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { BuilderId, BuilderStatus, PIN, Products } = builder
  const ready = form.values.SurveyName.trim() !== '' && Products.length > 0
  const copied = () => toast.success('Copied')
  return (
    <Section title={t('builder.delivery')} collapsible={false}>
      <Stack gap="md" maw={760}>
        <TextField of={form} name="SurveyName" label={t('builder.nameSurvey')} help={t('builder.nameHelp')} maxLength={120} required />
        <Group>
          <Button leftSection={<IconLink size={16} aria-hidden />} disabled={!ready} loading={form.saving} onClick={() => void form.save()}>
            {surveyMoves.generate.label[language]}
          </Button>
          {!ready && (
            <Text size="sm" c="var(--ink-soft)">
              {t('builder.generateNeeds')}
            </Text>
          )}
        </Group>
        {(BuilderStatus === 'PendingApproval' || BuilderStatus === 'Active') && (
          <Text size="sm" c="var(--ink-soft)">
            {t('builder.again')}
          </Text>
        )}
        {BuilderId && BuilderStatus && allowsMove(surveyMoves.copyLink, BuilderStatus) && (
          <div className={classes.delivered}>
            <CopyField label={t('builder.link')} value={customerLink(location.origin, bId, BuilderId)} onCopied={copied} />
            <CopyField label={t('builder.pin')} value={PIN} onCopied={copied} />
          </div>
        )}
      </Stack>
    </Section>
  )
}
