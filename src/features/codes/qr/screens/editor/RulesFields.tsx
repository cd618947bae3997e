import { Button, Checkbox, Chip, Group, Input, Radio, Stack, Textarea } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useContext } from 'react'
import { FieldMode, ReadValue } from '../../../../../ui/form/field.tsx'
import { TimeField } from '../../../../../ui/form/fields.tsx'
import { markField } from '../../../../../ui/form/useCallForm.ts'
import { useSay } from '../../../../../ui/useSay.ts'
import { useLanguage, useWords } from '../../../../../ui/words.tsx'
import { pinTypes } from '../../../../property/pins/model.ts'
import { words as pinWords } from '../../../../property/pins/words.ts'
import { definitionOf } from '../../../functionalities/definitions.ts'
import { findEmailField } from '../../../functionalities/emailField.ts'
import { audiences, type ItemRules, noRules, type OpenHours } from '../../../scanPage/itemRules.ts'
import { words } from '../../words.ts'
import shared from '../qr.module.css'
import classes from './hub.module.css'
import type { ItemForm } from './itemForm.ts'
import { listDays, sayDays, sayRules } from './sayRules.ts'

type RulesProps = { form: ItemForm; inHub: boolean }

/** Who may open an item, and when. */
export const RulesFields = ({ form, inHub }: RulesProps) => {
  const t = useWords(words)
  const pin = useWords(pinWords)
  const [language] = useLanguage()
  const rules = form.values.Item.Rules ?? noRules
  const put = (change: Partial<ItemRules>) => form.set('Item.Rules', { ...rules, ...change })
  if (useContext(FieldMode) === 'read')
    return (
      <ReadValue label={t('rules.title')}>
        {sayRules(rules, {
          who: one => t(`rules.who.${one}`),
          kind: one => pin(`kinds.${one}`),
          confirmEmail: t('rules.confirmEmail'),
          consent: t('rules.consent'),
          language,
        })}
      </ReadValue>
    )
  return (
    <Stack gap="sm" className={classes.rules} {...markField(form, 'Item.Rules')}>
      <Radio.Group
        label={t('rules.title')}
        value={rules.ShownTo}
        onChange={next => put({ ShownTo: audiences.find(one => one === next) ?? 'Everyone' })}
      >
        <Stack gap={8} mt={6}>
          {audiences.map(
            one =>
              (inHub || one !== 'Staff') && (
                <Radio key={one} value={one} label={t(`rules.who.${one}`)} description={t(`rules.help.${one}`)} />
              ),
          )}
        </Stack>
      </Radio.Group>
      {rules.ShownTo !== 'Everyone' && (
        <Input.Wrapper
          label={t('rules.pins')}
          labelElement="div"
          description={rules.Pins.length === 0 ? t('rules.anyPin') : undefined}
          inputWrapperOrder={['label', 'input', 'description']}
        >
          <Group gap="md" my={6} role="group" aria-label={t('rules.pins')}>
            {pinTypes.map(type => (
              <Checkbox
                key={type}
                label={pin(`kinds.${type}`)}
                checked={rules.Pins.includes(type)}
                onChange={event =>
                  put({ Pins: pinTypes.filter(one => (one === type ? event.currentTarget.checked : rules.Pins.includes(one))) })
                }
              />
            ))}
          </Group>
        </Input.Wrapper>
      )}
      <HoursFields form={form} hours={rules.Hours} onChange={Hours => put({ Hours })} />
      <ConsentFields form={form} consent={rules.Consent ?? { en: '' }} onChange={Consent => put({ Consent })} />
      <ConfirmEmail form={form} isOn={rules.ConfirmEmail === true} onChange={ConfirmEmail => put({ ConfirmEmail })} />
    </Stack>
  )
}

type ConfirmProps = { form: ItemForm; isOn: boolean; onChange: (isOn: boolean) => void }

