import { Anchor, Button } from '@mantine/core'
import { IconChartBar, IconQrcode, IconUserCheck } from '@tabler/icons-react'
import { nameIn } from '../../../../core/labels.ts'
import { FieldMode } from '../../../../ui/form/field.tsx'
import { SelectField } from '../../../../ui/form/fields.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { Section } from '../../../../ui/kit/Section.tsx'
import { AddressLink, href } from '../../../../ui/route.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { MailLink } from '../../../property/contacts/screens/reach.tsx'
import { locationLabel } from '../../entityTypes/model.ts'
import { useAssignees } from '../../inbox/screens/useAssignees.ts'
import { qrEditor } from '../../qr/routes.ts'
import { AssignAnswer, GetAnswer, GetAnswers } from '../contract.ts'
import { words } from '../words.ts'
import type { OpenedAnswer } from './AnswerPage.tsx'
import classes from './feedbackInbox.module.css'

type SideProps = { gId: string; answer: OpenedAnswer }

/** Beside an answer: whom it is for, who gave it, where. */
export const AnswerSide = ({ gId, answer }: SideProps) => {
  const t = useWords(words)
  const { Email, UserName, Company } = answer
  return (
    <aside className={classes.column} aria-label={t('handling')}>
      <Section title={t('handling')} collapsible={false}>
        <Handling gId={gId} answer={answer} />
      </Section>
      {(Email || UserName || Company) && (
        <Section title={t('from')} collapsible={false}>
          <div className={classes.links}>
            <strong>{UserName || t('anonymous')}</strong>
            {Company}
            {Email && <MailLink email={Email} label={UserName || Email} />}
          </div>
        </Section>
      )}
      <Section title={t('place')} collapsible={false}>
        <Place gId={gId} answer={answer} />
      </Section>
    </aside>
  )
}

const Handling = ({ gId, answer: { AnswerId, Version, AssigneeId, Status, BuildingId } }: SideProps) => {
  const t = useWords(words)
  const { options, me } = useAssignees(gId, BuildingId)
  const form = useCallForm(AssignAnswer, {
    initial: { GroupId: gId, AnswerId, Version, AssigneeId },
    done: t('saved'),
    refresh: [GetAnswer, GetAnswers],
    reads: [GetAnswer],
  })
  const open = Status !== 'Done'
  return (
    <FieldMode value={open ? 'edit' : 'read'}>
      <form
        noValidate
        data-form={form.id}
        className={classes.column}
        onSubmit={event => {
          event.preventDefault()
          void form.save()
        }}
      >
        <SelectField of={form} name="AssigneeId" label={t('col.AssigneeName')} placeholder={t('nobody')} options={options} />
        {open && (
          <div className={classes.actions}>
            {me && form.values.AssigneeId !== me && (
              <Button
                variant="default"
                leftSection={<IconUserCheck size={16} aria-hidden />}
                onClick={() => form.put(before => ({ ...before, AssigneeId: me }))}
              >
                {t('take')}
              </Button>
            )}
            <Button type="submit" variant="light" disabled={!form.dirty} loading={form.saving}>
              {t('save')}
            </Button>
          </div>
        )}
      </form>
    </FieldMode>
  )
}

const Place = ({ gId, answer: { BuildingId, BuildingName, QrCodeId, QrName, Location, Floor } }: SideProps) => {
  const t = useWords(words)
  const [language] = useLanguage()
  return (
    <div className={classes.links}>
      <strong>{nameIn(BuildingName, language)}</strong>
      {[QrName, Location && locationLabel(Location, language), Floor].filter(Boolean).join(', ')}
      {QrCodeId && (
        <Anchor component={AddressLink} href={href(qrEditor, { groupId: gId, bId: BuildingId, qrId: QrCodeId })} inherit>
          <IconQrcode size={14} aria-hidden /> {t('openCode')}
        </Anchor>
      )}
      <Anchor component={AddressLink} href={`/analyticsFeedback/${BuildingId}`} inherit>
        <IconChartBar size={14} aria-hidden /> {t('openFigures')}
      </Anchor>
    </div>
  )
}
