import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { useMemo } from 'react'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { Section } from '../../../../ui/kit/Section.tsx'
import { AddressLink, href } from '../../../../ui/route.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { fieldTextIn } from '../../../base/fields/fieldType.ts'
import { failsRule, findAnswerProblems, listAskedFields, readAnswers } from '../../../base/fields/rules.ts'
import { FieldInput } from '../../../base/fields/screens/FieldsForm.tsx'
import { FieldFiles } from '../../../base/fields/screens/fieldFiles.ts'
import { requestPage } from '../../../codes/inbox/routes.ts'
import { readQuestions } from '../../equipment/questions.ts'
import { roundFilePort } from '../../inspections/screens/roundFiles.ts'
import { GetInspectionDetail, GetInspectionSummaries, SaveStopAnswers } from '../contract.ts'
import type { InspectedStop } from '../model.ts'
import { words } from '../words.ts'
import classes from './reports.module.css'
import { StopFiles } from './StopFiles.tsx'

type StopFormProps = {
  gId: string
  bId: string
  iptId: string
  stop: InspectedStop
  Version: number
  number: number
  onSaved: () => void
}

/** A stop with its form; a stop that nobody has done is told in words. */
export const StopForm = (props: StopFormProps) => {
  const t = useWords(words)
  const { stop, number } = props
  const title = `${number}. ${stop.Name}`
  if (stop.State === 'Done')
    return (
      <Section title={title} side={t('stopStates.Done')} level={3}>
        <DoneStop {...props} />
      </Section>
    )
  return (
    <Section title={title} side={t(`stopStates.${stop.State}`)} level={3} collapsible={false}>
      <Text c="var(--ink-soft)">
        {stop.State === 'Skipped' ? t('edit.skipped', { reason: stop.Reason || t('edit.noReason') }) : t('edit.open')}
      </Text>
    </Section>
  )
}

const DoneStop = ({ gId, bId, iptId, stop, Version, onSaved }: StopFormProps) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const fields = useMemo(() => readQuestions(stop.Fields), [stop.Fields])
  const place = { GroupId: gId, BuildingId: bId, InspectionId: iptId, Version }
  const at = (code: string) => `FieldsValues.${code}`
  const form = useCallForm(SaveStopAnswers, {
    initial: { ...place, EquipmentInspectionId: stop.EquipmentInspectionId, FieldsValues: stop.Answers },
    check: ({ FieldsValues }) => findAnswerProblems(fields, FieldsValues, { at, complete: true }),
    done: t('edit.saved'),
    record: iptId,
    reads: [GetInspectionDetail],
    refresh: [GetInspectionDetail, GetInspectionSummaries],
    onSaved,
  })
  const files = useMemo(() => roundFilePort(gId, bId), [gId, bId])
  const given = form.values.FieldsValues
  const answers = readAnswers(fields, given)
  const save = () => {
    // The refusal of the document: its word, and nothing is sent.
    if (findAnswerProblems(fields, given, { complete: true }).length > 0) toast.error(t('edit.required'))
    void form.save()
  }
  return (
    <FieldFiles value={files}>
      <form
        noValidate
        data-form={form.id}
        onSubmit={event => {
          event.preventDefault()
          save()
        }}
      >
        <Stack gap="md">
          {listAskedFields(fields, given).map(field => {
            const answer = answers[field.Code]
            const note = stop.Notes[field.Code]
            return (
              <div key={field.Code}>
                <FieldInput of={form} field={field} name={`FieldsValues.${field.Code}`} />
                {answer !== undefined && failsRule(field, answer) && <p className={classes.verdict}>{t('csv.fails')}</p>}
                {stop.Requests[field.Code] && (
                  <Anchor
                    component={AddressLink}
                    href={href(requestPage, { groupId: gId, requestId: stop.Requests[field.Code] ?? '' })}
                    size="sm"
                  >
                    {t('edit.request')}
                  </Anchor>
                )}
                {stop.Chargebacks.includes(field.Code) && <Text size="sm">{t('charged')}</Text>}
                <StopFiles files={stop.Files[field.Code] ?? []} label={fieldTextIn(field.Text, language)} />
                {note && <Text size="sm">{`${t('edit.note')}: ${note}`}</Text>}
              </div>
            )
          })}
          {stop.Notes[''] && <Text size="sm">{`${t('edit.note')}: ${stop.Notes['']}`}</Text>}
          <StopFiles files={stop.Files[''] ?? []} label={stop.Name} />
          <Group justify="flex-end">
            <Button variant="default" disabled={!form.dirty} onClick={() => form.reset()}>
              {t('edit.cancel')}
            </Button>
            <Button type="submit" disabled={!form.dirty} loading={form.saving}>
              {t('edit.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </FieldFiles>
  )
}
