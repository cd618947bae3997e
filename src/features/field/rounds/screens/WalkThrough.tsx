import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { useState } from 'react'
import { useLocalForm } from '../../../../ui/form/useLocalForm.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { fieldTextIn } from '../../../base/fields/fieldType.ts'
import type { FormField } from '../../../base/fields/model.ts'
import { failsRule, listAskedFields, readAnswers, type SentAnswers } from '../../../base/fields/rules.ts'
import { FieldInput } from '../../../base/fields/screens/FieldsForm.tsx'
import { equipmentTypeLabel } from '../../equipment/equipmentTypes.ts'
import { readQuestions } from '../../equipment/questions.ts'
import type { RoundSettings, RoundStop } from '../model.ts'
import { words } from '../words.ts'
import classes from './rounds.module.css'

type WalkProps = { settings: RoundSettings; stops: readonly RoundStop[] }

/** A round as the phone shows it, walked stop by stop: answers are tried, what fails is said, nothing is kept. */
export const WalkThrough = ({ settings, stops }: WalkProps) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const [at, setAt] = useState(0)
  const place = Math.min(at, stops.length + 1)
  const stop = stops[place - 1]
  if (stops.length === 0) return <Text size="sm">{t('walk.noStops')}</Text>
  return (
    <div className={classes.phone}>
      <div className={classes.phoneBody}>
        {place === 0 && (
          <Stack gap="sm">
            <Text fw={680}>{settings.QrName || t('builder.name')}</Text>
            <Text size="sm">{fieldTextIn(settings.StartText, language)}</Text>
            <Text size="sm" c="var(--ink-soft)">
              {t('walk.begin', { n: stops.length, minutes: String(settings.EstimatedTime ?? stops.length * 3) })}
            </Text>
          </Stack>
        )}
        {stop && <TriedStop key={stop.StopId} stop={stop} n={place} all={stops.length} />}
        {place > stops.length && (
          <Stack gap="sm">
            <Text fw={680}>{t('walk.end')}</Text>
            <Text size="sm">{t('walk.begin', { n: stops.length, minutes: String(settings.EstimatedTime ?? stops.length * 3) })}</Text>
          </Stack>
        )}
      </div>
      <Group grow>
        {place > 0 && (
          <Button variant="default" onClick={() => setAt(place - 1)}>
            {t('walk.back')}
          </Button>
        )}
        <Button onClick={() => setAt(place > stops.length ? 0 : place + 1)}>
          {t(place === 0 ? 'walk.start' : place > stops.length ? 'walk.again' : 'walk.next')}
        </Button>
      </Group>
    </div>
  )
}

const TriedStop = ({ stop, n, all }: { stop: RoundStop; n: number; all: number }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const form = useLocalForm<Record<string, unknown>>({ initial: {}, check: () => [], onDone: () => {} })
  const questions = stop.FormTemplateFields
  const fields = readQuestions(questions)
  const asked = listAskedFields(fields, form.values)
  const proofs = (['ScanRequired', 'TapRequired', 'PhotoRequired', 'VideoRequired'] as const).filter(name => stop[name])
  return (
    <Stack gap="xs">
      <Text size="xs" c="var(--ink-soft)">
        {t('walk.of', { n: String(n), all: String(all) })}
      </Text>
      <Text fw={680}>{stop.PageHeader || stop.EquipmentName || t('builder.unnamed')}</Text>
      <Text size="sm" c="var(--ink-soft)">
        {[stop.EquipmentType ? equipmentTypeLabel(stop.EquipmentType)[language] : '', stop.Floor].filter(Boolean).join(' · ')}
      </Text>
      {proofs.length > 0 && (
        <Group gap={4} aria-label={t('walk.proof')}>
          {proofs.map(name => (
            <Badge key={name} variant="light">
              {t(`builder.proofs.${name}`)}
            </Badge>
          ))}
        </Group>
      )}
      {asked.map(field => (
        <div key={field.Code} className={classes.question}>
          {isPhoto(field) ? (
            <Button variant="default" fullWidth leftSection={<IconCamera size={16} aria-hidden />} disabled>
              {fieldTextIn(field.Text, language)}
            </Button>
          ) : (
            <FieldInput of={form} field={field} name={field.Code} />
          )}
          <Verdict field={field} answers={form.values} allowsPhotos={field.Allows?.Photos === true} />
        </div>
      ))}
    </Stack>
  )
}

const isPhoto = ({ Style }: FormField): boolean => Style === 'round.TakePhoto'

/** What an answer is: good, or failed, and what it asks for then. */
const Verdict = ({ field, answers, allowsPhotos }: { field: FormField; answers: SentAnswers; allowsPhotos: boolean }) => {
  const t = useWords(words)
  const answer = readAnswers([field], answers)[field.Code]
  if (!field.Fail || answer === undefined) return null
  const fails = failsRule(field, answer)
  return (
    <p className={classes.verdict} data-fails={fails || undefined} role="status">
      {t(fails ? 'walk.fails' : 'walk.passes')}
      {fails && allowsPhotos && `, ${t('walk.asksPhoto')}`}
    </p>
  )
}