/** Whether the e-mail address is proven by a code; offered by forms that ask for one. */
const ConfirmEmail = ({ form, isOn, onChange }: ConfirmProps) => {
  const t = useWords(words)
  const say = useSay()
  const { FunctionalityType, TemplateFormData } = form.values.Item
  if (!isOn && !findEmailField(FunctionalityType, TemplateFormData)) return null
  const problem = form.problemAt('Item.Rules.ConfirmEmail')
  return (
    <div {...markField(form, 'Item.Rules.ConfirmEmail')}>
      <Checkbox
        label={t('rules.confirmEmail')}
        description={t('rules.confirmEmailHelp')}
        checked={isOn}
        error={problem && say(problem)}
        onChange={event => onChange(event.currentTarget.checked)}
      />
    </div>
  )
}

type ConsentProps = {
  form: ItemForm
  consent: NonNullable<ItemRules['Consent']>
  onChange: (consent: NonNullable<ItemRules['Consent']>) => void
}

/** What the sender of the form agrees to, in both languages of the account; only forms have it. */
const ConsentFields = ({ form, consent, onChange }: ConsentProps) => {
  const t = useWords(words)
  if (consent.en === '' && !definitionOf(form.values.Item.FunctionalityType)?.asks) return null
  return (
    <Stack gap={6} {...markField(form, 'Item.Rules.Consent')}>
      <Textarea
        label={t('rules.consent')}
        description={t('rules.consentHelp')}
        value={consent.en}
        maxLength={500}
        autosize
        minRows={2}
        onChange={event => onChange({ ...consent, en: event.currentTarget.value })}
      />
      {consent.en !== '' && (
        <Textarea
          label={t('rules.consentEs')}
          value={consent.es ?? ''}
          maxLength={500}
          autosize
          minRows={2}
          onChange={event => onChange({ ...consent, es: event.currentTarget.value })}
        />
      )}
    </Stack>
  )
}

type HoursProps = { form: ItemForm; hours: readonly OpenHours[]; onChange: (hours: OpenHours[]) => void }
const workdays: OpenHours = { Days: [1, 2, 3, 4, 5], From: '08:00', To: '17:00' }
const mostHours = 14

const HoursFields = ({ form, hours, onChange }: HoursProps) => {
  const t = useWords(words)
  const say = useSay()
  const [language] = useLanguage()
  return (
    <Input.Wrapper
      label={t('rules.hours')}
      labelElement="div"
      description={hours.length === 0 ? t('rules.always') : t('rules.hoursHelp')}
      inputWrapperOrder={['label', 'input', 'description']}
    >
      <Stack gap="sm" my={6}>
        {hours.map(({ Days }, i) => {
          const problem = form.problemAt(`Item.Rules.Hours.${i}.Days`)
          return (
            <div key={i} className={classes.hours} role="group" aria-label={t('rules.row', { n: i + 1 })}>
              <div {...markField(form, `Item.Rules.Hours.${i}.Days`)}>
                <Group gap={4}>
                  <Chip.Group
                    multiple
                    value={Days.map(String)}
                    onChange={next =>
                      onChange(hours.map((one, at) => (at === i ? { ...one, Days: next.map(Number).toSorted((a, b) => a - b) } : one)))
                    }
                  >
                    {listDays(language).map(({ day, short, long }) => (
                      <Chip key={day} value={String(day)} size="xs" aria-label={long}>
                        {short}
                      </Chip>
                    ))}
                  </Chip.Group>
                </Group>
                {problem && <p className={shared.problem}>{say(problem)}</p>}
              </div>
              <TimeField of={form} name={`Item.Rules.Hours.${i}.From`} label={t('rules.from')} />
              <TimeField of={form} name={`Item.Rules.Hours.${i}.To`} label={t('rules.to')} />
              <Button
                variant="subtle"
                color="gray"
                size="sm"
                aria-label={t('rules.removeHours', { days: sayDays(Days, language) })}
                onClick={() => onChange(hours.filter((_, at) => at !== i))}
              >
                <IconTrash size={18} aria-hidden />
              </Button>
            </div>
          )
        })}
        {hours.length < mostHours && (
          <Button
            className={classes.add}
            variant="default"
            size="xs"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => onChange([...hours, workdays])}
          >
            {t('rules.addHours')}
          </Button>
        )}
      </Stack>
    </Input.Wrapper>
  )
}
