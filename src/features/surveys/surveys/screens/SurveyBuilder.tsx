import { Button } from '@mantine/core'
import { useCall } from '../../../../ui/calls.ts'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { LinesSkeleton } from '../../../../ui/kit/Skeletons.tsx'
import { AddressLink, href } from '../../../../ui/route.ts'
import { useWords } from '../../../../ui/words.tsx'
import { GetSurveyBuilder } from '../contract.ts'
import { surveyList } from '../routes.ts'
import { words } from '../words.ts'
import { Builder } from './Builder.tsx'

type Params = { gId: string; bId: string; builderId?: string }

/** `/surveyLibrary/surveyBuilder/{gId}/{bId}/{builderId?}`: builds a survey of a building. */
export const Screen = ({ params: { gId, bId, builderId } }: { params: Params }) => {
  const t = useWords(words)
  const { data, isError } = useCall(GetSurveyBuilder, { gId, bId, ...(builderId && { builderId }) })
  const mine = data && data.BuilderId === (builderId ?? null) ? data : undefined
  if (mine) return <Builder key={builderId ?? 'new'} gId={gId} bId={bId} builder={mine} />
  const back = (
    <Button component={AddressLink} href={href(surveyList)} variant="default">
      {t('builder.back')}
    </Button>
  )
  return (
    <Page
      title={t('builder.title')}
      lead={t('builder.lead')}
      crumbs={[{ label: t('surveys'), to: href(surveyList) }, { label: t('builder.title') }]}
    >
      {isError ? <EmptyState text={t('builder.notFound')} action={back} /> : <LinesSkeleton lines={10} />}
    </Page>
  )
}
