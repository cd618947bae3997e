import { Anchor, Button } from '@mantine/core'
import { useEffect } from 'react'
import type { Output } from '../../../../core/call.ts'
import { nameIn } from '../../../../core/labels.ts'
import { useCall } from '../../../../ui/calls.ts'
import { PinField } from '../../../../ui/form/PinField.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { useLatest } from '../../../../ui/form/useLatest.ts'
import { Drawing } from '../../../../ui/kit/Drawing.tsx'
import { Pending, StatusPage } from '../../../../ui/pages.tsx'
import type { ParamsOf } from '../../../../ui/route.ts'
import { AddressLink, href, RouteLink, useGoTo } from '../../../../ui/route.ts'
import { isMissing } from '../../../../ui/send.ts'
import { useSession } from '../../../../ui/session.ts'
import { useSay } from '../../../../ui/useSay.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { login } from '../../../base/people/routes.ts'
import { keepSurveyPath } from '../../../base/people/screens/surveyPath.ts'
import { surveyMessages } from '../../surveys/rules.ts'
import { GetSurveyWelcome, OpenSurvey } from '../contract.ts'
import { nextAfterPin } from '../next.ts'
import { contentSurvey, ownSurvey } from '../routes.ts'
import { words } from '../words.ts'
import { Face } from './Face.tsx'
import classes from './surveys.module.css'
import { carrySurvey } from './surveyToken.ts'

type Params = ParamsOf<'/surveyWelcome/{nextPathname?}/{bId?}/{builderId?}'>

/** The way to a survey: whose it is, the PIN, and what will come. */
export const Screen = ({ params: { nextPathname, bId, builderId } }: { params: Params }) => {
  const { status } = useSession()
  const query = useCall(GetSurveyWelcome, bId && status !== 'starting' ? { bId, builderId } : null, { quiet: true })
  const { data, error } = query
  // What a stranger was told does not say whose survey it is; its staff, back from signing in, are told.
  const askAgain = useLatest(() => data?.GroupId === null && void query.refetch())
  useEffect(() => void (status === 'in' && askAgain.current()), [status, askAgain])
  const t = useWords(words)
  const say = useSay()
  useEffect(() => keepSurveyPath(location.pathname), [])
  if (bId && !data && !error) return <Pending />
  if (error && !data && !isMissing(error)) throw error // the page of an error offers to try again
  if (!bId || !data?.Available)
    return <StatusPage drawing="emptyList" title={t('unavailableTitle')} text={say(surveyMessages.unavailable)} />
  return <Welcome bId={bId} builderId={builderId} next={nextPathname} survey={data} />
}

type WelcomePlace = { bId: string; builderId: string | undefined; next: string | undefined }

const Welcome = ({ survey, ...place }: WelcomePlace & { survey: Output<typeof GetSurveyWelcome> }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const name = nameIn(survey.BuildingName, language)
  return (
    <div className={classes.welcome}>
      <section className={classes.entrance}>
        <Face name={name} logo={survey.LogoUrl} />
        <p className={classes.over}>{survey.SurveyName || t('basicInfoSurvey')}</p>
        <h1 className={classes.title}>{name}</h1>
        <p className={classes.lead}>{t('welcomeLead')}</p>
        <PinForm {...place} />
        <p className={classes.small}>{t('noPin')}</p>
        <StaffWay {...place} gId={survey.GroupId} />
      </section>
      <aside className={classes.steps} aria-label={t('steps.title')}>
        <Drawing name="thankYou" width={150} />
        <h2 className={classes.stepsTitle}>{t('steps.title')}</h2>
        <ol>
          <li>{t('steps.first')}</li>
          <li>{t('steps.second')}</li>
          <li>{t('steps.third')}</li>
        </ol>
      </aside>
    </div>
  )
}

const PinForm = ({ bId, builderId, next }: WelcomePlace) => {
  const t = useWords(words)
  const goTo = useGoTo()
  const form = useCallForm(OpenSurvey, {
    initial: { bId, ...(builderId && { builderId }), PIN: '' },
    refusalAt: 'PIN',
    onSaved: ({ UserToken, ...place }) => {
      keepSurveyPath(null)
      carrySurvey(place.BuilderId, UserToken)
      goTo(nextAfterPin(next, place))
    },
  })
  return (
    <form
      noValidate
      className={classes.pin}
      data-form={form.id}
      onSubmit={event => {
        event.preventDefault()
        void form.save()
      }}
    >
      <PinField form={form} label={t('pin')} autoFocus />
      <Button type="submit" size="md" loading={form.saving}>
        {t('open')}
      </Button>
    </form>
  )
}

/** Staff need no PIN: they sign in, or are signed in already. */
const StaffWay = ({ gId, bId, builderId }: WelcomePlace & { gId: string | null }) => {
  const t = useWords(words)
  const { status, can } = useSession()
  if (status === 'in')
    return can(ownSurvey.may) && gId ? (
      <Anchor component={AddressLink} href={href(contentSurvey, { gId, bId, builderId }, { responses: true })} size="sm">
        {t('openAsStaff')}
      </Anchor>
    ) : null
  return (
    <div className={classes.staff}>
      <span>{t('staff')}</span>
      <Anchor renderRoot={props => <RouteLink to={login} {...props} />} inherit>
        {t('signIn')}
      </Anchor>
    </div>
  )
}
