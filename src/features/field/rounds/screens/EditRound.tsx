import { useCall } from '../../../../ui/calls.ts'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { Skeletons } from '../../../../ui/kit/Skeletons.tsx'
import { href } from '../../../../ui/route.ts'
import { useGroupId } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import { GetRound } from '../contract.ts'
import { roundsEngine } from '../routes.ts'
import { words } from '../words.ts'
import { RoundBuilder } from './RoundBuilder.tsx'

/** `/roundsEngineBuilder/{type}/{id}`: a round that is there. */
export const Screen = ({ params: { id } }: { params: { id: string } }) => {
  const t = useWords(words)
  const gId = useGroupId()
  const query = useCall(GetRound, { gId, rId: id }, { quiet: true })
  const round = query.data?.Round
  if (round) return <RoundBuilder gId={gId} bId={round.BuildingId} round={round} type={round.RoundType} />
  return (
    <Page title={t('builder.editing')} crumbs={[{ label: t('title'), to: href(roundsEngine) }]}>
      {query.isError ? <LoadFailed query={query} missing={t('builder.missing')} /> : <Skeletons.Form fields={8} />}
    </Page>
  )
}
