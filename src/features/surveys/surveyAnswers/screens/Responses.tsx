import { Button } from '@mantine/core'
import { IconArrowsExchange, IconCamera, IconCheck, IconLockOpen } from '@tabler/icons-react'
import { useState } from 'react'
import { nameIn } from '../../../../core/labels.ts'
import { useWrite } from '../../../../ui/calls.ts'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { FieldMode } from '../../../../ui/form/field.tsx'
import { MoveButton } from '../../../../ui/kit/MoveButton.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { href, useGoTo } from '../../../../ui/route.ts'
import { useSession } from '../../../../ui/session.ts'
import { useMoves } from '../../../../ui/useMoves.ts'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { AcceptSurvey, GetAllSurveyList, GetSurveyList, ReopenSurvey } from '../../surveys/contract.ts'
import { surveyMoves } from '../../surveys/moves.ts'
import { SurveyStatusMark } from '../../surveys/screens/SurveyStatusMark.tsx'
import { GetCustomerSurveys, GetSurvey } from '../contract.ts'
import { customerSurvey } from '../routes.ts'
import { staffWords } from '../staffWords.ts'
import type { Survey } from '../view.ts'
import { words } from '../words.ts'
import { CollectDialog } from './CollectDialog.tsx'
import { Collected } from './Collected.tsx'
import { PartCard } from './PartCard.tsx'
import { PartForm } from './PartForm.tsx'
import classes from './surveys.module.css'
import { useParts } from './useParts.ts'

/** What a customer has answered, as staff read it: with downloads, Collect Content, and what becomes of the answers. */
export const Responses = ({ survey }: { survey: Survey }) => {
  const t = useWords(words)
  const ts = useWords(staffWords)
  const [language] = useLanguage()
  const { dateTime } = useFormats()
  const { can } = useSession()
  const parts = useParts(survey)
  const answered = parts.filter(({ name }) => survey.Versions[name] !== undefined).map(({ name }) => name)
  const [closed, setClosed] = useState<readonly string[]>([])
  const [opened, setOpened] = useState<readonly string[]>([])
  const isOpen = (name: string) => (answered.includes(name) ? !closed.includes(name) : opened.includes(name))
  const put = (name: string, open: boolean) => {
    const [change, list] = answered.includes(name) ? ([setClosed, !open] as const) : ([setOpened, open] as const)
    change(before => [...before.filter(one => one !== name), ...(list ? [name] : [])])
  }
  const builds = can('CustomerSurveyLinks')
  const done = parts.filter(({ complete }) => complete).length
  return (
    <Page
      narrow
      title={survey.SurveyName || t('basicInfoSurvey')}
      lead={nameIn(survey.BuildingName, language)}
      crumbs={[{ label: ts('title'), to: href(customerSurvey) }, { label: ts('responses') }]}
      editNeeds="CustomerSurveyLinks"
      actions={builds && <Others survey={survey} />}
      action={builds && <NextStep survey={survey} />}
    >
      <div className={classes.facts}>
        <SurveyStatusMark status={survey.BuilderStatus} />
        <span>{t('progress', { done, all: parts.length })}</span>
        {survey.SubmittedDate !== null && <span>{t('submittedOn', { date: dateTime(survey.SubmittedDate) })}</span>}
        <span>{ts('kept')}</span>
      </div>
      <Collected survey={survey} />
      <FieldMode value="read">
        <div className={classes.parts}>
          {parts.map((shown, i) => (
            <PartCard
              key={shown.name}
              number={i + 1}
              shown={shown.part.is === 'section' ? { ...shown, lead: '' } : shown}
              open={isOpen(shown.name)}
              onOpen={open => put(shown.name, open)}
            >
              {survey.Versions[shown.name] === undefined ? (
                <p className={classes.small}>{ts('nothing')}</p>
              ) : (
                <PartForm survey={survey} part={shown.part} readOnly />
              )}
            </PartCard>
          ))}
        </div>
      </FieldMode>
    </Page>
  )
}

/** Where accepted answers are taken over into the building. */
const surveyTakeOver = { path: '/surveyTakeOver/{gId}/{bId}/{builderId}' } as const
const changed = [GetSurvey, GetCustomerSurveys, GetSurveyList, GetAllSurveyList]

/** The one step that the answers wait for: to be accepted, to be taken over; while the customer answers, photos are asked for. */
const NextStep = ({ survey }: { survey: Survey }) => {
  const { BuilderStatus, GroupId, BuildingId, BuilderId } = survey
  const goTo = useGoTo()
  const compare = () => goTo(href(surveyTakeOver, { gId: GroupId, bId: BuildingId, builderId: BuilderId }))
  const ts = useWords(staffWords)
  const offer = useMoves(surveyMoves)
  const accept = useWrite(AcceptSurvey, { done: ts('accepted'), refresh: changed, onSaved: compare })
  const takeOver = offer('takeOver', BuilderStatus)
  if (takeOver) return <MoveButton primary of={takeOver} icon={<IconArrowsExchange size={18} aria-hidden />} onClick={compare} />
  const accepting = offer('accept', BuilderStatus)
  if (!accepting) return <CollectButton survey={survey} primary />
  return (
    <MoveButton
      primary
      of={accepting}
      icon={<IconCheck size={18} aria-hidden />}
      loading={accept.running}
      onClick={() => void accept.run({ GroupId, BuilderId })}
    />
  )
}

/** What else can be done once the customer has submitted: let them go on, ask for photos. */
const Others = ({ survey }: { survey: Survey }) => {
  const { BuilderStatus, GroupId, BuilderId } = survey
  const ts = useWords(staffWords)
  const offer = useMoves(surveyMoves)
  const reopen = useWrite(ReopenSurvey, { done: ts('reopened'), refresh: changed })
  const reopening = offer('reopen', BuilderStatus)
  if (!reopening) return null
  return (
    <>
      <MoveButton
        of={reopening}
        icon={<IconLockOpen size={18} aria-hidden />}
        loading={reopen.running}
        onClick={() => void reopen.run({ GroupId, BuilderId })}
      />
      <CollectButton survey={survey} />
    </>
  )
}

const CollectButton = ({ survey, primary = false }: { survey: Survey; primary?: boolean }) => {
  const ts = useWords(staffWords)
  return (
    <Button
      variant={primary ? 'filled' : 'default'}
      leftSection={<IconCamera size={18} aria-hidden />}
      onClick={() => dialogs.open(() => <CollectDialog survey={survey} />)}
    >
      {ts('collect')}
    </Button>
  )
}
