import { Text } from '@mantine/core'
import { useEffect } from 'react'
import { Page } from '../../../../ui/kit/Page.tsx'
import { href, useGoTo } from '../../../../ui/route.ts'
import { useSession } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import { surveyBuilder, surveyList } from '../routes.ts'
import { words } from '../words.ts'
import { SurveyPlace } from './SurveyPlace.tsx'

/** `/surveyLibrary/surveyBuilder`: asks for account and building, then leads to the builder of a new survey. */
export const Screen = () => {
  const t = useWords(words)
  const goTo = useGoTo()
  const { gId, bId, chooseGroup } = useSession()
  useEffect(() => {
    if (gId && bId) goTo(href(surveyBuilder, { gId, bId }), { replace: true })
  }, [gId, bId, goTo])
  return (
    <Page
      title={t('builder.title')}
      lead={t('builder.lead')}
      crumbs={[{ label: t('surveys'), to: href(surveyList) }, { label: t('builder.title') }]}
    >
      <Text size="sm">{t('builder.pickFirst')}</Text>
      <SurveyPlace
        gId={gId}
        bId={bId}
        onAccount={id => chooseGroup(id)}
        onBuilding={id => gId && goTo(href(surveyBuilder, { gId, bId: id }))}
      />
    </Page>
  )
}
