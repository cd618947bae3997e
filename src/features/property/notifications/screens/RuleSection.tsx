import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useContext } from 'react'
import { labelIn } from '../../../../core/labels.ts'
import { FieldMode } from '../../../../ui/form/field.tsx'
import { EditableSection } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { GetNotificationRules, type NotificationRule, SaveNotificationRule } from '../contract.ts'
import { anyLocation, type Criterion } from '../model.ts'
import { findCriteriaProblems, mostCriteria } from '../rules.ts'
import { words } from '../words.ts'
import classes from './notifications.module.css'
import type { RuleForm, RulePlace } from './ruleForm.ts'
import { ScheduleFields } from './ScheduleFields.tsx'

const newCriterion = (rule: NotificationRule): Criterion => ({
  Key: globalThis.crypto.randomUUID?.() ?? `${Date.now()}`,
  Method: 'Email',
  RecipientId: null,
  Value: null,
  Location: rule.NeedsLocation ? anyLocation : null,
  Schedule: { Days: [], StartTimeString: '', EndTimeString: '' },
})

/** The most recipients named on a closed rule. */
const mostNames = 2

/** Whom a rule tells, each once. */
const useNames = (criteria: readonly Criterion[], { contacts }: RulePlace): string[] => {
  const t = useWords(words)
  const [language] = useLanguage()
  const nameOf = ({ Method, SpaceId, RecipientId }: Criterion): string => {
    if (Method === 'GoogleMessage') return SpaceId ? t(`channels.${SpaceId}`) : ''
    return labelIn(contacts.find(one => one.ContactId === RecipientId)?.FullName, language)
  }
  return [...new Set(criteria.map(nameOf))].filter(Boolean)
}

/** The first names, and how many more; '' without any. */
const useShortList = (names: readonly string[]): string => {
  const t = useWords(words)
  const [language] = useLanguage()
  const others = names.length - mostNames
  const shown = new Intl.ListFormat(language, { type: others > 0 ? 'unit' : 'conjunction' }).format(names.slice(0, mostNames))
  return others > 0 ? t('rule.more', { names: shown, n: String(others) }) : shown
}

/** Whom the building tells of what without a rule; '' where it tells nobody. */
const useDefault = ({ Criteria, Default }: NotificationRule): string => {
  const t = useWords(words)
  const names = useShortList(Default?.Names ?? [])
  return Default && Criteria.length === 0 ? t(`rule.defaults.${Default.Value}`, { names }) : ''
}

/** The rule of one QR type: its schedules as text, Edit turns them to fields. */
export const RuleSection = ({ rule, place }: { rule: NotificationRule; place: RulePlace }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { acId, QrType, Version, Criteria } = rule
  const form = useCallForm(SaveNotificationRule, {
    initial: { GroupId: place.gId, BuildingId: place.bId, RuleId: acId, QrType, Version, Criteria },
    done: 'Successfully saved',
    refresh: [GetNotificationRules],
    reads: [GetNotificationRules],
    check: values => findCriteriaProblems(values.Criteria, rule),
  })
  const names = useNames(Criteria, place)
  const byDefault = useDefault(rule)
  const summary = useShortList(names) || byDefault || t('rule.nobody')
  return (
    <EditableSection title={rule.DisplayText[language]} form={form} summary={summary} opened={false} submit={t('rule.save')}>
      <Schedules form={form} rule={rule} place={place} />
    </EditableSection>
  )
}

const Schedules = ({ form, rule, place }: { form: RuleForm; rule: NotificationRule; place: RulePlace }) => {
  const t = useWords(words)
  const mode = useContext(FieldMode)
  const byDefault = useDefault(rule)
  const { Criteria } = form.values
  const change = (next: readonly Criterion[]) => form.set('Criteria', next)
  return (
    <>
      {Criteria.length === 0 && <p className={classes.lead}>{byDefault ? t('rule.untilSet', { told: byDefault }) : t('rule.empty')}</p>}
      {Criteria.map((one, i) => (
        <ScheduleFields
          key={one.Key}
          form={form}
          at={i}
          rule={rule}
          place={place}
          onRemove={() => change(Criteria.filter((_one, other) => other !== i))}
        />
      ))}
      {mode !== 'read' && Criteria.length < mostCriteria && (
        <Group>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => change([...Criteria, newCriterion(rule)])}
          >
            {t('rule.add')}
          </Button>
        </Group>
      )}
    </>
  )
}
