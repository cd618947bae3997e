import { useCall } from '../../../../ui/calls.ts'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { Skeletons } from '../../../../ui/kit/Skeletons.tsx'
import { href } from '../../../../ui/route.ts'
import { useGroupId } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import { GetQrPair } from '../contract.ts'
import { pairLibrary } from '../routes.ts'
import { words } from '../words.ts'
import { PairEditor } from './PairEditor.tsx'

/** `/twoQREdit/{pId}`: a sign with two codes. */
export const Screen = ({ params: { pId } }: { params: { pId: string } }) => {
  const t = useWords(words)
  const gId = useGroupId()
  const query = useCall(GetQrPair, { gId, pId }, { quiet: true })
  const pair = query.data?.Pair
  if (pair) return <PairEditor gId={gId} bId={pair.BuildingId} pair={pair} />
  const crumbs = [{ label: t('library'), to: href(pairLibrary) }]
  return (
    <Page title={t('title')} crumbs={crumbs}>
      {query.isError ? <LoadFailed query={query} missing={t('missing')} /> : <Skeletons.Form fields={6} />}
    </Page>
  )
}
