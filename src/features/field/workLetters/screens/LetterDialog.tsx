import { Button, Group, Stepper } from '@mantine/core'
import { IconEye, IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { useCall, useWrite } from '../../../../ui/calls.ts'
import { confirm, dialogs } from '../../../../ui/dialogs.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { LinesSkeleton } from '../../../../ui/kit/Skeletons.tsx'
import { useSession } from '../../../../ui/session.ts'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import { GetWorkLetter, SaveWorkLetter, SendWorkLetter } from '../contract.ts'
import type { WorkLetter } from '../model.ts'
import { findLetterProblems } from '../rules.ts'
import { words } from '../words.ts'
import { LetterBody } from './LetterBody.tsx'
import { DeliveryStep, FindingsStep, GeneralStep } from './letterSteps.tsx'

type DialogProps = { gId: string; bId: string; iptId: string }

/** The letter about a walk in three steps: general information, findings and recommendations, delivery. */
export const LetterDialog = (props: DialogProps) => {
  const t = useWords(words)
  const query = useCall(GetWorkLetter, { gId: props.gId, iptId: props.iptId }, { quiet: true })
  if (query.data) return <Opened {...props} letter={query.data} />
  return query.isError ? <LoadFailed query={query} missing={t('missing')} /> : <LinesSkeleton lines={10} />
}

const useLetterForm = ({ gId, bId, iptId, letter }: DialogProps & { letter: WorkLetter }) => {
  const t = useWords(words)
  const { Date: Day, TenantName, Address, Address1, Attn, Re, Recommendations, RecEmails, HtmlContent, Version } = letter
  const parts = { Date: Day, TenantName, Address, Address1, Attn, Re, Recommendations, RecEmails, HtmlContent }
  return useCallForm(SaveWorkLetter, {
    initial: { GroupId: gId, BuildingId: bId, InspectionId: iptId, Version, ...parts },
    done: t('saved'),
    reads: [GetWorkLetter],
    refresh: [GetWorkLetter],
  })
}

const Opened = (props: DialogProps & { letter: WorkLetter }) => {
  const t = useWords(words)
  const { date } = useFormats()
  const { letter } = props
  const mayEdit = useSession().can('ManageLibraries')
  const form = useLetterForm(props)
  const [step, setStep] = useState(0)
  const blocked = !mayEdit || findLetterProblems(form.values).length > 0
  const showPreview = () => {
    const { values } = form
    dialogs.open(() => <LetterBody letter={values} />, { title: t('preview'), size: 820, phone: 'full' })
  }
  const day = letter.SentDate === null ? '' : date(letter.SentDate)
  const told = letter.Status === 'Sent' ? t('sentOn', { day, name: letter.SentBy }) : day && t('changedSince', { day })
  return (
    <FormDialog
      title={t('title')}
      form={form}
      submit={t('save')}
      blocked={blocked}
      size={820}
      foot={
        <Group gap="xs">
          <Button variant="default" leftSection={<IconEye size={16} aria-hidden />} onClick={showPreview}>
            {t('preview')}
          </Button>
          {mayEdit && <SendButton {...props} dirty={form.dirty} />}
        </Group>
      }
    >
      <Stepper active={step} onStepClick={setStep} size="sm" allowNextStepsSelect>
        <Stepper.Step label={t('step', { n: '1' })} description={t('steps.general')}>
          <GeneralStep form={form} />
        </Stepper.Step>
        <Stepper.Step label={t('step', { n: '2' })} description={t('steps.findings')}>
          <FindingsStep form={form} />
        </Stepper.Step>
        <Stepper.Step label={t('step', { n: '3' })} description={t('steps.delivery')}>
          <DeliveryStep form={form} told={told} />
        </Stepper.Step>
      </Stepper>
      <Group justify="space-between">
        <Button variant="subtle" disabled={step === 0} onClick={() => setStep(step - 1)}>
          {t('back')}
        </Button>
        <Button variant="subtle" disabled={step === 2} onClick={() => setStep(step + 1)}>
          {t('next')}
        </Button>
      </Group>
    </FormDialog>
  )
}

/** Sends the letter as it was saved; what is not saved yet is not sent. */
const SendButton = ({ gId, bId, iptId, letter, dirty }: DialogProps & { letter: WorkLetter; dirty: boolean }) => {
  const t = useWords(words)
  const { date } = useFormats()
  const { run, running } = useWrite(SendWorkLetter, { done: t('sent'), refresh: [GetWorkLetter] })
  const n = letter.RecEmails.length
  const send = async () => {
    const text = letter.SentDate === null ? t('sendText', { n }) : t('sendAgainText', { n, day: date(letter.SentDate) })
    if (!(await confirm({ title: t('sendTitle'), text, yes: t('send') }))) return
    await run({ GroupId: gId, BuildingId: bId, InspectionId: iptId, Version: letter.Version })
  }
  const isSaved = letter.Version > 0 && !dirty
  return (
    <Button
      variant="default"
      leftSection={<IconSend size={16} aria-hidden />}
      disabled={!isSaved}
      loading={running}
      title={isSaved ? undefined : t('unsaved')}
      onClick={() => void send()}
    >
      {t('send')}
    </Button>
  )
}
